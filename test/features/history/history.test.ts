import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { SegmentOrigin } from '../../../preload/contract/text.ts';
import { hasGrown } from '../../../main/features/history/same-edit.ts';
import type { Result } from '../../../main/features/result.ts';
import { failureOfAsking, firstOf } from '../rig.ts';
import type { HistoryRig } from './history-rig.ts';
import { befores, call, HOUR_MS, START, startHistory, translated } from './history-rig.ts';

let rig: HistoryRig;
beforeEach(() => {
  rig = startHistory();
});
afterEach(() => rig.close());

const found = (query: string) => rig.page({ query }).entries.map(({ before }) => before);
const last = () => rig.page().entries[0]?.id ?? 0;
const get = async (id: number) => rig.feature.handlers['history.get']({ id }, call());

const detection: Result = {
  kind: 'detection',
  connection: 'work',
  lines: ['Guten Tag', '?'],
  found: [
    { outcome: 'success', language: 'de', by: 'service' },
    { outcome: 'no_language_detected', by: 'service' },
  ],
};
const writing: Result = {
  kind: 'writing',
  connection: 'offline',
  request: {
    text: 'teh end',
    mode: 'correct',
    target: null,
    style: null,
    tone: null,
    lockedTerms: ['g'],
  },
  improvement: {
    state: 'done',
    result: 'the end',
    changes: [],
    isUnchanged: false,
    billed: 7,
    drift: [],
    detected: 'en',
    target: 'en-US',
    parts: { done: 1, all: 1 },
    unchecked: [],
  },
};
const document: Extract<Result, { kind: 'document' }> = {
  kind: 'document',
  connection: 'work',
  connectionName: 'Work',
  id: 'd1',
  name: 'report.docx',
  result: 'report.de.docx',
  source: 'EN',
  target: 'de',
  characters: 50_000,
};
const voice = (more: object = {}): Extract<Result, { kind: 'voice' }> => ({
  kind: 'voice',
  connection: 'work',
  id: 's1',
  title: 'Staff meeting',
  ended: START,
  source: 'en',
  target: 'de',
  spoken: 'budget for harbours',
  translated: 'Haushalt für Häfen',
  ...more,
});

describe('an entry', () => {
  it('is made of every kind of result, newest first', () => {
    for (const result of [translated('Hello', 'Hallo'), writing, detection, document, voice()]) {
      rig.feature.record(result);
    }
    const facts = rig
      .page()
      .entries.map(({ kind, before, after, source, target, characters }) =>
        [kind, before, after, source, target, characters].join('|'),
      );
    expect(facts).toEqual([
      'voice|Staff meeting||en|de|',
      'document|report.docx|report.de.docx|en|de|50000',
      'detection|Guten Tag\n?|de\n—|de||',
      'writing|teh end|the end|en|en-US|7',
      'text|Hello|Hallo|en|de|5',
    ]);
    expect(rig.page().total).toBe(5);
  });

  it('has its texts, its request and its origins wholly', async () => {
    const long = `${'a'.repeat(199)}😀 and more`;
    const segments: readonly SegmentOrigin[] = [
      { kind: 'memory-exact', source: [0, 3], target: [0, 3] },
      { kind: 'engine', source: [3, 6], target: [3, 6] },
      { kind: 'engine', source: [6, 9], target: [6, 9] },
      { kind: 'memory-exact', isLocal: true, source: [21, 30], target: [6, 7] },
    ];
    const options = { formality: 'more' as const, glossaries: ['g1', 'g2'], context: 'c' };
    rig.feature.record(
      translated(long, 'short', { request: { options, isFresh: true }, translation: { segments } }),
    );
    const [entry] = rig.page().entries;
    expect(entry?.before).toBe(`${'a'.repeat(199)}😀`);
    expect(await get(last())).toMatchObject({
      kind: 'text',
      before: entry?.before,
      fullBefore: long,
      fullAfter: 'short',
      of: null,
      connection: 'work',
      connectionName: 'Work',
      origins: ['memory-exact', 'engine', 'local-memory-exact'],
      request: { kind: 'text', request: { text: long, source: 'en', target: 'de', options } },
    });
    rig.feature.record(writing);
    expect((await get(last())).request).toEqual({
      kind: 'writing',
      request: (writing as { request: object }).request,
    });
    rig.feature.record(detection);
    expect((await get(last())).request).toEqual({ kind: 'detection', text: 'Guten Tag\n?' });
    expect(await failureOfAsking(get(999))).toEqual({ code: 'not-found' });
  });

  it('keeps the name that its connection had', () => {
    rig.feature.record(translated('Hello', 'Hallo'));
    rig.names.delete('work');
    rig.feature.record(translated('Bye', 'Tschüs', { connection: 'offline' }));
    expect(rig.page().entries.map(({ connectionName }) => connectionName)).toEqual(['', 'Work']);
  });

  it('names its document as long as it stands in the queue', async () => {
    rig.documents.add('d1');
    rig.feature.record(document);
    expect((await get(last())).of).toBe('d1');
    rig.documents.delete('d1');
    expect((await get(last())).of).toBeNull();
  });

  it('that another version wrote has no request', async () => {
    rig.feature.record(translated('Hello', 'Hallo'));
    rig.database.sqlite.exec(`UPDATE history_text SET request = '{"kind":"text","request":{}}'`);
    expect(await get(last())).toMatchObject({ fullBefore: 'Hello', request: null });
  });
});

