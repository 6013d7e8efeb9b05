import { describe, expect, it } from 'vitest';
import type { TermList } from '../../../main/engine/alternatives/alternatives-query.ts';
import {
  findAlternatives,
  MOST_ALTERNATIVES,
  type KnownWords,
} from '../../../main/engine/alternatives/find-alternatives.ts';
import { wordsIn } from '../../../main/engine/alternatives/words.ts';

const SOURCE = 'Please sign the agreement today.';
const TRANSLATION = 'Bitte unterschreiben Sie den Vertrag heute.';

/** @param word as it stands in the translation */
function asked(word: string, known: Partial<KnownWords>, translation = TRANSLATION) {
  const start = translation.indexOf(word);
  return findAlternatives(
    { source: SOURCE, translation, at: [start, start + word.length], from: 'en', to: 'de' },
    { lists: [], matches: [], concordance: () => Promise.resolve([]), ...known },
  );
}

const list = (name: string, isUsed: boolean, ...entries: [string, string][]): TermList => ({
  name,
  isUsed,
  entries,
});

/** A concordance over stored pairs, as the memories answer: parts of words count, too. */
const over =
  (pairs: readonly (readonly [string, string])[]): KnownWords['concordance'] =>
  (side, word) =>
    Promise.resolve(
      pairs
        .map(([source, target]) => ({ memory: 'contracts', source, target }))
        .filter((pair) => pair[side].toLowerCase().includes(word)),
    );

const PAIRS = [
  ['The agreement ends in May.', 'Der Vertrag endet im Mai.'],
  ['Read the agreement first.', 'Lesen Sie zuerst den Vertrag.'],
  ['This agreement is new.', 'Dieser Vertrag ist neu.'],
  ['The agreement was signed.', 'Die Vereinbarung wurde unterzeichnet.'],
  ['An agreement needs two sides.', 'Eine Vereinbarung braucht zwei Seiten.'],
  ['The agreement is void.', 'Die Vereinbarung ist nichtig.'],
  ['The house is new.', 'Das Haus ist neu.'],
  ['The garden ends here.', 'Der Garten endet hier.'],
  ['The page is empty.', 'Die Seite ist leer.'],
  ['The pen is blue.', 'Die Feder ist blau.'],
] as const;

describe('alternatives from glossaries', () => {
  it('offers what other glossaries have for the term, those in use first', async () => {
    const lists = [
      list('Others', false, ['agreement', 'Abkommen']),
      list('House', true, ['agreement', 'Vereinbarung'], ['today', 'am heutigen Tag']),
      list('Law', false, ['agreement', 'Vertrag']),
    ];
    const found = await asked('Vertrag', { lists });
    expect(found.map(({ text }) => text)).toEqual(['Vereinbarung', 'Abkommen']);
    expect(found[0]?.sources).toEqual([{ kind: 'glossary', name: 'House', count: 1 }]);
  });

  it('replaces the whole term that the word belongs to', async () => {
    const translation = 'Bitte zeichnen Sie den schriftlichen Vertrag heute.';
    const lists = [
      list('Law', false, ['agreement', 'schriftlichen Vertrag']),
      list('House', true, ['agreement', 'Vereinbarung']),
    ];
    const [found] = await asked('Vertrag', { lists }, translation);
    expect(translation.slice(...(found?.at ?? [0, 0]))).toBe('schriftlichen Vertrag');
  });

  it('says nothing of words that no term stands for', async () => {
    const lists = [
      list('Law', true, ['agreement', 'Vertrag']),
      list('House', true, ['agreement', 'Vereinbarung']),
    ];
    expect(await asked('heute', { lists })).toEqual([]);
  });

  it('offers a term that the translation lacks where memories link the word to it', async () => {
    const lists = [list('House', true, ['agreement', 'Pakt'], ['today', 'am heutigen Tag'])];
    expect(await asked('Vertrag', { lists })).toEqual([]);
    const found = await asked('Vertrag', { lists, concordance: over(PAIRS) });
    expect(found[0]?.text).toBe('Pakt');
    expect(found.map(({ text }) => text)).not.toContain('am heutigen Tag');
  });
});

describe('alternatives from memories', () => {
  const match = (target: string, percent = 100, source = SOURCE) => ({
    memory: 'contracts',
    source,
    target,
    percent,
  });

  it('offers what another translation of the sentence has in its place', async () => {
    const matches = [match('Bitte unterzeichnen Sie den Vertrag heute.'), match(TRANSLATION)];
    expect(await asked('unterschreiben', { matches })).toEqual([
      {
        text: 'unterzeichnen',
        at: [6, 20],
        sources: [{ kind: 'memory', name: 'contracts', count: 1 }],
      },
    ]);
    expect(await asked('Vertrag', { matches })).toEqual([]);
  });

  it('offers nothing of a sentence that is another one at this word', async () => {
    const letter = 'Please sign the letter today.';
    const matches = [match('Bitte unterschreiben Sie den Brief heute.', 80, letter)];
    const found = await asked('Vertrag', { matches, concordance: over(PAIRS) });
    expect(found.map(({ text }) => text)).not.toContain('Brief');
  });

  it('takes a single word of a sentence that differs elsewhere, and no more', async () => {
    const bring = 'Please bring the agreement today.';
    const matches = [
      match('Bitte bringen Sie den Pakt heute.', 80, bring),
      match('Bitte bringen Sie den Kontrakt mit heute.', 80, bring),
    ];
    const found = await asked('Vertrag', { matches, concordance: over(PAIRS) });
    expect(found.map(({ text }) => text)).toEqual(['Pakt', 'Vereinbarung']);
  });

  it('offers what stands for the same source word elsewhere, with its count', async () => {
    const found = await asked('Vertrag', { concordance: over(PAIRS) });
    expect(found).toEqual([
      {
        text: 'Vereinbarung',
        at: [29, 36],
        sources: [{ kind: 'memory', name: 'contracts', count: 3 }],
      },
    ]);
  });

  it('believes no single pair', async () => {
    const few = [PAIRS[0], PAIRS[3]] as const;
    expect(await asked('Vertrag', { concordance: over(few) })).toEqual([]);
  });

  it('offers a word once with all its sources, and not too many', async () => {
    const lists = [
      list('House', true, ['agreement', 'Vereinbarung']),
      ...Array.from({ length: 12 }, (_, n) => list(`G${n}`, false, ['agreement', `Wort${n}`])),
    ];
    const found = await asked('Vertrag', { lists, concordance: over(PAIRS) });
    expect(found).toHaveLength(MOST_ALTERNATIVES);
    expect(found[0]?.sources.map(({ kind }) => kind)).toEqual(['glossary', 'memory']);
  });
});

describe('words', () => {
  it('cuts scripts without spaces', () => {
    expect(wordsIn('契約に署名する。', 'ja').map(({ text }) => text)).toContain('契約');
  });
});
