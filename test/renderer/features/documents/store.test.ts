import { describe, expect, it } from 'vitest';
import type { DocumentCheck } from '../../../../preload/contract/documents.ts';
import { shownGlossaries } from '../../../../renderer/features/customizations/store.ts';
import {
  countIncoming,
  incomingLines,
} from '../../../../renderer/features/documents/intake/incoming.ts';
import { createDocumentsStore } from '../../../../renderer/features/documents/store.ts';
import { IDLE } from '../../../../renderer/ui/failure/attempt.ts';
import { scriptedRpc, settle } from '../../scripted-rpc.ts';
import { row, view } from './rows.ts';

const NOTHING_KNOWN = {
  languages: [],
  memories: [],
  glossaries: shownGlossaries({ glossaries: IDLE, styleRules: IDLE }),
  styleRules: [],
};

function openDocuments(hand = (file: File) => Promise.resolve(`ticket of ${file.name}`)) {
  const fake = scriptedRpc();
  const store = createDocumentsStore(fake.rpc, { hand, facts: () => NOTHING_KNOWN });
  const get = store.state.getState;
  const inputs = (route: string) =>
    fake.asked.filter((one) => one.route === route).map(({ input }) => input);
  return { fake, store, get, inputs };
}

const picked = (...names: string[]) => ({
  files: names.map((name) => ({ file: new File(['x'], name), folder: '' })),
  isCut: false,
});

const fits = (name: string, characters: number | null = 100): DocumentCheck['files'][number] => ({
  name,
  format: 'docx',
  size: 1,
  characters,
  refusal: null,
});

describe('what texts are translated with', () => {
  const memory = { id: 'm', name: 'Office', threshold: 80 };

  it('goes for documents, too, until something is chosen for them', () => {
    const { store, get } = openDocuments();
    store.restore(null, 'de', 'c');
    store.likeText({ options: { memory, glossaries: ['g'], formality: 'more' }, threshold: 80 });
    expect(get().batch).toMatchObject({ shared: { memory, glossaries: ['g'] }, threshold: 80 });
    expect(get().batch.shared.formality).toBeUndefined();
    store.likeText({ options: { local: 'off' }, threshold: 75 });
    expect(get().batch.shared).toEqual({ local: 'off' });
    store.setShared({ local: { memories: ['l'], threshold: 75 } });
    store.likeText({ options: { memory }, threshold: 80 });
    expect(get().batch.shared).toEqual({ local: { memories: ['l'], threshold: 75 } });
  });

  it('gives way to what was chosen for documents with the connection', async () => {
    const { fake, store, get } = openDocuments();
    store.likeText({ options: { memory, glossaries: ['g'] }, threshold: 80 });
    store.restore(null, 'de', 'c');
    fake.last('connection-choices.read').resolve({ styleRule: 's', threshold: 90 });
    await settle();
    expect(get().batch).toMatchObject({ shared: { styleRule: 's' }, threshold: 90 });
    expect(get().batch.shared.memory).toBeUndefined();
    store.leaveConnection(null, null, 'd');
    store.likeText({ options: { memory }, threshold: 80 });
    expect(get().batch.shared.memory).toEqual(memory);
  });
});