describe('one entry for each settled text', () => {
  it('takes the place of what it has grown from, in the same languages and options', async () => {
    for (const text of ['Hel', 'Hello wor', 'Hello, big wor', 'Hello, big world']) {
      rig.feature.record(translated(text, `${text}!`));
      rig.feature.record(translated(text, `${text}?`, { request: { target: 'fr' } }));
      await rig.pass(2000);
    }
    expect(rig.page().entries.map(({ target, after }) => [target, after])).toEqual([
      ['fr', 'Hello, big world?'],
      ['de', 'Hello, big world!'],
    ]);
    expect(found('hel')).toHaveLength(2);
  });

  it('is another one when words were changed or taken out', () => {
    for (const text of ['I have a cat', 'I have a dog', 'I have', 'I have two']) {
      rig.feature.record(translated(text, `${text}!`));
    }
    expect(befores(rig.feature)).toEqual(['I have two', 'I have a dog', 'I have a cat']);
  });

  it('is another one after ten minutes, with other options, over another connection, or pinned', async () => {
    rig.feature.record(translated('One', '1'));
    await rig.pass(11 * 60_000);
    rig.feature.record(translated('One two', '2'));
    rig.feature.record(
      translated('One two three', '3', { request: { options: { formality: 'more' } } }),
    );
    rig.feature.record(translated('One two three', '4', { connection: 'offline' }));
    expect(rig.page().total).toBe(4);
    await rig.feature.handlers['history.pin']({ id: last(), pinned: true }, call());
    rig.feature.record(translated('One two three four', '5', { connection: 'offline' }));
    expect(rig.page().total).toBe(5);
  });

  it('comes to the top when the same was asked and came back once more', () => {
    rig.feature.record(translated('Hello', 'Hallo'));
    rig.feature.record(translated('Bye', 'Tschüs'));
    rig.feature.record(translated('Hello', 'Hallo'));
    expect(befores(rig.feature)).toEqual(['Hello', 'Bye']);
    rig.feature.record(translated('Hello', 'Guten Tag'));
    expect(befores(rig.feature)).toEqual(['Hello', 'Hello', 'Bye']);
    rig.feature.record(document);
    rig.feature.record({ ...document, result: 'report.de-1.docx' });
    expect(rig.page({ kinds: ['document'] }).entries).toMatchObject([
      { after: 'report.de-1.docx' },
    ]);
  });

  it('never loses a letter of what was typed before', () => {
    const text = fc.string({ maxLength: 12 });
    fc.assert(
      fc.property(text, text, fc.nat(12), (before, more, at) => {
        const now = before.slice(0, at) + more + before.slice(at);
        expect(hasGrown(before, now)).toBe(more !== '');
      }),
    );
    fc.assert(
      fc.property(text, text, (before, now) => {
        if (!hasGrown(before, now)) return;
        let at = 0;
        for (const unit of now) if (unit === before[at]) at += 1;
        expect(at).toBe(before.length);
      }),
    );
  });
});

