import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Failure } from '../../../preload/contract/failure.ts';
import {
  CharacterMapInput,
  DocumentOptions,
  PdfPieceInput,
} from '../../../preload/contract/documents.ts';
import type { DocumentsRig } from './rig.ts';
import { startDocumentsRig } from './rig.ts';

const BUSY: Failure = { code: 'rate-limited', status: 429 };
const QUOTA: Failure = { code: 'quota-exceeded', status: 456, traceId: 'trace' };
const signal = new AbortController().signal;

let rig: DocumentsRig;
beforeEach(() => {
  rig = startDocumentsRig();
});
afterEach(() => rig.close());

const ask = (verb: 'cancel' | 'retry' | 'remove', ...names: string[]) => {
  const ids = names.map((name) => rig.row(name).id);
  return rig.feature.handlers[`documents.${verb}`]({ ids }, { signal });
};
const pause = (isPaused: boolean) =>
  rig.feature.handlers['documents.pause']({ isPaused }, { signal });
const results = () =>
  Object.fromEntries([...rig.output.files].map(([path, bytes]) => [path, bytes.toString()]));

describe('a document', () => {
  it('is looked at, sent, translated, fetched and put in its place', async () => {
    const states: string[] = [];
    await rig.add([{ name: 'plan.txt', folder: 'a/b', text: 'Hello' }], { source: 'en' });
    await rig.until(() => {
      const state = rig.rows()[0]?.state;
      if (state !== undefined && states.at(-1) !== state) states.push(state);
      return state === 'done';
    });
    expect(states).toEqual(expect.arrayContaining(['translating', 'done']));
    expect(results()).toEqual({ 'a/b/plan.de.txt': 'de:Hello' });
    expect(rig.row('plan.txt')).toMatchObject({
      state: 'done',
      result: 'plan.de.txt',
      characters: { count: 5, isBilled: true },
      connection: 'remote',
      connectionName: 'remote',
      failure: null,
      hasPreview: true,
      maybeSentBefore: false,
    });
    expect(rig.row('plan.txt').seconds).toBeGreaterThanOrEqual(1);
    expect(rig.service).toMatchObject({ uploads: 1, tries: 1 });
    expect(rig.billed()).toBe(1);
    expect(rig.results).toEqual([
      {
        kind: 'document',
        connection: 'remote',
        connectionName: 'remote',
        source: 'en',
        target: 'de',
        id: rig.row('plan.txt').id,
        name: 'plan.txt',
        result: 'plan.de.txt',
        characters: 5,
      },
    ]);
    expect(rig.tickets.discarded).toEqual(['ticket-0']);
    expect(rig.events.join()).not.toContain('key-of');
  });

  it('shows what the service found out, and says once what both have noticed', async () => {
    const drawn = { code: 'pdf-drawn', place: 'page 2' };
    rig.examine = (job) =>
      job.do === 'inspect'
        ? { done: { format: 'txt', characters: 5, warnings: [drawn] } }
        : undefined;
    rig.service.found = 'fr';
    rig.service.warnings = [drawn, { code: 'pdf-fonts' }];
    rig.service.engine = { name: 'bergamot', ms: 120, words: 30, characters: 200 };
    await rig.add(['plan.txt'], { source: null });
    await rig.until(() => rig.rows()[0]?.state === 'done');
    expect(rig.row('plan.txt')).toMatchObject({
      found: 'fr',
      warnings: [drawn, { code: 'pdf-fonts' }],
      engine: { name: 'bergamot', ms: 120, words: 30, characters: 200 },
    });
  });

  it('carries every option and the tag to the service', async () => {
    await rig.add(['a.pdf'], {
      source: 'en',
      memory: { id: 'm', threshold: 80 },
      glossaries: ['g1', 'g2'],
      styleRule: 's',
      formality: 'less',
      watermark: true,
      outputFormat: 'docx',
      reportingTag: 'team',
    });
    await rig.until(() => rig.service.uploads === 1);
    const [sent] = rig.service.sent.values();
    expect(sent).toMatchObject({
      tag: 'team',
      call: {
        fileName: 'a.pdf',
        source: 'en',
        target: 'de',
        memory: { id: 'm', threshold: 80 },
        glossaries: ['g1', 'g2'],
        styleRule: 's',
        formality: 'less',
        watermark: true,
        outputFormat: 'docx',
      },
    });
    await rig.untilAll('done');
    expect(Object.keys(results())).toEqual(['a.de.docx']);
  });

  it('is billed by an estimate before', async () => {
    await pause(true);
    rig.examine = (job) =>
      job.do === 'inspect' ? { done: { format: 'docx', characters: 7, warnings: [] } } : undefined;
    await rig.add(['a.docx']);
    await rig.until(() => rig.rows()[0]?.characters !== null && rig.rows().length === 1);
    expect(rig.row('a.docx').characters).toEqual({ count: 50_000, isBilled: false });
  });

  it('never overwrites anything', async () => {
    rig.output.files.set('a.de.txt', Buffer.from('mine'));
    await rig.add(['a.txt']);
    await rig.untilAll('done');
    await rig.add(['a.txt']);
    await rig.untilAll('done');
    expect(results()).toEqual({
      'a.de.txt': 'mine',
      'a.de (2).txt': 'de:a.txt',
      'a.de (3).txt': 'de:a.txt',
    });
    expect(rig.rows().map((row) => row.result)).toEqual(['a.de (2).txt', 'a.de (3).txt']);
  });

  it('takes its name from the template of the settings', async () => {
    rig.settings.naming = '{lang}_{name}{ext}';
    await rig.add(['a.txt']);
    await rig.untilAll('done');
    expect(rig.row('a.txt').result).toBe('de_a.txt');
  });

  it('has its media left out on the way and put back', async () => {
    rig.examine = (job) =>
      job.do === 'inspect' ? { done: { format: 'docx', characters: 7, warnings: [] } } : undefined;
    await rig.add([{ name: 'a.docx', text: 'large' }], { minify: true });
    await rig.untilAll('done');
    expect(rig.jobs.map((job) => job.do)).toEqual(['inspect', 'minify', 'verify', 'restore']);
    expect(results()).toEqual({ 'a.de.docx': 'restored' });
    expect(rig.service.translate).toBeDefined();
  });
});