describe('chosen files', () => {
  it('are refused by their names without being handed over', async () => {
    const handed: string[] = [];
    const { store, get, inputs } = openDocuments((file) => {
      handed.push(file.name);
      return Promise.resolve('t');
    });
    store.take(picked('film.mp4', 'old.docm', 'book.ditamap', 'README'));
    await settle();
    expect(get().incoming?.files.map(({ refusal }) => refusal?.params)).toEqual([
      { reason: 'unknown-format' },
      { reason: 'macros' },
      { reason: 'ditamap' },
      { reason: 'unknown-format' },
    ]);
    expect(handed).toEqual([]);
    expect(inputs('documents.check')).toEqual([]);
  });

  it('are looked at by main, and nothing joins the queue by itself', async () => {
    const { fake, store, get, inputs } = openDocuments();
    store.take(picked('a.docx', 'b.docx'));
    await settle();
    expect(fake.last('documents.check').input).toMatchObject({
      files: [{ ticket: 'ticket of a.docx', name: 'a.docx', folder: '' }, { name: 'b.docx' }],
    });
    const refusal = { code: 'document-refused', params: { reason: 'password' } } as const;
    fake
      .last('documents.check')
      .resolve({ files: [fits('a.docx'), { ...fits('b.docx'), characters: null, refusal }] });
    await settle();
    const { incoming } = get();
    if (incoming === null) throw new Error('nothing is listed');
    expect(countIncoming(incoming)).toEqual({
      all: 2,
      checked: 2,
      fit: 1,
      refused: 1,
      characters: 100,
      isPartly: false,
      hasMinimum: true,
    });
    expect(incomingLines(incoming, new Set()).map(({ kind }) => kind)).toEqual(['file', 'group']);
    expect(inputs('documents.add')).toEqual([]);
  });

  it('are listed with the accepted ones first and one line for each reason against the others', async () => {
    const { store, get } = openDocuments();
    const films = Array.from({ length: 10_000 - 9 }, (_, place) => `film ${place}.mp4`);
    const accepted = Array.from({ length: 5 }, (_, place) => `letter ${place}.docx`);
    store.take(picked('old.docm', ...films, ...accepted, 'older.xlsm', 'a.ditamap', 'b.docm'));
    await settle();
    const { incoming } = get();
    if (incoming === null) throw new Error('nothing is listed');
    const lines = incomingLines(incoming, new Set());
    expect(lines.slice(0, 5).map(({ kind }) => kind)).toEqual(Array(5).fill('file'));
    const groups = (of: typeof lines) => of.filter((line) => line.kind === 'group');
    expect(
      groups(lines).map(({ refusal, count, names }) => [refusal.params, count, names]),
    ).toEqual([
      [{ reason: 'macros' }, 3, ['old.docm', 'older.xlsm', 'b.docm']],
      [{ reason: 'unknown-format' }, 9991, ['film 0.mp4', 'film 1.mp4', 'film 2.mp4']],
      [{ reason: 'ditamap' }, 1, ['a.ditamap']],
    ]);
    // The others of a group when it is opened.
    expect(lines.filter(({ kind }) => kind === 'name')).toEqual([]);
    const group = groups(lines)[1];
    const opened = incomingLines(incoming, new Set([group?.id ?? '']));
    expect(opened.filter(({ kind }) => kind === 'name')).toHaveLength(9991);
    expect(new Set(opened.map(({ id }) => id)).size).toBe(opened.length);
  });

  it('share what is the same in their refusals: no name, and a limit only where all have it', () => {
    const refused = (key: number, name: string, limit: number) => ({
      key,
      name,
      folder: '',
      size: 1,
      modified: null,
      format: 'docx',
      ticket: null,
      characters: null,
      state: 'refused' as const,
      refusal: { code: 'document-refused', params: { reason: 'size', name, limit } } as const,
    });
    const shared = (...limits: number[]) =>
      incomingLines(
        { files: limits.map((limit, key) => refused(key, `${key}.docx`, limit)), isCut: false },
        new Set(),
      ).find((line) => line.kind === 'group')?.refusal.params;
    expect(shared(30, 30)).toEqual({ reason: 'size', limit: 30 });
    expect(shared(30, 20)).toEqual({ reason: 'size' });
  });

  it('are taken once, and what was refused is looked at again', async () => {
    const { fake, store, get, inputs } = openDocuments();
    const file = (name: string, text = 'x', lastModified = 1) => ({
      file: new File([text], name, { lastModified }),
      folder: '',
    });
    const take = (...files: ReturnType<typeof file>[]) => store.take({ files, isCut: false });
    take(file('a.docx'), file('a.docx'), file('b.docx'));
    expect(get().repeated).toEqual(['a.docx']);
    await settle();
    const refusal = { code: 'document-refused', params: { reason: 'password' } } as const;
    fake.last('documents.check').resolve({
      files: [fits('a.docx'), { ...fits('b.docx'), characters: null, refusal }],
    });
    await settle();
    take(file('a.docx'), file('b.docx'));
    expect(get().repeated).toEqual(['a.docx']);
    await settle();
    expect(fake.last('documents.check').input).toMatchObject({ files: [{ name: 'b.docx' }] });
    expect(inputs('documents.forget')).toEqual([{ tickets: ['ticket of b.docx'] }]);
    const names = () => get().incoming?.files.map(({ name }) => name);
    expect(names()).toEqual(['a.docx', 'b.docx']);
    // Written again meanwhile, or another file of that name.
    take(file('a.docx', 'y', 2));
    expect(get().repeated).toEqual([]);
    expect(names()).toEqual(['a.docx', 'b.docx', 'a.docx']);
  });

  it('are named where main has one under way already, until the next ones are chosen', async () => {
    const { fake, store, get } = openDocuments();
    store.take(picked('a.docx'));
    await settle();
    fake.last('documents.check').resolve({ files: [fits('a.docx')] });
    await settle();
    const started = store.start();
    await settle();
    fake.last('documents.add').resolve({ ids: [], repeated: ['a.docx'] });
    await started;
    expect(get()).toMatchObject({ incoming: null, repeated: ['a.docx'] });
    store.take(picked('b.docx'));
    expect(get().repeated).toEqual([]);
  });

  it('that were changed meanwhile are handed over again, or refused where that cannot be', async () => {
    const changed = (name: string) =>
      Object.assign(new File(['x'], name), {
        slice: () => ({ arrayBuffer: () => Promise.reject(new Error('NotReadableError')) }),
      });
    let round = 1;
    const { fake, store, get, inputs } = openDocuments((file) =>
      round === 2 && file.name === 'gone.docx'
        ? Promise.reject(new Error('no'))
        : Promise.resolve(`${round} ${file.name}`),
    );
    const files = [changed('new.docx'), changed('gone.docx'), new File(['x'], 'same.docx')];
    store.take({ files: files.map((file) => ({ file, folder: '' })), isCut: false });
    await settle();
    fake
      .last('documents.check')
      .resolve({ files: ['new.docx', 'gone.docx', 'same.docx'].map((name) => fits(name)) });
    await settle();
    round = 2;
    const started = store.start();
    await settle();
    expect(fake.last('documents.add').input).toMatchObject({
      files: [{ ticket: '2 new.docx' }, { ticket: '1 same.docx' }],
    });
    expect(inputs('documents.forget')).toEqual([{ tickets: ['1 new.docx'] }]);
    fake.last('documents.add').resolve({ ids: ['1', '2'], repeated: [] });
    await started;
    expect(get().incoming?.files).toMatchObject([
      { name: 'gone.docx', refusal: { code: 'file-gone', params: { reason: 'changed' } } },
    ]);
  });

  it('are an empty list when a dropped folder holds none', () => {
    const { store, get } = openDocuments();
    store.take({ files: [], isCut: false });
    expect(get().incoming).toEqual({ files: [], isCut: false });
    store.dismiss();
    expect(get().incoming).toBeNull();
  });

  it('are looked at by their tickets where they were opened with the program', async () => {
    const { fake, store, get, inputs } = openDocuments(() => Promise.reject(new Error('handed')));
    const opened = (name: string) =>
      ({ ticket: `given ${name}`, name, size: 7, screen: 'documents' }) as const;
    store.takeOpened([opened('a.docx'), opened('b.xliff')]);
    await settle();
    expect(get().incoming).toMatchObject({ isCut: false, files: [{ size: 7 }, { folder: '' }] });
    expect(fake.last('documents.check').input).toMatchObject({
      files: [
        { ticket: 'given a.docx', name: 'a.docx', folder: '' },
        { ticket: 'given b.xliff', name: 'b.xliff' },
      ],
    });
    fake.last('documents.check').resolve({ files: [fits('a.docx'), fits('b.xliff')] });
    await settle();
    expect(get().incoming?.files.map(({ state }) => state)).toEqual(['fit', 'fit']);
    expect(inputs('documents.add')).toEqual([]);
    store.dismiss();
    expect(fake.last('documents.forget').input).toEqual({
      tickets: ['given a.docx', 'given b.xliff'],
    });
  });

  it('join the queue when they fit; refused ones stay with their reason', async () => {
    const { fake, store, get } = openDocuments();
    store.setBatch({ source: 'en', target: 'fr' });
    store.take(picked('a.docx', 'film.mp4'));
    await settle();
    fake.last('documents.check').resolve({ files: [fits('a.docx')] });
    await settle();
    const started = store.start();
    await settle();
    expect(fake.last('documents.add').input).toMatchObject({
      files: [{ ticket: 'ticket of a.docx', name: 'a.docx' }],
      options: { source: 'en', target: 'fr', formality: 'default' },
    });
    fake.last('documents.add').resolve({ ids: ['1'], repeated: [] });
    await started;
    expect(get().incoming?.files.map(({ name }) => name)).toEqual(['film.mp4']);
  });

  it('are all there still when adding them failed, and go when it works', async () => {
    const { fake, store, get } = openDocuments();
    store.take(picked('a.docx'));
    await settle();
    fake.last('documents.check').resolve({ files: [fits('a.docx')] });
    await settle();
    const first = store.start();
    await settle();
    fake.last('documents.add').reject({ code: 'disk-full' });
    await first;
    expect(get().adding).toEqual({ state: 'failed', failure: { code: 'disk-full' } });
    expect(get().incoming?.files).toHaveLength(1);
    const second = store.start();
    await settle();
    fake.last('documents.add').resolve({ ids: ['1'], repeated: [] });
    await second;
    expect(get().incoming).toBeNull();
  });

  it('give their copies up when they are left out, however far they have come', async () => {
    const { fake, store, get, inputs } = openDocuments();
    store.take(picked('a.docx', 'b.docx', 'c.docx'));
    await settle();
    const check = fake.last('documents.check');
    store.drop(get().incoming?.files[0]?.key ?? 0);
    check.resolve({ files: ['a', 'b', 'c'].map((name) => fits(`${name}.docx`)) });
    await settle();
    expect(get().incoming?.files.map(({ name, state }) => [name, state])).toEqual([
      ['b.docx', 'fit'],
      ['c.docx', 'fit'],
    ]);
    store.dismiss();
    expect(get().incoming).toBeNull();
    expect(inputs('documents.forget')).toEqual([
      { tickets: ['ticket of a.docx'] },
      { tickets: ['ticket of b.docx', 'ticket of c.docx'] },
    ]);
  });

  it('give a copy up that arrives after they were left out', async () => {
    const late = Promise.withResolvers<string>();
    const { store, inputs } = openDocuments(() => late.promise);
    store.take(picked('a.docx'));
    store.dismiss();
    late.resolve('late');
    await settle();
    expect(inputs('documents.forget')).toEqual([{ tickets: ['late'] }]);
    expect(inputs('documents.check')).toEqual([]);
  });

  it('say why one could not be handed over', async () => {
    const { store, get, inputs } = openDocuments(() => {
      const refused = Promise.withResolvers<string>();
      refused.reject({ code: 'file-unreadable' });
      return refused.promise;
    });
    store.take(picked('a.docx'));
    await settle();
    expect(get().incoming?.files[0]).toMatchObject({
      state: 'refused',
      refusal: { code: 'file-unreadable' },
    });
    expect(inputs('documents.check')).toEqual([]);
  });

  it('are looked at anew for another service, without being handed over again', async () => {
    const handed: string[] = [];
    const { fake, store, get, inputs } = openDocuments((file) => {
      handed.push(file.name);
      return Promise.resolve('t');
    });
    store.take(picked('a.docx'));
    await settle();
    fake.last('documents.check').resolve({ files: [fits('a.docx')] });
    await settle();
    store.leaveConnection(null, 'es', 'other');
    await settle();
    const refusal = { code: 'document-refused', params: { reason: 'tier' } } as const;
    fake.last('documents.check').resolve({ files: [{ ...fits('a.docx'), refusal }] });
    await settle();
    expect(get().incoming?.files[0]).toMatchObject({ state: 'refused', refusal });
    expect(inputs('documents.check')).toHaveLength(2);
    expect(handed).toEqual(['a.docx']);
    expect(get().batch.target).toBe('es');
  });

  it('do not take the answer of the service that was left', async () => {
    const { fake, store, get, inputs } = openDocuments();
    store.take(picked('a.docx'));
    await settle();
    const old = fake.last('documents.check');
    store.leaveConnection(null, null, 'other');
    const refusal = { code: 'document-refused', params: { reason: 'tier' } } as const;
    old.resolve({ files: [{ ...fits('a.docx'), refusal }] });
    await settle();
    expect(get().incoming?.files[0]?.state).toBe('checking');
    fake.last('documents.check').resolve({ files: [fits('a.docx')] });
    await settle();
    expect(get().incoming?.files[0]?.state).toBe('fit');
    expect(inputs('documents.check')).toHaveLength(2);
  });

  it('are looked at anew when both languages become one', async () => {
    const { fake, store, inputs } = openDocuments();
    store.setBatch({ source: 'en', target: 'de' });
    store.take(picked('a.docx'));
    await settle();
    fake.last('documents.check').resolve({ files: [fits('a.docx')] });
    await settle();
    store.setBatch({ target: 'fr' });
    expect(inputs('documents.check')).toHaveLength(1);
    store.setBatch({ target: 'en-GB' });
    await settle();
    expect(inputs('documents.check')).toHaveLength(2);
  });
});