describe('search', () => {
  it('finds words in both texts, the last by its beginning, without case and accents', () => {
    rig.feature.record(translated('The naïve harbour', 'Der naive Hafen'));
    rig.feature.record(translated('A ship sails', 'Ein Schiff segelt über Größen'));
    expect(found('NAIVE hafen')).toEqual(['The naïve harbour']);
    expect(found('harb')).toEqual(['The naïve harbour']);
    expect(found('harb ')).toEqual([]);
    expect(found('grossen uber')).toEqual(['A ship sails']);
    expect(found('ship harbour')).toEqual([]);
    expect(found('"OR NOT (')).toEqual([]);
    expect(found('?!')).toEqual([]);
    expect(found(' ')).toHaveLength(2);
  });

  it('finds parts of scripts without spaces', () => {
    rig.feature.record(translated('Tokyo Metropolis', '東京都に行きました'));
    rig.feature.record(translated('Seoul', '서울에서 만나요'));
    rig.feature.record(translated('Thai', 'ฉันรักเมืองไทย'));
    expect(found('京都')).toEqual(['Tokyo Metropolis']);
    expect(found('東京都に')).toEqual(['Tokyo Metropolis']);
    expect(found('都')).toEqual(['Tokyo Metropolis']);
    expect(found('東都')).toEqual([]);
    expect(found('서울 ')).toEqual(['Seoul']);
    expect(found('เมือง')).toEqual(['Thai']);
  });

  it('marks what it found', () => {
    rig.feature.record(translated('The naïve harbour', 'Der naive Hafen'));
    const [entry] = rig.page({ query: 'naive h' }).entries;
    expect(entry?.hits).toEqual({
      before: [
        [4, 9],
        [10, 11],
      ],
      after: [
        [4, 9],
        [10, 11],
      ],
    });
  });

  it('finds every stretch of words of a text, whatever it is written in', () => {
    const word = fc.constantFrom(
      ...['Haus', 'Bäume', '東京', 'に', 'don’t', '3.14', 'дом', 'बड़ा', '한국어로', 'x'],
    );
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 8 }), fc.nat(7), (words, at) => {
        const text = words.join(' ');
        rig.feature.record(translated(text, '–'));
        expect(found(words.slice(at % words.length).join(' '))).toContain(text);
      }),
      { numRuns: 40 },
    );
  });

  it('goes with filters and pages', () => {
    for (let number = 1; number <= 30; number += 1) {
      const request = {
        source: number % 2 === 0 ? 'en' : null,
        target: number % 3 === 0 ? 'pt-BR' : 'de',
      };
      const connection = number % 5 === 0 ? 'offline' : 'work';
      rig.feature.record(
        translated(`text ${100 + number}`, `Text ${100 + number}`, { request, connection }),
      );
    }
    rig.feature.record(document);
    const total = (request: object) => rig.page(request).total;
    for (const query of ['', 'text']) {
      expect(total({ query, kinds: ['text'] })).toBe(30);
      expect(total({ query, target: 'pt' })).toBe(10);
      expect(total({ query, target: 'p' })).toBe(0);
      expect(total({ query, connection: 'offline' })).toBe(6);
      expect(total({ query, kinds: ['writing', 'voice'] })).toBe(0);
      const numbers: string[] = [];
      let before: number | null = null;
      for (let page = 0; page < 4; page += 1) {
        const { entries, total } = rig.page({ query, kinds: ['text'], before, count: 8 });
        expect(total).toBe(30);
        numbers.push(...entries.map((entry) => entry.before));
        before = entries.at(-1)?.id ?? null;
      }
      expect(numbers).toEqual(Array.from({ length: 30 }, (_, index) => `text ${130 - index}`));
    }
    expect(total({ from: '2026-10-03', until: '2026-10-03' })).toBe(31);
    expect(total({ from: '2026-10-04' })).toBe(0);
    expect(total({ until: '2026-10-02' })).toBe(0);
    expect(total({ pinned: true })).toBe(0);
  });
});

describe('a voice session', () => {
  it('is found by what was said, though no text of it stands in the entry', async () => {
    rig.feature.record(voice());
    expect(found('hafen')).toEqual(['Staff meeting']);
    expect(found('harbours')).toEqual(['Staff meeting']);
    expect(await get(last())).toMatchObject({
      fullBefore: 'Staff meeting',
      fullAfter: '',
      of: 's1',
    });
    expect(rig.feature.hasSession('s1')).toBe(true);
    expect(rig.feature.sessionOf(last())).toBe('s1');
  });

  it('keeps its place and its pin when it is changed, and goes with its session', async () => {
    rig.feature.record(voice());
    const id = last();
    await rig.feature.handlers['history.pin']({ id, pinned: true }, call());
    rig.feature.record(translated('Hello', 'Hallo'));
    rig.feature.record(voice({ connection: null, title: 'Renamed', spoken: 'ships' }));
    expect(rig.page().entries[1]).toMatchObject({
      id,
      before: 'Renamed',
      pinned: true,
      connection: 'work',
    });
    expect(found('harbours')).toEqual([]);
    expect(found('ships')).toEqual(['Renamed']);
    rig.feature.forgetSession('s1');
    expect(befores(rig.feature)).toEqual(['Hello']);
    expect(rig.filesWith('ships')).toEqual([]);
  });
});

const CANARY = 'canaryword';