describe('what is refused', () => {
  it('stands in the list with its reason and is not sent', async () => {
    rig.examine = (job) => {
      if (job.do !== 'inspect') return undefined;
      return job.name === 'c.docx'
        ? { refused: { reason: 'password' } }
        : { done: { format: 'txt', characters: 2_000_000, warnings: [] } };
    };
    await rig.add([{ name: 'a.srt', text: 'x'.repeat(150 * 1024 + 1) }, 'c.docx', 'd.txt']);
    await rig.untilAll('refused');
    expect(rig.rows().map(({ failure }) => failure?.params)).toEqual([
      { reason: 'size', name: 'a.srt', limit: 150 * 1024 },
      { reason: 'password', name: 'c.docx' },
      { reason: 'characters', name: 'd.txt', limit: 1_000_000 },
    ]);
    expect(rig.service.tries).toBe(0);
    expect(rig.folders.files.size).toBe(0);
  });

  it('depends on the tier and on the languages', async () => {
    rig.service.services.active.set({ id: 'other', service: 'remote' });
    await rig.add([{ name: 'a.docx', text: 'x'.repeat(10 * 1024 * 1024 + 1) }]);
    await rig.add(['b.txt'], { source: 'en-GB', target: 'en-US' });
    await rig.untilAll('refused');
    expect(rig.rows().map(({ failure }) => failure?.params?.['reason'])).toEqual([
      'tier',
      'same-language',
    ]);
  });

  it('is refused with its version where the service does not take that', async () => {
    rig.examine = () => ({
      done: { format: 'xliff', characters: 3, warnings: [], otherVersion: '1.1' },
    });
    await rig.add(['a.xlf']);
    await rig.untilAll('refused');
    expect(rig.rows()[0]?.failure).toMatchObject({
      code: 'document-refused',
      params: { reason: 'xliff-version', version: '1.1' },
    });
  });

  it('is told before anything is added, and nothing is kept of it', async () => {
    const ticket = rig.tickets.issue('text');
    rig.examine = () => ({ refused: { reason: 'damaged' } });
    const check = await rig.feature.handlers['documents.check'](
      {
        files: [
          { ticket, name: 'a.docx', folder: '' },
          { ticket: 'gone', name: 'b', folder: '' },
        ],
        options: OPTIONS,
      },
      { signal },
    );
    expect(check.files).toMatchObject([
      { name: 'a.docx', format: 'docx', size: 4, refusal: { params: { reason: 'damaged' } } },
      { name: 'b', format: null, refusal: { code: 'file-gone' } },
    ]);
    expect(rig.folders.files.size).toBe(0);
    expect(rig.tickets.discarded).toEqual([]);
    await rig.feature.handlers['documents.forget']({ tickets: [ticket, 'gone'] }, { signal });
    expect(rig.tickets.discarded).toEqual([ticket]);
  });

  it('is not what a helper process cannot look into: the service may', async () => {
    rig.examine = (job) => (job.do === 'inspect' ? { failed: 'RangeError' } : undefined);
    await rig.add(['a.txt']);
    await rig.untilAll('done');
    expect(rig.row('a.txt').state).toBe('done');
  });

  it('is not a scanned page, which a remote service may read', async () => {
    rig.examine = (job) => (job.do === 'inspect' ? { refused: { reason: 'empty' } } : undefined);
    await rig.add(['scan.pdf', 'empty.txt']);
    await rig.until(() => rig.rows().every(({ state }) => state === 'done' || state === 'refused'));
    expect(rig.rows().map(({ state }) => state)).toEqual(['done', 'refused']);
  });

  it('is a pdf of 0 bytes, which no service could read', async () => {
    rig.examine = (job) => (job.do === 'inspect' ? { refused: { reason: 'no-bytes' } } : undefined);
    await rig.add(['scan.pdf']);
    await rig.untilAll('refused');
    expect(rig.service.uploads).toBe(0);
  });

  it('leaves no half of a batch when the disk is full', async () => {
    rig.folders.full = true;
    await expect(rig.add(['a.txt'])).rejects.toMatchObject({ failure: { code: 'disk-full' } });
    expect(rig.rows()).toEqual([]);
  });
});