describe('the queue', () => {
  it('follows main, whatever comes between two frames', async () => {
    const { fake, store, get } = openDocuments();
    const life = new AbortController();
    const following = store.follow(life.signal);
    await fake.emit('documents.watch', view([row('a'), row('b')]));
    await fake.emit('documents.watch', view([row('a', { state: 'uploading' })]));
    await fake.emit('documents.watch', view([row('c')], { removed: ['b'] }));
    await expect
      .poll(() => get().queue.rows.map(({ id, state }) => `${id} ${state}`))
      .toEqual(['a uploading', 'c queued']);
    life.abort();
    await following;
  });

  it('asks for each verb only where it makes sense', async () => {
    const { fake, store, inputs } = openDocuments();
    const rows = [
      row('waits'),
      row('failed', { state: 'failed' }),
      row('done', { state: 'done' }),
      row('refused', { state: 'refused' }),
    ];
    for (const verb of [store.cancel, store.retry, store.remove]) {
      const asked = verb(rows);
      fake.asked.at(-1)?.resolve(null);
      await asked;
    }
    expect(inputs('documents.cancel')).toEqual([{ ids: ['waits'] }]);
    expect(inputs('documents.retry')).toMatchObject([{ ids: ['failed'] }]);
    expect(inputs('documents.remove')).toEqual([{ ids: ['failed', 'done', 'refused'] }]);
    await store.cancel([row('done', { state: 'done' })]);
    expect(inputs('documents.cancel')).toHaveLength(1);
  });

  it('retries with the settings that are shown, unless they are to stay or cannot serve', async () => {
    const { fake, store, inputs } = openDocuments();
    const failed = [row('failed', { state: 'failed' })];
    const press = async (verb: typeof store.retry) => {
      const asked = verb(failed);
      fake.last('documents.retry').resolve(null);
      await asked;
    };
    store.setBatch({ source: 'en', target: 'fr' });
    store.setShared({ memory: { id: 'm', name: 'M', threshold: 90 }, formality: 'more' });
    await press(store.retry);
    await press(store.retryUnchanged);
    store.setBatch({ target: 'en-GB' });
    await press(store.retry);
    const options = {
      source: 'en',
      target: 'fr',
      memory: { id: 'm', threshold: 90 },
      formality: 'more',
    };
    expect(inputs('documents.retry')).toEqual([
      { ids: ['failed'], options: expect.objectContaining(options) as unknown },
      { ids: ['failed'] },
      { ids: ['failed'] },
    ]);
  });

  it('says why a verb could not be done, until another one is', async () => {
    const { fake, store, get } = openDocuments();
    const opened = store.open('a');
    fake.last('documents.open').reject({ code: 'file-gone' });
    await opened;
    expect(get().refused).toEqual({ code: 'file-gone' });
    const shown = store.show('a');
    fake.last('documents.show').resolve(null);
    await shown;
    expect(get().refused).toBeNull();
  });

  it('gives its report as a file, or the reason', async () => {
    const { fake, store, get } = openDocuments();
    const report = { name: 'r.csv', type: 'text/csv', bytes: new Uint8Array(3) };
    const first = store.report();
    fake.last('documents.report').resolve(report);
    expect(await first).toBe(report);
    const second = store.report();
    fake.last('documents.report').reject({ code: 'internal' });
    expect(await second).toBeNull();
    expect(get().refused).toEqual({ code: 'internal' });
  });
});

