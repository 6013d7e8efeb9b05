import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { caller, temporaryFolder, testAssets } from './running-service.ts';
import { runProgram, startProgram } from './spawned-service.ts';
import type { Serving } from './spawned-service.ts';

let folder: ReturnType<typeof temporaryFolder>;
let args: string[];
const serving: Serving[] = [];
beforeEach(() => {
  folder = temporaryFolder();
  args = ['--data', join(folder.path, 'data'), '--assets', testAssets(folder.path)];
});
afterEach(async () => {
  for (const service of serving.splice(0)) await service.end('SIGKILL');
  folder.remove();
});
const keep = (service: Serving): Serving => {
  serving.push(service);
  return service;
};
const start = async (...more: string[]): Promise<Serving> =>
  keep(await startProgram([...args, ...more]));

const hello = { text: ['Hello'], source_lang: 'EN', target_lang: 'DE' };

describe('the program', () => {
  it('prints one line and serves until it is told to stop', async () => {
    const service = await start();
    const call = caller(service.baseUrl, service.developerKey);
    expect((await call('POST', '/v2/translate', { json: hello })).status).toBe(200);
    expect((await call('POST', '/v3/detect/language', { json: { text: ['a'] } })).status).toBe(200);
    expect((await call('GET', '/control/faults', { key: service.adminKey })).status).toBe(200);
    expect(await service.end('SIGTERM')).toBe(0);
    expect(service.lines).toHaveLength(1);
    expect(Object.keys(JSON.parse(service.lines[0] ?? '') as object)).toEqual([
      'base_url',
      'developer_key',
      'admin_key',
    ]);
  });

  it('says at its start what the folder of a speech model lacks, and serves', async () => {
    const model = join(folder.path, 'model');
    mkdirSync(model);
    writeFileSync(join(model, 'model.onnx'), 'x');
    const service = await start('--speech-model', model);
    expect(service.errors()).toContain('Missing or empty: tokens.txt.');
    const call = caller(service.baseUrl, service.developerKey);
    expect((await call('POST', '/v2/translate', { json: hello })).status).toBe(200);
  });

  it('keeps its keys in a file that only its owner can read', async () => {
    const first = await start();
    await first.end('SIGINT');
    const file = join(folder.path, 'data', 'keys.json');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readFileSync(file, 'utf8')).toContain(first.developerKey);
    const second = await start();
    expect([second.developerKey, second.adminKey]).toEqual([first.developerKey, first.adminKey]);
  });

  it('gives a free key with --tier free, and takes faults, keywords and a rate', async () => {
    const service = await start(
      '--tier',
      'free',
      '--fault',
      '503:1',
      '--keyword',
      'Other',
      '--rate',
      '2',
    );
    expect(service.developerKey).toMatch(/:fx$/);
    const call = caller(service.baseUrl, service.developerKey);
    const headers = { authorization: `Other ${service.developerKey}` };
    const statuses = [];
    for (let i = 0; i < 4; i += 1)
      statuses.push((await call('GET', '/v2/usage', { headers })).status);
    expect(statuses).toEqual([503, 200, 200, 429]);
  });

  it('says in a sentence why it cannot start', async () => {
    const wrong: [string[], RegExp][] = [
      [['--nonsense'], /Unknown option '--nonsense'/],
      [['--port', 'x', ...args], /--port takes a whole number/],
      [['--port', '70000', ...args], /--port takes a whole number/],
      [['--tier', 'gold', ...args], /must be paid or free/],
      [['--port', '-1', ...args], /--port takes a whole number from 0 to 65535/],
      [['--port'], /--port takes a value/],
      [['--fault', 'x', ...args], /The fault "x" is unknown/],
      [['--fault', '429:x', ...args], /"429:x" has the count "x", which is not a whole number/],
      [['--keyword', 'a b', ...args], /cannot be a keyword/],
      [['--rate', '0', ...args], /--rate takes a whole number/],
      [['--data='], /--data takes a folder/],
      [['extra', ...args], /extra/],
    ];
    for (const [given, message] of wrong) {
      const { status, output, errors } = await runProgram(given);
      expect([given, status, output]).toEqual([given, 2, '']);
      expect(errors).toMatch(message);
      expect(errors.trim().split('\n')).toHaveLength(1);
    }
  });

  it('explains every option and fault with --help', async () => {
    const { status, output } = await runProgram(['--help']);
    expect(status).toBe(0);
    for (const word of [
      '--port',
      '--data',
      '--tier',
      '--fault',
      '--keyword',
      '--rate',
      '--assets',
      'no-answer',
      'malformed',
    ]) {
      expect(output).toContain(word);
    }
  });

  it('says that the port is in use', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => other.once('listening', resolve));
    const { port } = other.address() as AddressInfo;
    const { status, errors } = await runProgram([...args, '--port', String(port)]);
    other.close();
    expect(status).toBe(1);
    expect(errors).toBe(`Port ${port} is in use by another program; choose another.\n`);
  });
});