const OPTIONS = {
  source: null,
  target: 'de',
  memory: null,
  glossaries: [],
  styleRule: null,
  formality: 'default' as const,
  watermark: false,
  outputFormat: null,
  minify: false,
  reportingTag: null,
  local: 'off' as const,
};

describe('a file that is under way', () => {
  const later = { name: 'a.txt', text: 'B.txt' };

  it('is not added again with the same options, and nothing is kept of it', async () => {
    await rig.feature.handlers['documents.pause']({ isPaused: true }, { signal });
    const [id = ''] = await rig.add(['a.txt', 'a.txt']);
    expect(await rig.add(['a.txt'])).toEqual([]);
    expect(rig.rows().map((row) => row.id)).toEqual([id]);
    expect(rig.folders.list()).toEqual([id]);
    rig.killAndStart();
    expect(await rig.add(['a.txt'])).toEqual([]);
  });

  it('is another one with other content, another folder or other options, and once it is finished', async () => {
    await rig.feature.handlers['documents.pause']({ isPaused: true }, { signal });
    await rig.add(['a.txt']);
    for (const [file, options] of [
      [later, {}],
      [{ name: 'a.txt', folder: 'f', text: 'a.txt' }, {}],
      ['a.txt', { target: 'fr' }],
      ['a.txt', { formality: 'more' as const }],
    ] as const) {
      expect(await rig.add([file], options)).toHaveLength(1);
    }
    expect(rig.rows()).toHaveLength(5);
    await rig.feature.handlers['documents.pause']({ isPaused: false }, { signal });
    await rig.untilAll('done');
    expect(await rig.add(['a.txt'])).toHaveLength(1);
  });
});

