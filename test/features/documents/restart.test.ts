import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Failure } from '../../../preload/contract/failure.ts';
import type { DocumentState } from '../../../preload/contract/documents.ts';
import type { DocumentsRig } from './rig.ts';
import { createFakeVault, startDocumentsRig } from './rig.ts';

const NEVER = new Promise<void>(() => undefined);
const signal = new AbortController().signal;

let rig: DocumentsRig;
let vault: ReturnType<typeof createFakeVault>;
beforeEach(() => {
  vault = createFakeVault();
  rig = startDocumentsRig(vault);
});
afterEach(() => rig.close());

const until = (state: DocumentState) => rig.until(() => rig.rows()[0]?.state === state);
const results = () =>
  Object.fromEntries([...rig.output.files].map(([path, bytes]) => [path, bytes.toString()]));

describe('killed while a document is', () => {
  it('queued: it is sent once', async () => {
    await rig.feature.handlers['documents.pause']({ isPaused: true }, { signal });
    await rig.add(['a.txt']);
    rig.killAndStart();
    await rig.feature.handlers['documents.pause']({ isPaused: false }, { signal });
    await rig.untilAll('done');
    expect(rig.service).toMatchObject({ uploads: 1, tries: 1 });
    expect(rig.row('a.txt').maybeSentBefore).toBe(false);
    expect(results()).toEqual({ 'a.de.txt': 'de:a.txt' });
  });

  it('uploading: it is sent once more, and that is said', async () => {
    rig.service.holds.upload = NEVER;
    await rig.add(['a.txt']);
    await until('uploading');
    delete rig.service.holds.upload;
    rig.killAndStart();
    await rig.untilAll('done');
    expect(rig.service).toMatchObject({ uploads: 1, tries: 2 });
    expect(rig.row('a.txt').maybeSentBefore).toBe(true);
  });

  it('uploading twice in a row: only the person has it sent a third time', async () => {
    rig.service.holds.upload = NEVER;
    await rig.add(['a.txt']);
    await until('uploading');
    rig.killAndStart();
    await until('uploading');
    delete rig.service.holds.upload;
    rig.killAndStart();
    await until('failed');
    await rig.clock.pass(3_600_000);
    expect(rig.row('a.txt').failure?.params).toEqual({ name: 'a.txt', reason: 'interrupted' });
    expect(rig.service).toMatchObject({ uploads: 0, tries: 2 });
    await rig.feature.handlers['documents.retry']({ ids: [rig.row('a.txt').id] }, { signal });
    await rig.untilAll('done');
    expect(rig.service).toMatchObject({ uploads: 1, tries: 3 });
  });

  it('translating: the same id and key are asked for', async () => {
    rig.service.takesMs = 60_000;
    await rig.add(['a.txt']);
    await until('translating');
    for (let kill = 0; kill < 3; kill += 1) {
      rig.killAndStart();
      await rig.clock.pass(5000);
    }
    await rig.untilAll('done');
    expect(rig.service).toMatchObject({ uploads: 1, tries: 1 });
    expect(rig.row('a.txt').characters).toEqual({ count: 5, isBilled: true });
    expect(results()).toEqual({ 'a.de.txt': 'de:a.txt' });
  });

  it('downloading: the result is fetched anew', async () => {
    rig.service.holds.result = NEVER;
    await rig.add(['a.txt']);
    await until('downloading');
    delete rig.service.holds.result;
    rig.killAndStart();
    await rig.untilAll('done');
    expect(rig.service).toMatchObject({ uploads: 1, tries: 1 });
    expect(results()).toEqual({ 'a.de.txt': 'de:a.txt' });
  });

  it.each([true, false])(
    'downloaded to the last byte (length said: %s): the service is not asked again',
    async (saysLength) => {
      rig.service.saysLength = saysLength;
      // The last byte has come, and nothing was noted after it.
      const killed = new Promise<void>((resolve) => {
        const usual = { ...rig.output };
        rig.output.open = async (id) => {
          Object.assign(rig.output, { open: usual.open.bind(rig.output) });
          const part = await usual.open(id);
          return { ...part, finish: () => (resolve(), NEVER) };
        };
      });
      await rig.add([{ name: 'a.txt', text: 'Hello' }]);
      let isKilled = false;
      void killed.then(() => (isKilled = true));
      await rig.until(() => isKilled);
      expect(rig.service.sent.size).toBe(0);
      rig.killAndStart();
      await rig.untilAll('done');
      expect(results()).toEqual({ 'a.de.txt': 'de:Hello' });
      expect(rig.service.uploads).toBe(1);
    },
  );

  it('in its place already: it is there once', async () => {
    const usual = { ...rig.output };
    let isPlaced = false;
    rig.output.place = async (...args) => {
      await usual.place(...args);
      isPlaced = true;
      return NEVER.then(() => ({ path: '', name: '' }));
    };
    await rig.add([{ name: 'a.txt', text: 'Hello' }]);
    await rig.until(() => isPlaced);
    Object.assign(rig.output, usual);
    rig.killAndStart();
    await rig.untilAll('done');
    expect(results()).toEqual({ 'a.de.txt': 'de:Hello' });
  });

  it('done but for its hidden name: that goes at the next start', async () => {
    const usual = { ...rig.output };
    rig.output.discard = () => NEVER;
    await rig.add(['a.txt']);
    await rig.untilAll('done');
    Object.assign(rig.output, usual);
    rig.output.files.set('part of-another-program', Buffer.from('x'));
    rig.killAndStart();
    await rig.clock.pass(0);
    expect(Object.keys(results())).toEqual(['a.de.txt', 'part of-another-program']);
  });

  it('half looked at: it is looked at again', async () => {
    rig.examine = (job) => (job.do === 'inspect' ? { id: 999, value: null } : undefined);
    await rig.add(['a.txt']);
    rig.examine = () => undefined;
    rig.killAndStart();
    await rig.untilAll('done');
    expect(rig.service.uploads).toBe(1);
  });

  it('done, failed, cancelled or refused: it stands in the list as it was', async () => {
    rig.examine = (job) =>
      job.do === 'inspect' && job.name === 'r.txt' ? { refused: { reason: 'empty' } } : undefined;
    await rig.add(['d.txt', 'r.txt']);
    await rig.until(() => rig.row('d.txt').state === 'done');
    rig.service.faults.upload.push({ code: 'bad-request', status: 400, traceId: 't' });
    await rig.add(['f.txt']);
    await rig.until(() => rig.row('f.txt').state === 'failed');
    const before = rig.rows();
    rig.killAndStart();
    await rig.until(() => rig.rows().length === 3);
    expect(rig.rows()).toEqual(before);
    await rig.clock.pass(60_000);
    expect(rig.service.uploads).toBe(1);
  });
});

