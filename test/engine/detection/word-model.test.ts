import { describe, expect, it } from 'vitest';
import { createWordModel } from '../../../main/engine/detection/word-model.ts';

const chances = createWordModel({
  de: 'und die der nicht Datei speichern Einstellung Verbindung Sprache',
  en: 'and the not file save setting connection language',
});
const likeliest = (text: string) =>
  [...chances(text)].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? null;

describe('a word model', () => {
  it.each([
    ['save the file', 'en'],
    ['Datei speichern', 'de'],
    // Not listed: told by their letters.
    ['collection', 'en'],
    ['Verstellung', 'de'],
  ])('tells the language of “%s”', (text, language) => {
    expect(likeliest(text)).toBe(language);
  });

  it('counts a frequent word more than a rare one', () => {
    const model = createWordModel({ en: 'aaa bbb', de: 'ccc ddd' });
    expect(model('aaa').get('en')).toBeGreaterThan(model('bbb').get('en') ?? 0);
  });

  it('says nothing of a text without words', () => {
    expect(chances('12.5 %').size).toBe(0);
  });

  it('stays finite for letters that no list has', () => {
    for (const chance of chances('ж'.repeat(200)).values()) expect(chance).toBeGreaterThan(-1e6);
  });
});