describe('many documents', () => {
  it('go five at a time and in order', async () => {
    await rig.add(Array.from({ length: 23 }, (_, index) => `${index}.txt`));
    await rig.untilAll('done');
    expect(rig.service.most).toBe(5);
    expect(rig.service.uploads).toBe(23);
    expect(Object.keys(results())).toHaveLength(23);
  });

  it('wait while the queue is paused; what was sent is still fetched', async () => {
    rig.service.takesMs = 60_000;
    await rig.add(['a.txt']);
    await rig.until(() => rig.rows()[0]?.state === 'translating');
    await pause(true);
    await rig.add(['b.txt']);
    await rig.until(() => rig.row('a.txt').state === 'done');
    await rig.clock.pass(60_000);
    expect(rig.row('b.txt').state).toBe('queued');
    expect(rig.view()).toMatchObject({ isPaused: true });
    rig.killAndStart();
    await rig.clock.pass(60_000);
    expect(rig.row('b.txt').state).toBe('queued');
    await pause(false);
    await rig.untilAll('done');
  });

  it('say how long they still take, unless the service says what nobody can believe', async () => {
    rig.service.takesMs = 60_000;
    rig.service.secondsLeft = 40;
    await rig.add(['a.txt']);
    await rig.until(() => rig.rows().some((row) => row.endsAt !== null));
    const [row] = rig.rows();
    expect(row?.state).toBe('translating');
    const left = (row?.endsAt ?? 0) - rig.clock.date();
    expect(left).toBeGreaterThan(39_000);
    expect(left).toBeLessThanOrEqual(40_000);
    await rig.clock.pass(20_000);
    expect(rig.rows()[0]?.progress).toBeGreaterThan(0.2);
    rig.service.secondsLeft = 2 ** 27;
    await rig.until(() => rig.rows()[0]?.endsAt === null);
    expect(rig.rows()[0]?.progress).toBeGreaterThan(0.2);
    await rig.untilAll('done');
    expect(rig.rows()[0]).toMatchObject({ endsAt: null });
  });

  it('slow down when the service is busy, visibly, and go on by themselves', async () => {
    rig.service.faults.upload.push(BUSY, BUSY);
    rig.service.retryAfterMs = 7000;
    await rig.add(['a.txt', 'b.txt', 'c.txt']);
    await rig.until(() => rig.rows().some((row) => row.retryAt !== null));
    const waiting = rig.rows().find((row) => row.retryAt !== null);
    expect(waiting).toMatchObject({ state: 'queued', failure: BUSY });
    // The page heard of it within a quarter of a second.
    const left = (waiting?.retryAt ?? 0) - rig.clock.date();
    expect(left).toBeGreaterThanOrEqual(6750);
    expect(left).toBeLessThanOrEqual(7000);
    await rig.untilAll('done');
    expect(rig.rows().every((row) => row.retryAt === null && row.failure === null)).toBe(true);
    expect(rig.service).toMatchObject({ uploads: 3, tries: 5 });
    expect(rig.rows().some((row) => row.maybeSentBefore)).toBe(false);
  });

  it('are given up after enough attempts, and only failed ones are tried again', async () => {
    rig.service.faults.upload.push(...Array.from({ length: 12 }, () => BUSY));
    await rig.add(['a.txt']);
    await rig.until(() => rig.rows()[0]?.state === 'failed');
    expect(rig.row('a.txt').failure).toEqual(BUSY);
    await rig.add(['b.txt']);
    await rig.until(() => rig.row('b.txt').state === 'done');
    await ask('retry', 'a.txt', 'b.txt');
    await rig.untilAll('done');
    expect(rig.service.uploads).toBe(2);
    expect(Object.keys(results())).toEqual(['b.de.txt', 'a.de.txt']);
  });

  it('are tried again with the options that are handed over, and looked at once more', async () => {
    rig.settings.tag = 'client';
    rig.service.faults.upload.push({ code: 'not-found', status: 404 });
    await rig.add(['a.txt'], { source: 'en', memory: { id: 'gone', threshold: 75 } });
    await rig.untilAll('failed');
    const { id } = rig.row('a.txt');
    const options = DocumentOptions.parse({
      source: 'en',
      target: 'fr',
      memory: { id: 'there', threshold: 90 },
      formality: 'more',
    });
    const looks = rig.jobs.length;
    await rig.feature.handlers['documents.retry']({ ids: [id], options }, { signal });
    await rig.untilAll('done');
    expect(rig.row('a.txt').options).toEqual({ ...options, reportingTag: 'client' });
    expect(results()).toEqual({ 'a.fr.txt': 'fr:a.txt' });
    expect(rig.jobs.slice(looks).map((job) => job.do)).toContain('inspect');
  });

  it('keep their options where they were another connection’s, or the service has the result', async () => {
    const options = DocumentOptions.parse({ source: 'en', target: 'fr' });
    rig.service.faults.upload.push({ code: 'not-found', status: 404 });
    await rig.add(['a.txt']);
    await rig.untilAll('failed');
    const { active } = rig.service.services;
    const before = active.value;
    active.set({ ...before, id: 'another' });
    const retry = (name: string) =>
      rig.feature.handlers['documents.retry']({ ids: [rig.row(name).id], options }, { signal });
    await retry('a.txt');
    await rig.untilAll('done');
    active.set(before);
    rig.service.faults.result.push({ code: 'key-refused', status: 403 });
    await rig.add(['b.txt']);
    await rig.until(() => rig.row('b.txt').state === 'failed');
    await retry('b.txt');
    await rig.untilAll('done');
    expect(Object.keys(results())).toEqual(['a.de.txt', 'b.de.txt']);
  });

  it('stop when the quota is used up, and go on when the person says so', async () => {
    rig.service.faults.upload.push(QUOTA);
    await rig.add(Array.from({ length: 8 }, (_, index) => `${index}.txt`));
    await rig.until(() => rig.view()?.halted !== null && rig.view()?.halted !== undefined);
    await rig.clock.pass(600_000);
    expect(rig.view()?.halted).toEqual(QUOTA);
    const states = rig.rows().map((row) => row.state);
    expect(states).toContain('queued');
    expect(states).not.toContain('failed');
    const before = rig.service.tries;
    await rig.clock.pass(600_000);
    expect(rig.service.tries).toBe(before);
    await pause(false);
    await rig.untilAll('done');
    expect(rig.view()?.halted).toBeNull();
    expect(rig.service.uploads).toBe(8);
  });

  it('of a connection without its key wait for it; others go on', async () => {
    const remote = rig.service.connections.get('remote');
    if (remote === undefined) throw new Error('no connection');
    remote.hasKey = false;
    await rig.add(['a.txt']);
    await rig.until(() => rig.view()?.halted?.code === 'key-missing');
    rig.service.services.active.set({ id: 'other', service: 'remote' });
    await rig.add(['b.txt']);
    await rig.until(() => rig.row('b.txt').state === 'done');
    expect(rig.row('a.txt').state).toBe('queued');
    remote.hasKey = true;
    rig.service.changed();
    await rig.untilAll('done');
    expect(rig.view()?.halted).toBeNull();
  });

  it('of a connection that was removed fail', async () => {
    await pause(true);
    await rig.add(['a.txt']);
    rig.service.connections.delete('remote');
    await pause(false);
    await rig.until(() => rig.rows()[0]?.state === 'failed');
    expect(rig.row('a.txt').failure).toEqual({ code: 'key-missing', params: { name: 'remote' } });
  });

  it('wait on a full disk without losing their results', async () => {
    rig.output.fault = Object.assign(new Error('full'), { code: 'ENOSPC', syscall: 'write' });
    await rig.add(['a.txt']);
    await rig.until(() => rig.view()?.halted?.code === 'disk-full');
    expect(rig.row('a.txt').state).toBe('downloading');
    await pause(false);
    await rig.untilAll('done');
    expect(rig.service.uploads).toBe(1);
  });
});

