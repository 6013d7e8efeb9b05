import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readEntries } from '../../../main/features/voice/journal/entry.ts';
import type { Entry } from '../../../main/features/voice/journal/entry.ts';
import { wordCount } from '../../../main/features/voice/transcript/row-breaks.ts';
import { createTranscript } from '../../../main/features/voice/transcript/transcript.ts';

const source = (x: string, a: number, b: number, more: object = {}): Entry => ({
  t: 'source',
  s: [{ x, a, b, l: 'en', ...more }],
  w: null,
});
const target = (x: string, a: number, b: number, l = 'de'): Entry => ({
  t: 'target',
  l,
  s: [{ x, a, b }],
});
function rowsOf(...entries: readonly Entry[]) {
  const transcript = createTranscript();
  for (const entry of entries) transcript.apply(entry);
  return transcript.rows;
}
const texts = (...entries: readonly Entry[]) =>
  rowsOf(...entries).map((row) => (row.kind === 'speech' ? row.source.text : row.kind));

describe('a line ends', () => {
  test('with a sentence, whatever closes it', () => {
    expect(
      texts(source('One', 0, 400), source(' two.”', 400, 800), source(' Three', 900, 1_200)),
    ).toEqual(['One two.”', 'Three']);
    expect(texts(source('一。', 0, 400), source('二', 400, 800))).toEqual(['一。', '二']);
  });
  test('at a pause of more than a second and a half', () => {
    expect(texts(source('One', 0, 400), source(' two', 1_900, 2_300))).toEqual(['One two']);
    expect(texts(source('One', 0, 400), source(' two', 1_901, 2_300))).toEqual(['One', 'two']);
  });
  test('with another language or speaker', () => {
    expect(texts(source('One', 0, 400), source(' deux', 400, 800, { l: 'fr' }))).toHaveLength(2);
    const others: Entry = { t: 'source', s: [{ x: ' two', a: 400, b: 800, l: 'en' }], w: 'others' };
    expect(texts(source('One', 0, 400), others)).toHaveLength(2);
  });
  test('after 25 words', () => {
    const words = Array.from({ length: 30 }, (_, at) =>
      source(` w${at}`, at * 300, at * 300 + 300),
    );
    expect(texts(...words).map(wordCount)).toEqual([25, 5]);
  });
  test('where a person has changed it', () => {
    expect(
      texts(
        source('One', 0, 400),
        { t: 'edit', i: 0, c: 'source', x: 'Won' },
        source(' two', 400, 800),
      ),
    ).toEqual(['One', 'two']);
  });
});

describe('doubtful words', () => {
  const said = (x: string, a: number, d: readonly (readonly [number, number])[]): Entry => ({
    t: 'source',
    s: [{ x, a, b: a + 400, l: 'en', d: d.map(([from, to]) => [from, to]) }],
    w: null,
  });
  const marked = (...entries: readonly Entry[]) =>
    rowsOf(...entries).map((row) => {
      if (row.kind !== 'speech') return [];
      const { text, doubtful = [] } = row.source;
      return doubtful.map(({ start, end }) => text.slice(start, end));
    });

  test('keep their places when a line grows, and when its leading space goes', () => {
    const lines = marked(said(' One two', 0, [[1, 4]]), said(' three four.', 400, [[7, 11]]));
    expect(lines).toEqual([['One', 'four']]);
  });
  test('stay known while an edit stands, and are marked again without it', () => {
    const edit = (x: string | null): Entry => ({ t: 'edit', i: 0, c: 'source', x });
    expect(marked(said('One two.', 0, [[4, 7]]), edit('One too.'), edit(null))).toEqual([['two']]);
  });
  test('that a damaged journal places outside of its text are none', () => {
    expect(
      marked(
        said('One', 0, [
          [0, 3],
          [2, 9],
        ]),
      ),
    ).toEqual([['One']]);
    const [entry] = readEntries([
      JSON.stringify({ t: 'source', s: [{ x: 'One', a: 0, b: 4, d: 'all' }], w: null }),
    ]);
    expect(entry).toMatchObject({ t: 'source', s: [{ x: 'One' }] });
  });
});

describe('concluded text', () => {
  test('that comes again is left out', () => {
    expect(
      texts(
        source('One', 0, 400),
        source(' two', 400, 800),
        source('One', 0, 400),
        source(' two', 410, 790),
      ),
    ).toEqual(['One two']);
  });
  test('that comes late, out of order, is a line of its own', () => {
    expect(
      texts(source('One', 0, 400), source(' three', 800, 1_200), source(' two', 400, 800)),
    ).toEqual(['One three', 'two']);
  });
  test('is the same word twice when it was said twice', () => {
    expect(texts(source('no', 0, 400), source(' no', 400, 800))).toEqual(['no no']);
    expect(texts(source('no', 0, 400), source(' no', 500, 500), source('!', 500, 500))).toEqual([
      'no no!',
    ]);
  });
  test('of any order loses no word and changes none', () => {
    const words = Array.from({ length: 24 }, (_, at) =>
      source(` w${at}`, at * 400, at * 400 + 400),
    );
    fc.assert(
      fc.property(
        fc.shuffledSubarray(words, { minLength: words.length }),
        fc.array(fc.constantFrom(...words), { maxLength: 10 }),
        (order, again) => {
          const transcript = createTranscript();
          let before: string[] = [];
          for (const entry of [...order, ...again]) {
            transcript.apply(entry);
            const now = transcript.rows.map((row) =>
              row.kind === 'speech' ? row.source.text : '',
            );
            before.forEach((text, at) => expect(now[at]?.startsWith(text)).toBe(true));
            before = now;
          }
          const heard = before.flatMap((text) => text.split(' '));
          expect(heard.toSorted()).toEqual(words.map((_, at) => `w${at}`).toSorted());
        },
      ),
    );
  });
});