describe('an upload without an answer', () => {
  const LOST: Failure = { code: 'unreachable' };

  it('is repeated once, since it may have arrived, and that is said', async () => {
    rig.service.faults.upload.push(LOST);
    await rig.add(['a.txt']);
    await rig.untilAll('done');
    expect(rig.row('a.txt').maybeSentBefore).toBe(true);
    expect(rig.service.tries).toBe(2);
  });

  it('is not repeated a second time by itself', async () => {
    rig.service.faults.upload.push(LOST, LOST);
    await rig.add(['a.txt']);
    await until('failed');
    await rig.clock.pass(3_600_000);
    expect(rig.service.tries).toBe(2);
    expect(rig.row('a.txt').failure?.params?.['reason']).toBe('interrupted');
  });

  it('is repeated as often as need be while nothing can have arrived', async () => {
    rig.service.faults.open.push(LOST, LOST, LOST, LOST);
    await rig.add(['a.txt']);
    await rig.untilAll('done');
    expect(rig.service.tries).toBe(1);
    expect(rig.row('a.txt').maybeSentBefore).toBe(false);
  });
});

describe('the keys of documents', () => {
  it('stand sealed in the database', async () => {
    rig.service.takesMs = 60_000;
    await rig.add(['a.txt']);
    await until('translating');
    const rows = JSON.stringify(rig.database.sqlite.prepare('SELECT * FROM document').all());
    expect(rows).toContain('sealed');
    expect(rows).not.toContain('key-of-document-1');
  });

  it('that cannot be opened end in a failure; when they can, another try goes on', async () => {
    rig.service.takesMs = 60_000;
    await rig.add(['a.txt']);
    await until('translating');
    vault.hasKey = false;
    rig.killAndStart();
    await until('failed');
    vault.hasKey = true;
    expect(rig.row('a.txt').failure?.params?.['reason']).toBe('locked');
    await rig.feature.handlers['documents.retry']({ ids: [rig.row('a.txt').id] }, { signal });
    await rig.untilAll('done');
    expect(rig.service.uploads).toBe(1);
  });
});