describe('cancelling', () => {
  it.each(['queued', 'uploading', 'translating', 'downloading'] as const)(
    'a document that is %s ends everything about it',
    async (state) => {
      if (state === 'queued') await pause(true);
      if (state === 'uploading') rig.service.holds.upload = new Promise(() => undefined);
      if (state === 'translating') rig.service.takesMs = 1e9;
      if (state === 'downloading') rig.service.holds.result = new Promise(() => undefined);
      await rig.add(['a.txt']);
      await rig.until(() => rig.rows()[0]?.state === state);
      await ask('cancel', 'a.txt');
      await rig.until(() => rig.rows()[0]?.state === 'cancelled');
      await rig.clock.pass(3_600_000);
      expect(rig.row('a.txt')).toMatchObject({ state: 'cancelled', failure: null, result: null });
      expect(results()).toEqual({});
      expect(rig.folders.files.size).toBe(0);
      await ask('retry', 'a.txt');
      expect(rig.row('a.txt').state).toBe('cancelled');
    },
  );

  it.each(['cancel', 'remove'] as const)(
    'tells the offline service to stop, and no other: %s',
    async (verb) => {
      const { active } = rig.service.services;
      rig.service.connections.set('offline', { tier: 'paid', hasKey: true });
      rig.service.takesMs = 1e9;
      await rig.add(['a.txt']);
      active.set({ id: 'offline', service: 'offline' });
      await rig.add(['b.txt']);
      const isTranslated = () => rig.rows().every(({ state }) => state === 'translating');
      await rig.until(() => rig.rows().length === 2 && isTranslated());
      await ask(verb, 'a.txt', 'b.txt');
      await rig.until(() => rig.rows().every(({ state }) => state !== 'translating'));
      expect(rig.dropped).toEqual(['document-2']);
    },
  );

  it('does nothing to what is done; taking it off the list leaves the file', async () => {
    await rig.add(['a.txt']);
    await rig.untilAll('done');
    await ask('cancel', 'a.txt');
    expect(rig.row('a.txt').state).toBe('done');
    await ask('remove', 'a.txt');
    await rig.until(() => rig.rows().length === 0);
    expect(results()).toEqual({ 'a.de.txt': 'de:a.txt' });
    expect(rig.folders.files.size).toBe(0);
    rig.killAndStart();
    await rig.clock.pass(1000);
    expect(rig.rows()).toEqual([]);
  });

  it('taking something off the list that is under way ends it', async () => {
    rig.service.takesMs = 1e9;
    await rig.add(['a.txt']);
    await rig.until(() => rig.rows()[0]?.state === 'translating');
    await ask('remove', 'a.txt');
    await rig.until(() => rig.rows().length === 0);
    const { polls } = rig.service;
    await rig.clock.pass(60_000);
    expect(rig.service.polls).toBe(polls);
  });
});