describe('the preview', () => {
  const shown = row('a', { state: 'done', hasPreview: true });
  const texts = { blocks: [], next: null, isCut: false };

  it('comes, goes, and tells once where it was', async () => {
    const { fake, store, get } = openDocuments();
    const asked = store.preview(shown);
    expect(get().preview).toMatchObject({ row: { id: 'a' }, texts: { state: 'running' } });
    fake.last('documents.preview').resolve(texts);
    await asked;
    expect(get().preview?.texts).toEqual({ state: 'done', value: texts });
    store.closePreview();
    expect(get().preview).toBeNull();
    expect(store.takeLeft()).toBe('a');
    expect(store.takeLeft()).toBeNull();
  });

  it('of a long document goes on piece by piece, until it is closed', async () => {
    const { fake, store, get, inputs } = openDocuments();
    const block = (source: string) =>
      ({ source, target: '', place: null, kind: 'text', fuzzy: [] }) as const;
    void store.preview(shown);
    fake.last('documents.preview').resolve({ blocks: [block('a')], next: 1, isCut: false });
    await settle();
    // What is there can be read already.
    expect(get().preview?.texts).toMatchObject({ value: { blocks: [{ source: 'a' }] } });
    fake.last('documents.preview').resolve({ blocks: [block('b')], next: 2, isCut: false });
    await settle();
    expect(get().preview?.texts).toMatchObject({
      value: { blocks: [{ source: 'a' }, { source: 'b' }] },
    });
    expect(inputs('documents.preview')).toEqual([0, 1, 2].map((from) => ({ id: 'a', from })));
    const late = fake.last('documents.preview');
    store.closePreview();
    expect(late.signal?.aborted).toBe(true);
    late.resolve({ blocks: [block('c')], next: 3, isCut: false });
    await settle();
    expect(get().preview).toBeNull();
    expect(inputs('documents.preview')).toHaveLength(3);
  });

  it('of a pdf asks for no texts: its pages are shown', () => {
    const { store, get, inputs } = openDocuments();
    void store.preview({ ...shown, format: 'pdf' });
    expect(get().preview?.texts).toEqual(IDLE);
    expect(inputs('documents.preview')).toEqual([]);
  });

  it('is not brought back by an answer that comes after it was closed', async () => {
    const { fake, store, get } = openDocuments();
    const asked = store.preview(shown);
    const late = fake.last('documents.preview');
    store.closePreview();
    expect(late.signal?.aborted).toBe(true);
    late.resolve(texts);
    await asked;
    expect(get().preview).toBeNull();
  });
});

