import { beforeEach, describe, expect, it } from 'vitest';
import type { GlossaryReader } from '../../../main/features/glossary-reader.ts';
import { createGlossarySearcher } from '../../../main/features/search/glossary-searcher.ts';
import { createHistorySearcher } from '../../../main/features/search/history-searcher.ts';
import { createSearch } from '../../../main/features/search/search.ts';
import type { Searcher } from '../../../main/features/search/searcher.ts';
import { createTranscriptSearcher } from '../../../main/features/search/transcript-searcher.ts';
import { FeatureFailure } from '../../../main/features/feature-failure.ts';
import type { Transcript } from '../../../main/engine/transcripts/transcript.ts';
import type { Entry, Glossary } from '../../../preload/contract/glossaries.ts';
import type { HistoryRig } from '../history/history-rig.ts';
import { startHistory, translated } from '../history/history-rig.ts';

const call = () => ({ signal: new AbortController().signal });
const events: string[] = [];
const searchOver = (searchers: readonly Searcher[]) => {
  const feature = createSearch({ searchers, log: { write: (event) => void events.push(event) } });
  return (query: string, count = 8) => feature['search.all']({ query, count }, call());
};

describe('search.all', () => {
  const searcher = (origin: Searcher['origin'], search: Searcher['search']): Searcher => ({
    origin,
    search,
  });

  it('has a group for each searcher, in their order, also for one that comes later', async () => {
    const none = () => Promise.resolve({ total: 0, hits: [] });
    const slow = async () => {
      await new Promise(setImmediate);
      return { total: 3, hits: [] };
    };
    const search = searchOver([searcher('memory', slow), searcher('glossary', none)]);
    expect((await search('x')).groups).toEqual([
      { origin: 'memory', total: 3, hits: [] },
      { origin: 'glossary', total: 0, hits: [] },
    ]);
    expect(await search('?!')).toEqual({ groups: [] });
  });

  it('leaves out a group that cannot be searched, and logs a fault of ours', async () => {
    const failing = () => Promise.reject(new FeatureFailure({ code: 'offline-service-down' }));
    const broken = () => Promise.reject(new TypeError('x'));
    const none = () => Promise.resolve({ total: 0, hits: [] });
    const search = searchOver([
      ...[searcher('memory', failing), searcher('glossary', broken), searcher('history', none)],
    ]);
    expect((await search('x')).groups.map(({ origin }) => origin)).toEqual(['history']);
    expect(events).toEqual(['search.failed']);
  });
});

describe('glossaries', () => {
  let read: string[];
  let entries: Entry[];
  beforeEach(() => {
    read = [];
    entries = [
      ['harbour', 'Hafen'],
      ['Größe', 'size'],
      ['harbour dues', 'Hafengeld'],
    ];
  });
  const glossary = (): Glossary => ({
    id: 'g1',
    name: 'Ships',
    created: null,
    dictionaries: [{ source: 'en', target: 'de', entries: entries.length }],
  });
  const reader: GlossaryReader = {
    listed: () => Promise.resolve([glossary()]),
    entries: (_, id) => {
      read.push(id);
      return Promise.resolve(entries);
    },
  };
  const services = {
    openActive: () =>
      Promise.resolve({
        connection: 'work',
        service: 'remote' as const,
        call: () => Promise.reject(new Error('not called')),
      }),
  };

  it('are searched in both languages; each dictionary is read once until it changes', async () => {
    const searcher = createGlossarySearcher({ services, glossaries: reader });
    const search = searchOver([searcher]);
    const [group] = (await search('hafen')).groups;
    expect(group).toMatchObject({ origin: 'glossary', total: 2 });
    expect(group?.hits[0]).toEqual({
      origin: 'glossary',
      id: 'g1',
      name: 'Ships',
      source: 'en',
      target: 'de',
      before: 'harbour',
      after: 'Hafen',
      hits: { before: [], after: [[0, 5]] },
    });
    expect((await search('hafen', 1)).groups[0]).toMatchObject({ total: 2, hits: [{}] });
    expect((await search('grosse size')).groups[0]?.total).toBe(1);
    expect((await search('harbour size')).groups[0]?.total).toBe(0);
    expect(read).toEqual(['g1']);
    entries = [...entries, ['dock', 'Hafenbecken']];
    expect((await search('hafen')).groups[0]?.total).toBe(3);
    expect(read).toHaveLength(2);
    searcher.forget();
    await search('hafen');
    expect(read).toHaveLength(3);
  });
});

describe('history and transcripts', () => {
  let rig: HistoryRig;
  beforeEach(() => {
    rig = startHistory();
    return () => rig.close();
  });
  const line = (source: string, de: string, edited?: string): Transcript['lines'][number] => ({
    kind: 'speech',
    startMs: 0,
    endMs: 1,
    language: 'en',
    speaker: null,
    source: { text: source, ...(edited === undefined ? {} : { edited }) },
    targets: { de: { text: de } },
  });
  const transcript: Transcript = {
    title: 'Staff',
    started: 0,
    mediaMs: 2,
    speakers: {},
    bookmarks: [],
    lines: [
      line('We have a harbour.', 'Wir haben einen Hafen.'),
      line('The new harbor is big.', 'Der neue Hafen ist groß.', 'The new harbour is big.'),
      { kind: 'gap', startMs: 0, endMs: 1 },
    ],
  };

  it('are two groups; of a session the line that has most is shown', async () => {
    const asked: string[] = [];
    rig.feature.record(translated('A harbour', 'Ein Hafen'));
    rig.feature.record({
      kind: 'voice',
      connection: 'work',
      id: 's1',
      title: 'Staff',
      ended: 1,
      source: 'en',
      target: 'de',
      spoken: 'We have a harbour.\nThe new harbour is big.',
      translated: 'Wir haben einen Hafen.\nDer neue Hafen ist groß.',
    });
    const search = searchOver([
      createHistorySearcher(rig.feature),
      createTranscriptSearcher({
        history: rig.feature,
        transcriptOf: (id) => {
          asked.push(id);
          return Promise.resolve(transcript);
        },
      }),
    ]);
    const { groups } = await search('harbour');
    expect(groups.map(({ origin, total }) => [origin, total])).toEqual([
      ['history', 1],
      ['transcript', 1],
    ]);
    expect(groups[0]?.hits[0]).toMatchObject({ before: 'A harbour', hits: { before: [[2, 9]] } });
    const [hit] = (await search('new hafen')).groups[1]?.hits ?? [];
    expect(hit).toEqual({
      origin: 'transcript',
      id: 's1',
      name: 'Staff',
      source: 'en',
      target: 'de',
      before: 'The new harbour is big.',
      after: 'Der neue Hafen ist groß.',
      hits: { before: [[4, 7]], after: [[9, 14]] },
    });
    expect((await search('nobody')).groups.map(({ total }) => total)).toEqual([0, 0]);
    expect(asked).toEqual(['s1', 's1']);
  });
});