describe('what the service says', () => {
  it.each([
    { reason: 'no-engine', failure: { code: 'no-engine', params: { name: 'a.txt' } } },
    {
      reason: 'no-ocr',
      failure: { code: 'document-refused', params: { name: 'a.txt', reason: 'no-ocr' } },
    },
  ] as const)(
    'that $reason is there fails as such, and is sent anew',
    async ({ reason, failure }) => {
      rig.service.status = () => ({ status: 'error', said: 'None.', reason });
      await rig.add(['a.txt']);
      await rig.untilAll('failed');
      expect(rig.row('a.txt').failure).toEqual(failure);
      // What was missing may have been installed meanwhile.
      rig.service.status = () => null;
      await ask('retry', 'a.txt');
      await rig.untilAll('done');
      expect(rig.service.uploads).toBe(2);
    },
  );

  it('that it gave up fails with its words, and another try sends the document anew', async () => {
    rig.service.status = () => ({
      status: 'error',
      said: 'Source and target language are equal.',
      reason: null,
    });
    await rig.add(['a.txt']);
    await rig.untilAll('failed');
    expect(rig.row('a.txt').failure).toEqual({
      code: 'document-failed',
      params: { name: 'a.txt', reason: 'same-language' },
      said: 'Source and target language are equal.',
    });
    rig.service.status = () => null;
    await ask('retry', 'a.txt');
    await rig.untilAll('done');
    expect(rig.service.uploads).toBe(2);
  });

  it('that the result is not ready after all makes it wait again', async () => {
    rig.service.faults.result.push({
      code: 'service-unavailable',
      status: 503,
      said: 'Document translation is not done',
    });
    await rig.add(['a.txt']);
    await rig.untilAll('done');
    expect(rig.service).toMatchObject({ uploads: 1 });
    expect(rig.events.join()).toContain('"state":"downloading","code":"service-unavailable"');
  });

  it.each([
    { code: 'not-found', status: 404 } satisfies Failure,
    {
      code: 'service-unavailable',
      status: 503,
      said: 'Document already downloaded',
    } satisfies Failure,
  ])('that the result is gone: %o', async (failure) => {
    rig.service.faults.result.push(failure);
    await rig.add(['a.txt']);
    await rig.untilAll('failed');
    expect(rig.row('a.txt').failure?.params).toEqual({ name: 'a.txt', reason: 'gone' });
  });

  it('nothing for a while does not end a translation', async () => {
    rig.service.faults.status.push(
      ...Array.from({ length: 20 }, (): Failure => ({ code: 'unreachable' })),
    );
    await rig.add(['a.txt']);
    await rig.until(() => rig.rows()[0]?.retryAt !== null && rig.rows().length === 1);
    expect(rig.row('a.txt')).toMatchObject({
      state: 'translating',
      failure: { code: 'unreachable' },
    });
    await rig.untilAll('done');
    expect(rig.service.uploads).toBe(1);
  });

  it('for ever that it translates is given up, and another try asks for the same document', async () => {
    rig.service.status = () => ({ status: 'translating', secondsLeft: null });
    await rig.add(['a.txt']);
    await rig.untilAll('failed');
    expect(rig.row('a.txt').failure?.code).toBe('timeout');
    rig.service.status = () => null;
    await ask('retry', 'a.txt');
    await rig.untilAll('done');
    expect(rig.service.uploads).toBe(1);
  });

  it('a refused key fails the document, with the trace for the report', async () => {
    rig.service.faults.upload.push({ code: 'key-refused', status: 403, traceId: 'abc' });
    await rig.add(['a.txt']);
    await rig.untilAll('failed');
    const { bytes } = await rig.feature.handlers['documents.report'](undefined, { signal });
    expect(new TextDecoder().decode(bytes)).toContain('"key-refused 403","","abc"');
  });
});