describe('what is kept', () => {
  it('goes after its time, but for what is pinned', async () => {
    rig.feature.record(translated('old', 'alt'));
    rig.feature.record(translated('pinned', 'fest'));
    await rig.feature.handlers['history.pin']({ id: last(), pinned: true }, call());
    await rig.pass(20 * HOUR_MS);
    rig.feature.record(translated('new', 'neu'));
    rig.settings.set({ ...rig.settings.value, keepHistory: 'day' });
    await rig.pass(3 * HOUR_MS);
    expect(befores(rig.feature)).toEqual(['new', 'pinned', 'old']);
    await rig.pass(HOUR_MS);
    expect(befores(rig.feature)).toEqual(['new', 'pinned']);
    rig.settings.set({ ...rig.settings.value, keepHistory: 'never' });
    await rig.pass(0);
    expect(befores(rig.feature)).toEqual(['pinned']);
    rig.feature.record(translated('unkept', 'x'));
    expect(befores(rig.feature)).toEqual(['pinned']);
  });

  it('is nothing in private mode, and what was there stays', () => {
    rig.feature.record(translated('Hello', 'Hallo'));
    rig.settings.set({ ...rig.settings.value, privateMode: true });
    rig.feature.purgeFromDisk();
    for (const result of [translated(CANARY, CANARY), voice({ spoken: CANARY }), detection]) {
      rig.feature.record(result);
    }
    expect(befores(rig.feature)).toEqual(['Hello']);
    expect(rig.filesWith(CANARY)).toEqual([]);
    rig.settings.set({ ...rig.settings.value, privateMode: false });
    rig.feature.record(translated('Hello you', 'Hallo du'));
    expect(befores(rig.feature)).toEqual(['Hello you', 'Hello']);
  });

  it('leaves no word in any file of what it has grown from, nor of a few that are removed', async () => {
    const integrity = () =>
      rig.database.sqlite.exec(
        "INSERT INTO history_index (history_index) VALUES ('integrity-check')",
      );
    rig.feature.record(translated('stays', 'bleibt'));
    for (const more of [CANARY, `${CANARY}grown`, `${CANARY}grown and more`]) {
      rig.feature.record(translated(`One ${more}`, `Eins ${more}`));
    }
    rig.feature.record(detection);
    const ids = rig.page({ query: CANARY }).entries.map(({ id }) => id);
    expect(ids).toHaveLength(1);
    await rig.feature.handlers['history.remove']({ ids }, call());
    expect(rig.filesWith(CANARY)).toEqual([]);
    expect(rig.page().total).toBe(2);
    integrity();
  });

  it('leaves no word in any file once it is removed', async () => {
    for (let number = 0; number < 60; number += 1) {
      rig.feature.record(
        translated(`${CANARY}${number} ${'x'.repeat(number * 200)}`, 'Übersetzung'),
      );
    }
    rig.feature.record(translated('stays', 'bleibt'));
    const ids = rig.page({ query: CANARY, count: 200 }).entries.map(({ id }) => id);
    expect(ids).toHaveLength(60);
    expect(rig.filesWith(CANARY)).not.toEqual([]);
    await rig.feature.handlers['history.remove']({ ids }, call());
    expect(rig.filesWith(CANARY)).toEqual([]);
    expect(befores(rig.feature)).toEqual(['stays']);
    expect(found('stays')).toEqual(['stays']);
  });

  it('leaves no word in any file after a wipe, pinned or not', async () => {
    for (let number = 0; number < 200; number += 1) {
      rig.feature.record(
        translated(`${CANARY} ${number} ${'x'.repeat(number * 50)}`, `${CANARY}-t`),
      );
    }
    rig.feature.record(voice({ title: CANARY, spoken: `${CANARY} said` }));
    await rig.feature.handlers['history.pin']({ id: last(), pinned: true }, call());
    rig.feature.forget();
    rig.database.scrub();
    expect(rig.filesWith(CANARY)).toEqual([]);
    expect(rig.page()).toEqual({ total: 0, entries: [] });
    rig.feature.record(translated('after', 'danach'));
    expect(found('danach')).toEqual(['after']);
  });

  it('is told to those who watch', async () => {
    const watch = () => rig.feature.handlers['history.watch'](undefined, call());
    const before = await firstOf(watch(), () => true);
    rig.feature.record(translated('Hello', 'Hallo'));
    const after = await firstOf(watch(), () => true);
    expect(after.entries).toBe(1);
    expect(after.version).toBeGreaterThan(before.version);
  });

  it('costs no result when it cannot be written', () => {
    rig.database.sqlite.exec('DROP TABLE history_index');
    rig.feature.record(translated('Hello', 'Hallo'));
    expect(rig.events).toEqual(['history.not-written']);
    expect(rig.page().total).toBe(0);
  });
});