describe('what was chosen with a connection', () => {
  it('does not overrule languages that were chosen before anyone knew the connection', () => {
    const { store, get } = openDocuments();
    store.setBatch({ source: 'ja', target: 'fr' });
    store.restore('en', 'de', 'a');
    expect(get().batch).toMatchObject({ source: 'ja', target: 'fr' });
  });

  it('is kept for it, is not shown under another one, and comes back with it', async () => {
    const { fake, store, get, inputs } = openDocuments();
    store.restore('en', 'de', 'a');
    fake.last('connection-choices.read').resolve(null);
    await settle();
    store.setShared({ glossaries: ['of a'] });
    store.setThreshold(90);
    const kept = { glossaries: ['of a'], threshold: 90 };
    expect(inputs('connection-choices.keep').at(-1)).toEqual({
      screen: 'documents',
      connection: 'a',
      choices: kept,
    });
    store.leaveConnection(null, null, 'b');
    expect(get().batch).toMatchObject({ threshold: 75, shared: {} });
    expect(get().batch.shared.glossaries).toBeUndefined();
    fake.last('connection-choices.read').resolve(null);
    await settle();
    expect(get().batch.shared.glossaries).toBeUndefined();
    store.leaveConnection(null, null, 'a');
    fake.last('connection-choices.read').resolve(kept);
    await settle();
    expect(get().batch).toMatchObject({ threshold: 90, shared: { glossaries: ['of a'] } });
  });
});