describe('a result', () => {
  it('that breaks off is fetched again from its beginning', async () => {
    rig.service.cutAt = 4;
    await rig.add([{ name: 'a.txt', text: 'Hello' }]);
    await rig.untilAll('done');
    expect(results()).toEqual({ 'a.de.txt': 'de:Hello' });
  });

  it.each([true, false])(
    'that is far larger than its source is aborted, whether its size is known: %s',
    async (isTold) => {
      const { translate } = rig.service;
      rig.service.saysLength = isTold;
      rig.service.translate = () => Buffer.alloc(2 * 1024 * 1024);
      await rig.add([{ name: 'a.txt', text: 'Hello' }]);
      await rig.untilAll('failed');
      expect(rig.row('a.txt').failure).toEqual({
        code: 'document-failed',
        params: { name: 'a.txt', reason: 'result-too-large' },
      });
      expect([...rig.output.files.keys()]).toEqual([]);
      expect(results()).toEqual({});
      rig.service.translate = translate;
      await ask('retry', 'a.txt');
      await rig.untilAll('done');
      expect(rig.service.uploads).toBe(1);
    },
  );

  it('that stalls is aborted and leaves nothing behind', async () => {
    rig.service.cutAt = 3;
    rig.service.cut = { code: 'timeout', params: { host: 'h', reason: 'stalled' } };
    await rig.add([{ name: 'a.txt', text: 'Hello' }]);
    await rig.untilAll('failed');
    expect(rig.row('a.txt').failure?.params).toEqual({ name: 'a.txt', reason: 'result-stalled' });
    expect([...rig.output.files.keys()]).toEqual([]);
  });

  it('that is no whole file is thrown away, and the document can be sent again', async () => {
    rig.examine = (job) => (job.do === 'verify' ? { refused: { reason: 'damaged' } } : undefined);
    await rig.add(['a.txt']);
    await rig.untilAll('failed');
    expect(rig.row('a.txt').failure?.params).toEqual({ name: 'a.txt', reason: 'result-damaged' });
    expect(results()).toEqual({});
    rig.examine = () => undefined;
    await ask('retry', 'a.txt');
    await rig.untilAll('done');
    expect(rig.service.uploads).toBe(2);
  });

  it('is not asked for while its folder takes nothing; it waits at the service', async () => {
    rig.output.refuses = Object.assign(new Error('no'), { code: 'EACCES', syscall: 'open' });
    await rig.add(['a.txt']);
    await rig.untilAll('failed');
    expect(rig.row('a.txt').failure?.params).toEqual({ name: 'a.txt', reason: 'not-written' });
    expect(rig.service.sent.size).toBe(1);
    rig.output.refuses = null;
    await ask('retry', 'a.txt');
    await rig.untilAll('done');
    expect(rig.service.uploads).toBe(1);
  });

  it('is opened and shown by other programs, which are told its path', async () => {
    await rig.add(['a.txt']);
    await rig.untilAll('done');
    const one = { id: rig.row('a.txt').id };
    await rig.feature.handlers['documents.open'](one, { signal });
    await rig.feature.handlers['documents.show'](one, { signal });
    expect(rig.opened).toEqual(['open a.de.txt', 'show a.de.txt']);
    rig.openOutcome = 'gone';
    const opening = rig.feature.handlers['documents.open'](one, { signal });
    await expect(opening).rejects.toMatchObject({
      failure: { code: 'file-gone', params: { name: 'a.de.txt' } },
    });
    const none = rig.feature.handlers['documents.open']({ id: 'x' }, { signal });
    await expect(none).rejects.toMatchObject({ failure: { code: 'not-found' } });
  });

  it('is shown beside its document', async () => {
    await rig.add(['a.txt']);
    await rig.untilAll('done');
    const block = { source: 'a', target: 'b', place: null, kind: 'text' };
    rig.examine = (job) =>
      job.do === 'preview'
        ? { done: { blocks: [block], isByUnit: true, next: null, isCut: false } }
        : undefined;
    const one = { id: rig.row('a.txt').id, from: 0 };
    const preview = await rig.feature.handlers['documents.preview'](one, { signal });
    expect(preview).toEqual({ blocks: [{ ...block, fuzzy: [] }], next: null, isCut: false });
    expect(rig.jobs.at(-1)).toMatchObject({ do: 'preview', result: 'a.de.txt', name: 'a.txt' });
    rig.examine = () => ({ failed: 'ENOENT' });
    const gone = rig.feature.handlers['documents.preview'](one, { signal });
    await expect(gone).rejects.toMatchObject({ failure: { code: 'file-gone' } });
  });
});