describe('the folder of the program', () => {
  it('is among the data of the app where none is named', async () => {
    const home = join(folder.path, 'home');
    const environment = { ...process.env, XDG_DATA_HOME: home };
    const service = keep(await startProgram(args.slice(2), environment));
    const data = join(home, 'dragoman', 'service');
    expect(readdirSync(data)).toContain('service.sqlite');
    expect(statSync(data).mode & 0o777).toBe(0o700);
    await service.end('SIGTERM');
  });

  it('that cannot be used is named in one sentence', async () => {
    const file = join(folder.path, 'file');
    writeFileSync(file, '');
    for (const data of [file, join(file, 'data')]) {
      const { status, output, errors } = await runProgram(['--data', data]);
      expect([status, output]).toEqual([1, '']);
      expect(errors).toBe(
        `${data} can’t be the data folder: it, or a folder above it, is a file. Choose another one.\n`,
      );
    }
  });

  it('gets a fresh database beside a damaged one', async () => {
    const service = await start();
    await service.end('SIGTERM');
    const data = join(folder.path, 'data');
    for (const name of ['service.sqlite', 'memories.sqlite']) {
      writeFileSync(join(data, name), 'no database at all, but long enough '.repeat(200));
    }
    const again = await start();
    expect(again.developerKey).toBe(service.developerKey);
    const call = caller(again.baseUrl, again.developerKey);
    expect((await call('POST', '/v2/translate', { json: hello })).status).toBe(200);
    expect((await call('GET', '/v3/translation_memories')).json.translation_memories).toHaveLength(
      1,
    );
    const told = again.errors().trim().split('\n');
    expect(told).toHaveLength(2);
    for (const name of ['service.sqlite', 'memories.sqlite']) {
      const backup = readdirSync(data).find((file) => file.startsWith(`${name}.damaged-`)) ?? '';
      expect(readFileSync(join(data, backup), 'utf8')).toContain('no database at all');
      expect(told).toContainEqual(expect.stringMatching(`${name} was damaged.*${backup}`));
    }
  });
});

describe('the end', () => {
  const logs = () =>
    readdirSync(join(folder.path, 'data')).filter((name) => /-(wal|shm)$/.test(name));

  it.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)(
    'by %s closes the databases',
    async (signal) => {
      const service = await start();
      await caller(service.baseUrl, service.developerKey)('POST', '/v2/translate', { json: hello });
      expect(logs()).not.toEqual([]);
      expect(await service.end(signal)).toBe(0);
      expect(logs()).toEqual([]);
    },
  );

  it('by Ctrl+C to the whole group, passed on once more by a parent, does too', async () => {
    const service = await start();
    process.kill(-(service.process.pid ?? NaN), 'SIGINT');
    expect(await service.end('SIGINT')).toBe(0);
    expect(logs()).toEqual([]);
  });
});

describe('kill -9', () => {
  it('loses no call that was answered', async () => {
    const service = await start();
    const call = caller(service.baseUrl, service.developerKey);
    let answered = 0;
    const stream = async (name: string): Promise<void> => {
      for (let i = 0; ; i += 1) {
        const headers = { 'x-service-reporting-tag': `${name}-${i}` };
        const { status } = await call('POST', '/v2/translate', { json: hello, headers });
        if (status !== 200) throw new Error(`status ${status}`);
        tags.push(`${name}-${i}`);
        answered += 1;
        if (answered === 60) service.process.kill('SIGKILL');
      }
    };
    const tags: string[] = [];
    await Promise.allSettled(['a', 'b', 'c', 'd'].map(stream));
    expect(answered).toBeGreaterThanOrEqual(60);
    await service.end('SIGKILL');

    const again = await start();
    expect(again.developerKey).toBe(service.developerKey);
    const usage = await caller(again.baseUrl, again.developerKey)('GET', '/v2/usage');
    const database = new DatabaseSync(join(folder.path, 'data', 'service.sqlite'), {
      readOnly: true,
    });
    const rows = database.prepare('SELECT tag, units FROM ledger').all();
    database.close();
    const kept = new Set(rows.map((row) => row['tag']));
    expect(tags.filter((tag) => !kept.has(tag))).toEqual([]);
    // Sums and rows are written together.
    expect(usage.json.character_count).toBe(rows.length * 5);
  });
});
