import { describe, expect, it } from 'vitest';
import { createForbiddenCheck } from '../../../main/engine/segment-checks/check-forbidden.ts';
import { isForbidden, isOffered } from '../../../preload/contract/forbidden-rules.ts';
import { ForbiddenTerm } from '../../../preload/contract/segment-forbidden-terms.ts';
import { RIGHT_PAIRS } from './right-pairs.ts';

const term = (target: string, source = '', isExact = false, to = 'de') =>
  ForbiddenTerm.parse({ from: 'en', to, source, target, isExact });
const found = (terms: readonly ForbiddenTerm[], source: string, target: string, to = 'de') =>
  createForbiddenCheck(terms, to)
    .check(source, target)
    .map(({ what }) => what);

describe('forbidden terms', () => {
  it.each([
    ['as a whole word', 'Drücken Sie die Taste.', true],
    ['in another letter case', 'DRÜCKEN SIE DIE TASTE', true],
    ['inflected', 'Drücken Sie beide Tasten.', true],
    ['not within another word', 'Drücken Sie die Tastenkombination.', false],
    ['not where they are not', 'Drücken Sie den Knopf.', false],
    ['not in a tag', 'Drücken Sie <a title="Taste">hier</a>.', false],
  ])('are found %s', (_, target, isFound) => {
    expect(found([term('Taste')], 'Press the button.', target)).toEqual(isFound ? ['Taste'] : []);
  });

  it('that are meant as written are found as written alone', () => {
    const exact = [term('Taste', '', true)];
    expect(found(exact, 'Press.', 'Die Taste.')).toEqual(['Taste']);
    expect(found(exact, 'Press.', 'Die Tasten.')).toEqual([]);
    expect(found(exact, 'Press.', 'DIE TASTE')).toEqual([]);
  });

  it('of a source term hold only where the source says it', () => {
    const button = [term('Taste', 'button')];
    expect(found(button, 'Press the Button.', 'Die Taste.')).toEqual(['Taste']);
    expect(found(button, 'Press the key.', 'Die Taste.')).toEqual([]);
    expect(found(button, 'A buttonhole.', 'Die Taste.')).toEqual([]);
  });

  it('are found in scripts without spaces and with other letters', () => {
    expect(
      found([term('サーバ', 'server', false, 'ja')], 'The server.', 'サーバを起動', 'ja'),
    ).toEqual(['サーバ']);
    expect(found([term('ordinateur')], 'PC', 'L’ordinateur est là.', 'fr')).toEqual(['ordinateur']);
  });

  it('that no right pair holds are found in none', () => {
    for (const [to, pairs] of Object.entries(RIGHT_PAIRS)) {
      const check = createForbiddenCheck([term('Xyzzy'), term('Qwert plugh', 'file')], to);
      expect(pairs.flatMap(([source, target]) => check.check(source, target))).toEqual([]);
    }
  });

  it('are never offered, nor words that begin as they do; nor is a term of a glossary that is one', () => {
    const terms = [term('Taste'), term('Knopf', 'button', true)];
    expect(
      ['Tasten drücken', 'die taste', 'Betaste', 'Knopf', 'knopf'].map((text) =>
        isOffered(text, terms),
      ),
    ).toEqual([false, false, true, false, true]);
    expect(isForbidden(terms, 'key', 'taste')).toBe(true);
    expect(isForbidden(terms, 'button', 'Knopf')).toBe(true);
    expect(isForbidden(terms, 'knob', 'Knopf')).toBe(false);
  });
});
