import { execFile, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { unless } from '../app/unless.ts';
import { missingPrograms } from './foreign-readers/programs.ts';
import { startTestService } from './running-service.ts';
import type { TestService } from './running-service.ts';

// Programs that know nothing of this service but its address and a key.

const runFile = promisify(execFile);
const PROGRAMS = join(import.meta.dirname, 'programs');

let service: TestService;
let folder: string;
let letter: string;
beforeAll(async () => {
  service = await startTestService();
  folder = mkdtempSync(join(tmpdir(), 'dragoman-clients-'));
  letter = join(folder, 'letter.txt');
  writeFileSync(letter, 'Good morning, everyone.\n\nPlease sign the contract.\n');
});
afterAll(async () => {
  expect(service.faults).toEqual([]);
  await service.close();
  rmSync(folder, { recursive: true });
});

/** The base system's perl has no HTTP client. */
const noPerl =
  missingPrograms('perl') ??
  (spawnSync('/usr/bin/perl', ['-MHTTP::Tiny', '-MJSON::PP', '-e', '1']).status === 0
    ? null
    : 'not installed: the modules of perl');

const lines = (name: string): RegExp[] => [
  /^form 200 2$/,
  /^json 200 kept$/,
  /^detect 200 [1-9]/,
  /^usage 200 counts$/,
  /^languages 200 many$/,
  /^write 200 1$/,
  new RegExp(`^glossary 201 ${name}$`),
  new RegExp(`^patched 200 ${name} two$`),
  /^entries 200 beam=Strahl$/,
  /^deleted 204 0$/,
  /^upload 200 taken$/,
  /^status done$/,
  /^result 200 bytes$/,
  /^refused 40[13] /,
];

describe.each([
  { name: 'Perl', program: 'perl', file: 'client.pl', missing: noPerl },
  { name: 'Python', program: 'python3', file: 'client.py', missing: missingPrograms('python3') },
])('a client in $name', ({ name, program, file, missing }) => {
  it('uses each kind of call', unless(missing), async () => {
    const args = [join(PROGRAMS, file), service.baseUrl, service.developerKey, letter];
    const { stdout } = await runFile(`/usr/bin/${program}`, args);
    const told = stdout.trimEnd().split('\n');
    lines(name).forEach((line, index) => expect(told[index]).toMatch(line));
  });
});

describe('curl', unless(missingPrograms('curl')), () => {
  const curl = async (path: string, ...args: string[]) => {
    const key = `Authorization: Service-Auth-Key ${service.developerKey}`;
    const { stdout } = await runFile(
      '/usr/bin/curl',
      ['-sS', '-w', '\n%{http_code}', '-H', key, ...args, `${service.baseUrl}${path}`],
      { encoding: 'utf8' },
    );
    const at = stdout.lastIndexOf('\n');
    const body = stdout.slice(0, at);
    return { status: Number(stdout.slice(at + 1)), body };
  };
  const json = async (path: string, ...args: string[]) => {
    const { status, body } = await curl(path, ...args);
    return { status, json: JSON.parse(body) as Record<string, unknown> };
  };

  it('sends forms', async () => {
    const form = ['--data-urlencode', 'text=Tea & cake', '--data-urlencode', 'text=Thé'];
    const answer = await json('/v2/translate', ...form, '-d', 'target_lang=DE&source_lang=EN');
    expect(answer.status).toBe(200);
    expect(answer.json['translations']).toHaveLength(2);
  });

  it('sends JSON over HTTP/1.1 and HTTP/1.0, from a file and packed in chunks', async () => {
    const body = join(folder, 'body.json');
    writeFileSync(body, JSON.stringify({ text: ['Hello'], source_lang: 'EN', target_lang: 'DE' }));
    const type = ['-H', 'Content-Type: application/json'];
    for (const more of [[], ['--http1.0'], ['-H', 'Transfer-Encoding: chunked']]) {
      const answer = await json('/v2/translate', ...type, '--data-binary', `@${body}`, ...more);
      expect(answer.status).toBe(200);
      expect(answer.json['translations']).toHaveLength(1);
    }
  });

  it('uploads a document with -F and stores the result with -o', async () => {
    const file = `file=@${letter};type=text/plain;filename=Brief ä.txt`;
    const taken = await json('/v2/document', '-F', 'target_lang=DE', '-F', file);
    expect(taken.status).toBe(200);
    const key = `document_key=${String(taken.json['document_key'])}`;
    const path = `/v2/document/${String(taken.json['document_id'])}`;
    await expect.poll(async () => (await json(path, '-d', key)).json['status']).toBe('done');
    const result = join(folder, 'result.txt');
    expect((await curl(`${path}/result`, '-d', key, '-o', result)).status).toBe(200);
    expect(readFileSync(result, 'utf8').split('\n')).toHaveLength(4);
  });

  it('asks with -G, --get and a body that it names itself', async () => {
    const asked = await json('/v2/languages', '-G', '-d', 'type=target');
    expect(asked.status).toBe(200);
    const made = await json('/v3/spoken-terms', '--json', '{"name":"Terms"}');
    expect(made.status).toBe(201);
    const id = String(made.json['spoken_terms_id'] ?? made.json['id']);
    expect((await curl(`/v3/spoken-terms/${id}`, '-X', 'DELETE')).status).toBe(204);
  });

  it('is refused as multipart where only documents are uploaded', async () => {
    const answer = await json('/v2/translate', '-F', 'text=Hello', '-F', 'target_lang=DE');
    expect(answer.status).toBe(415);
    expect(answer.json['code']).toBe('invalid_content_type');
  });
});