describe('what is kept', () => {
  it('is swept of copies that no document belongs to', async () => {
    rig.folders.files.set('/data/9c0ff1ce-0000-4000-8000-000000000000/source', Buffer.from('x'));
    rig.killAndStart();
    await rig.clock.pass(0);
    expect(rig.folders.files.size).toBe(0);
  });

  it('of a damaged record costs one document', async () => {
    await rig.feature.handlers['documents.pause']({ isPaused: true }, { signal });
    await rig.add(['a.txt', 'b.txt']);
    rig.database.sqlite.prepare("UPDATE document SET record = '{' WHERE number = 1").run();
    rig.killAndStart();
    await rig.until(() => rig.rows().length > 0);
    expect(rig.rows().map(({ name }) => name)).toEqual(['b.txt']);
  });

  it('in private mode is nothing on the disk after the program has ended', async () => {
    rig.settings.isPrivate = true;
    await rig.add(['a.txt']);
    await rig.untilAll('done');
    expect(rig.row('a.txt').hasPreview).toBe(false);
    expect(rig.folders.files.size).toBe(0);
    rig.service.takesMs = 1e9;
    await rig.add(['b.txt']);
    await rig.until(() => rig.row('b.txt').state === 'translating');
    expect(rig.database.sqlite.prepare('SELECT * FROM document').all()).toEqual([]);
    await rig.feature.close();
    expect(rig.folders.files.size).toBe(0);
    expect(Object.keys(results())).toEqual(['a.de.txt']);
  });

  it('leaves the disk when private mode begins, and the list stays', async () => {
    await rig.add(['a.txt']);
    await rig.untilAll('done');
    expect(rig.folders.files.size).toBe(1);
    rig.settings.isPrivate = true;
    rig.feature.purgeFromDisk();
    await rig.until(() => !rig.row('a.txt').hasPreview);
    expect(rig.database.sqlite.prepare('SELECT * FROM document').all()).toEqual([]);
    expect(rig.folders.files.size).toBe(0);
  });

  it('is wiped with everything that is under way; results stay', async () => {
    await rig.add(['a.txt']);
    await rig.untilAll('done');
    rig.service.takesMs = 1e9;
    await rig.add(['b.txt']);
    await rig.until(() => rig.row('b.txt').state === 'translating');
    rig.feature.forget();
    expect(rig.database.sqlite.prepare('SELECT * FROM document').all()).toEqual([]);
    await rig.until(() => rig.rows().length === 0);
    await rig.clock.pass(60_000);
    expect(rig.folders.files.size).toBe(0);
    expect(results()).toEqual({ 'a.de.txt': 'de:a.txt' });
    expect(rig.database.sqlite.prepare('SELECT * FROM document').all()).toEqual([]);
  });
});

it('quitting is not a kill: what was half sent is queued again without a warning', async () => {
  rig.service.holds.upload = NEVER;
  const { services } = rig.service;
  // Only a part of it has gone out.
  const { open } = services;
  services.open = async (connection, signal) => {
    const service = await open(connection, signal);
    return {
      ...service,
      call: (feature, left, run) =>
        service.call(feature, left, (client, either) =>
          run(
            {
              ...client,
              documents: {
                ...client.documents,
                upload: (call, source, options) =>
                  client.documents.upload(call, source, { ...options, onSent: () => undefined }),
              },
            },
            either,
          ),
        ),
    };
  };
  await rig.add(['a.txt']);
  await until('uploading');
  await rig.feature.close();
  delete rig.service.holds.upload;
  rig.killAndStart();
  await rig.untilAll('done');
  expect(rig.row('a.txt').maybeSentBefore).toBe(false);
});