describe('a translation', () => {
  test('stands beside the line that it shares most time with', () => {
    const rows = rowsOf(
      source('One.', 0, 1_000),
      source(' Two.', 1_000, 2_000),
      target('Eins.', 0, 990),
      target(' Zwei.', 900, 2_000),
    );
    expect(rows).toMatchObject([
      { targets: { de: { text: 'Eins.' } } },
      { targets: { de: { text: 'Zwei.' } } },
    ]);
  });
  test('that comes before its line waits for it', () => {
    expect(rowsOf(target('Eins', 0, 500), source('One', 0, 500))).toMatchObject([
      { source: { text: 'One' }, targets: { de: { text: 'Eins' } } },
    ]);
  });
  test('in a language that nobody asked for is a column, too', () => {
    const rows = rowsOf(source('One', 0, 500), target('Eins', 0, 500), target('Un', 0, 500, 'fr'));
    expect(rows).toMatchObject([{ targets: { de: { text: 'Eins' }, fr: { text: 'Un' } } }]);
  });
  test('is changed by a person with the original kept, and changed back', () => {
    const rows = rowsOf(source('One', 0, 500), target('Eins', 0, 500), {
      t: 'edit',
      i: 0,
      c: 'de',
      x: 'Ein',
    });
    expect(rows).toMatchObject([{ targets: { de: { text: 'Eins', edited: 'Ein' } } }]);
    const back = rowsOf(
      source('One', 0, 500),
      { t: 'edit', i: 0, c: 'source', x: 'Won' },
      { t: 'edit', i: 0, c: 'source', x: null },
    );
    expect(back).toMatchObject([{ source: { text: 'One' } }]);
    expect(back[0]).not.toHaveProperty('source.edited');
  });
});

test('sound that is lost bit by bit is one gap, whatever comes between', () => {
  const rows = rowsOf(
    source('One', 0, 400),
    { t: 'gap', a: 1_000, b: 1_100 },
    { t: 'gap', a: 1_100, b: 1_200 },
    source(' two', 500, 900),
    { t: 'gap', a: 1_200, b: 1_300 },
    { t: 'gap', a: 5_000, b: 5_100 },
  );
  expect(rows.filter(({ kind }) => kind === 'gap')).toMatchObject([
    { startMs: 1_000, endMs: 1_300 },
    { startMs: 5_000, endMs: 5_100 },
  ]);
});

test('a refill stands in rows of its own and closes its gap', () => {
  const rows = rowsOf(
    source('One', 0, 400),
    { t: 'gap', a: 400, b: 3_000 },
    source(' four', 3_000, 3_400),
    { t: 'source', s: [{ x: 'two', a: 500, b: 900, l: 'en' }], w: null, r: true },
    { t: 'target', l: 'de', s: [{ x: 'zwei', a: 500, b: 900 }], r: true },
    { t: 'source', s: [{ x: 'two', a: 500, b: 900, l: 'en' }], w: null, r: true },
    { t: 'refilled', a: 400, b: 3_000 },
  );
  expect(rows).toMatchObject([
    { source: { text: 'One' } },
    { kind: 'gap', refilled: true },
    { source: { text: 'four' }, refilled: false },
    { source: { text: 'two' }, targets: { de: { text: 'zwei' } }, refilled: true },
  ]);
});

test('bookmarks stand in order of time; a note that is null takes one away', () => {
  const transcript = createTranscript();
  transcript.apply({ t: 'mark', id: 'b', a: 2_000, note: 'later' });
  transcript.apply({ t: 'mark', id: 'a', a: 1_000, note: '' });
  transcript.apply({ t: 'mark', id: 'b', a: 2_000, note: 'changed' });
  expect(transcript.bookmarks).toEqual([
    { id: 'a', atMs: 1_000, note: '' },
    { id: 'b', atMs: 2_000, note: 'changed' },
  ]);
  transcript.apply({ t: 'mark', id: 'a', a: 1_000, note: null });
  expect(transcript.bookmarks).toHaveLength(1);
});

test('a voice has the name that was given last, and none once it is taken away', () => {
  const transcript = createTranscript();
  transcript.apply({ t: 'name', w: 'me', x: 'Ada' });
  transcript.apply({ t: 'name', w: 'others', x: 'Grace' });
  expect(transcript.speakers).toEqual({ me: 'Ada', others: 'Grace' });
  transcript.apply({ t: 'name', w: 'me', x: '' });
  expect(transcript.speakers).toEqual({ others: 'Grace' });
});