it('shows where fuzzy matches are, in the block that the service names and only where it has such words', async () => {
  const spot = (unit: number, start: number, end: number) => ({ unit, start, end, percent: 82 });
  rig.service.fuzzy = [spot(3, 0, 2), spot(3, 1, 3), spot(3, 3, 5), spot(4, 2, 90)];
  const [id = ''] = await rig.add(['a.txt']);
  await rig.untilAll('done');
  rig.killAndStart();
  const block = { source: 'a', target: 'zwei', place: null, kind: 'text' };
  const shown = { blocks: [block, { ...block, target: 'ab cd' }, block], next: null, isCut: false };
  rig.examine = () => ({ done: { ...shown, isByUnit: true } });
  const one = { id, from: 2 };
  const show = () => rig.feature.handlers['documents.preview'](one, { signal });
  const marks = (await show()).blocks.map(({ fuzzy }) => fuzzy);
  const mark = (start: number, end: number) => ({ start, end, percent: 82 });
  expect(marks).toEqual([[], [mark(0, 2), mark(3, 5)], []]);
  rig.examine = () => ({ done: { ...shown, isByUnit: false } });
  expect((await show()).blocks.every(({ fuzzy }) => fuzzy.length === 0)).toBe(true);
});

describe('a pdf beside its translation', () => {
  it('is read in parts, each side separately, for no other type', async () => {
    await rig.add(['a.pdf', 'b.txt']);
    await rig.untilAll('done');
    const { hasPreview, id } = rig.row('a.pdf');
    expect(hasPreview).toBe(true);
    const read = rig.feature.handlers['documents.pdf-piece'];
    const text = { id: rig.row('b.txt').id, side: 'source', from: 0, to: 9 } as const;
    await expect(read(text, { signal })).rejects.toMatchObject({
      failure: { code: 'file-unreadable' },
    });
    // The folders of this rig are in memory, so that nothing stands where the result should.
    const gone = read({ id, side: 'result', from: 0, to: 9 }, { signal });
    await expect(gone).rejects.toMatchObject({ failure: { code: 'file-gone' } });
    expect(PdfPieceInput.safeParse({ id: 'x', side: 'source', from: 5, to: 5 }).success).toBe(
      false,
    );
    expect(CharacterMapInput.safeParse({ name: '../../keys.bcmap' }).success).toBe(false);
  });

  it('that became a docx has no pages to show', async () => {
    await rig.add(['a.pdf'], { outputFormat: 'docx' });
    await rig.untilAll('done');
    expect(rig.row('a.pdf').hasPreview).toBe(false);
  });
});

describe('the page', () => {
  it('gets the whole queue in pieces, then what has changed, and no path, id or key', async () => {
    await pause(true);
    await rig.add(Array.from({ length: 1500 }, (_, index) => `${index}.txt`));
    const views = rig.feature.handlers['documents.watch'](undefined, { signal })[
      Symbol.asyncIterator
    ]();
    const sizes = [];
    for (let taken = 0; taken < 2; taken += 1) {
      const { value } = (await views.next()) as { value: { rows: readonly unknown[] } };
      sizes.push(value.rows.length);
    }
    expect(sizes).toEqual([1000, 500]);
    const text = JSON.stringify(rig.rows());
    expect(text).not.toContain('/data');
    expect(text).not.toContain('handle');
  });
});

describe('where the data file became read-only', () => {
  const set = (isReadOnly: boolean) =>
    rig.database.sqlite.exec(`PRAGMA query_only=${isReadOnly ? 'ON' : 'OFF'}`);

  it.each(['queued', 'translating'] as const)(
    'a document that is %s waits, and goes on once it can be written',
    async (state) => {
      rig.service.takesMs = 60_000;
      if (state === 'queued') await pause(true);
      await rig.add(['a.txt']);
      if (state === 'queued') {
        await rig.until(() => rig.rows()[0]?.characters !== null);
        await pause(false);
      } else await rig.until(() => rig.rows()[0]?.state === state);
      set(true);
      await rig.until(() => rig.view()?.halted?.code === 'data-not-written');
      set(false);
      await pause(false);
      await rig.untilAll('done');
      expect(rig.service.uploads).toBe(1);
    },
  );
});
