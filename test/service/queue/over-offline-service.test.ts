import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import {
  createReadStream,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import mammoth from 'mammoth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inflate } from '../../../main/engine/formats/zip/inflate.ts';
import { readZip } from '../../../main/engine/formats/zip/read-zip.ts';
import { createNodeNetwork } from '../../../main/system/node-network.ts';
import type { StartHelper } from '../../../main/system/processes.ts';
import type { DocumentOptions, DocumentRow } from '../../../preload/contract/documents.ts';
import type { Rig } from '../../features/rig.ts';
import { firstOf, startRig } from '../../features/rig.ts';

const root = join(import.meta.dirname, '../../..');
const golden = join(root, 'test/engine/formats/golden/files');

let folder: string;
let rig: Rig;
let control: { readonly baseUrl: string; readonly adminKey: string };
let service: ChildProcess;

/** The real programs, as they are built. */
const startHelper: StartHelper = (entry) => {
  const child = fork(join(root, 'dist', 'main', entry), [], {
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    serialization: 'advanced',
  });
  if (entry === 'offline.js') {
    service = child;
    child.on('message', (message) => {
      const { value } = message as { value?: { ready?: typeof control } };
      control = value?.ready ?? control;
    });
  }
  return {
    send: (message) => child.connected && child.send(message as object, () => undefined),
    onMessage: (listener) => child.on('message', listener),
    onExit: (listener) => child.once('exit', listener),
    kill: () => child.kill(),
  };
};

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'dragoman-queue-service-'));
  rig = await startRig({
    startHelper,
    network: createNodeNetwork({}),
    paths: { data: folder, assets: join(root, 'assets') },
    output: join(folder, 'out'),
    // A ticket is the path.
    files: {
      take: (path) => ({
        name: basename(path),
        size: statSync(path).size,
        path,
        open: () => createReadStream(path),
        discard: () => Promise.resolve(),
      }),
    },
  });
});
afterAll(async () => {
  await rig.close();
  rmSync(folder, { recursive: true, force: true });
});

async function add(path: string, options: Partial<DocumentOptions> = {}): Promise<string> {
  const { ids } = await rig.ask('documents.add', {
    files: [{ ticket: path, name: basename(path) }],
    options: { source: 'en', target: 'de', ...options },
  });
  return ids[0] ?? '';
}

async function rowWhen(id: string, fits: (row: DocumentRow) => boolean): Promise<DocumentRow> {
  let found: DocumentRow | undefined;
  await firstOf(rig.watch('documents.watch', undefined), ({ rows }) => {
    found = rows.find((row) => row.id === id && fits(row)) ?? found;
    return found !== undefined;
  });
  if (found === undefined) throw new Error('no such row');
  return found;
}

const isOver = ({ state }: DocumentRow) => !/queued|uploading|translating|downloading/.test(state);
const result = (row: DocumentRow) => join(folder, 'out', row.result ?? '');
const setFaults = (faults: readonly object[]) =>
  fetch(`${control.baseUrl}/control/document-faults`, {
    method: 'PUT',
    headers: {
      authorization: `Service-Auth-Key ${control.adminKey}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ faults }),
  }).then((answer) => expect(answer.status).toBe(200));

describe('the queue over the real offline service', () => {
  it('translates a docx, which another reader opens, and bills it', async () => {
    const id = await add(join(golden, 'docx/letter.docx'));
    const row = await rowWhen(id, isOver);
    expect(row).toMatchObject({
      state: 'done',
      result: 'letter.de.docx',
      // What is there: nobody bills here, so no least count applies.
      characters: { count: 418, isBilled: true },
      hasPreview: true,
    });
    const before = await mammoth.extractRawText({ path: join(golden, 'docx/letter.docx') });
    const after = await mammoth.extractRawText({ path: result(row) });
    expect(after.value).not.toBe(before.value);
    const paragraphs = (text: string) => text.split('\n').filter((line) => line.trim() !== '');
    expect(paragraphs(after.value)).toHaveLength(paragraphs(before.value).length);
    const { blocks } = await rig.ask('documents.preview', { id });
    expect(blocks.length).toBeGreaterThan(3);
    expect(blocks.some(({ source, target }) => source !== target && target !== '')).toBe(true);
  });

  it('keeps media here and gives them back bit by bit', async () => {
    const original = join(golden, 'docx/handbook.docx');
    const row = await rowWhen(await add(original, { minify: true }), isOver);
    expect(row.state).toBe('done');
    const media = async (path: string) => {
      const { entries } = await readZip(readFileSync(path));
      const pictures = entries.filter(({ name }) => /\.(png|jpe?g|svg|emf|gif)$/.test(name));
      return Promise.all(pictures.map(async (entry) => [entry.name, await inflate(entry)]));
    };
    const kept = await media(original);
    expect(kept.length).toBeGreaterThan(0);
    expect(await media(result(row))).toEqual(kept);
    expect((await mammoth.extractRawText({ path: result(row) })).value.length).toBeGreaterThan(100);
  });

  it('tells what the service says when it gives a document up, and tries again', async () => {
    await setFaults([{ kind: 'fail', count: 1 }]);
    const path = join(folder, 'plan.txt');
    writeFileSync(path, 'Good morning.\n');
    const id = await add(path);
    const failed = await rowWhen(id, isOver);
    expect(failed).toMatchObject({ state: 'failed', failure: { code: 'document-failed' } });
    expect(failed.failure?.said).not.toBe('');
    await rig.ask('documents.retry', { ids: [id] });
    const row = await rowWhen(id, ({ state }) => state === 'done');
    expect(readFileSync(result(row), 'utf8')).not.toBe('');
  });

  it('fetches a result again whose transfer broke off', async () => {
    await setFaults([{ kind: 'cut', count: 2 }]);
    const row = await rowWhen(await add(join(golden, 'html/handbook.html')), isOver);
    expect(row).toMatchObject({ state: 'done', failure: null });
    expect(readFileSync(result(row), 'utf8').trimEnd()).toMatch(/<\/html>$/);
  });

  it('goes on when the service dies while it translates: the same document, sent once', async () => {
    await setFaults([{ kind: 'slow', count: 1, ms: 1500 }]);
    const path = join(folder, 'notes.txt');
    writeFileSync(path, 'Good evening.\n');
    const id = await add(path);
    await rowWhen(id, ({ state }) => state === 'translating');
    service.kill('SIGKILL');
    const row = await rowWhen(id, isOver);
    expect(row).toMatchObject({ state: 'done', maybeSentBefore: false });
  });

  it('leaves the service to the next document when one is cancelled', async () => {
    await setFaults([{ kind: 'slow', count: 4, ms: 60_000 }]);
    const paths = Array.from({ length: 4 }, (_, at) => join(folder, `long-${at}.txt`));
    for (const path of paths) writeFileSync(path, 'Good night.\n');
    const ids = await Promise.all(paths.map((path) => add(path)));
    for (const id of ids) await rowWhen(id, ({ state }) => state === 'translating');
    await rig.ask('documents.cancel', { ids });
    await setFaults([]);
    const path = join(folder, 'short.txt');
    writeFileSync(path, 'Good day.\n');
    expect(await rowWhen(await add(path), isOver)).toMatchObject({ state: 'done' });
  });

  it('refuses what the service would refuse, before it is sent', async () => {
    const path = join(folder, 'broken.docx');
    writeFileSync(path, 'no archive');
    const row = await rowWhen(await add(path), isOver);
    expect(row).toMatchObject({
      state: 'refused',
      failure: { code: 'document-refused', params: { reason: 'wrong-content' } },
    });
  });
});
