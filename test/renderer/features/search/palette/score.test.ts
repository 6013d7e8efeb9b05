import { describe, expect, it } from 'vitest';
import { score } from '../../../../../renderer/ui/actions/score.ts';

/** The texts that a query finds, the best first. */
const found = (query: string, texts: readonly string[]) =>
  texts
    .map((text) => ({ text, points: score(query, text) }))
    .filter(({ points }) => points > 0)
    .sort((one, other) => other.points - one.points)
    .map(({ text }) => text);

const NAMES = [
  'Go to Documents',
  'Go to Detect',
  'Make a new glossary',
  'Import a glossary',
  'Export the transcript',
  'Use the dark theme',
  'Translate now',
];

describe('score', () => {
  it('finds by the beginnings of words, in any order', () => {
    expect(found('glo imp', NAMES)).toEqual(['Import a glossary']);
    expect(found('dark', NAMES)).toEqual(['Use the dark theme']);
    expect(found('TRANS', NAMES)[0]).toBe('Translate now');
  });

  it('puts the whole name first, then the beginning of the name', () => {
    expect(found('go', ['Let go', 'Go', 'Go to Text'])).toEqual(['Go', 'Go to Text', 'Let go']);
  });

  it('finds by initials', () => {
    expect(found('gtd', NAMES)).toEqual(['Go to Documents', 'Go to Detect']);
    expect(found('utd', NAMES)).toEqual(['Use the dark theme']);
  });

  it('finds letters in their order only near each other and from the beginning of a word', () => {
    expect(found('glsry', NAMES)).toEqual(['Make a new glossary', 'Import a glossary']);
    expect(score('mky', 'Make a new glossary, or rather a dictionary')).toBe(0);
    expect(score('ossary', 'Make a new glossary')).toBeGreaterThan(0);
    expect(score('ssry', 'Make a new glossary')).toBe(0);
  });

  it('takes accents, case and scripts without spaces as people type them', () => {
    expect(score('parametres', 'Ouvrir les paramètres')).toBeGreaterThan(0);
    expect(score('用語集', '新しい用語集を作る')).toBeGreaterThan(0);
    expect(score('ذاكرة', 'استيراد ذاكرة')).toBeGreaterThan(0);
  });

  it('finds nothing by nothing, and by what is not there', () => {
    expect(score('', 'Translate now')).toBe(0);
    expect(score('  ', 'Translate now')).toBe(0);
    expect(score('zebra', 'Translate now')).toBe(0);
  });
});
