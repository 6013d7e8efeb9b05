import { expect, it } from 'vitest';
import type { Candidate } from '../../../main/engine/detection/rank.ts';
import { reconsider } from '../../../main/engine/detection/reconsider.ts';
import type { Verdict } from '../../../main/engine/detection/verdict.ts';

const SUPPORTED = new Set(['en', 'de', 'da', 'nb']);
const candidate = (language: string, points: number, more: Partial<Candidate> = {}): Candidate => ({
  language,
  points,
  written: 0,
  own: 0,
  models: 0,
  ...more,
});
const german = { language: 'de', probability: 0.5 };
const surelyPortuguese = { language: 'pt', probability: 0.99 };
const doubt: Verdict = { outcome: 'insufficient_confidence', best: 'pt' };
const success = (best: string): Verdict => ({ outcome: 'success', best });
const unsure = (best: string): Verdict => ({ outcome: 'insufficient_confidence', best });

it('turns doubt into success for two own words, a model and a clear lead', () => {
  const other = candidate('de', 1);
  const judged = (own: number, models: number, points: number) =>
    reconsider(doubt, [candidate('en', points, { own, models }), other], german, SUPPORTED);
  expect(judged(2, 1, 3)).toEqual(success('en'));
  expect(judged(1, 2, 3)).toEqual(unsure('en'));
  expect(judged(2, 0, 3)).toEqual(unsure('en'));
  expect(judged(2, 1, 2.9)).toEqual(unsure('en'));
});

it('asks for three against a neural model that is sure of another', () => {
  const judged = (own: number) =>
    reconsider(doubt, [candidate('en', 9, { own, models: 1 })], surelyPortuguese, SUPPORTED);
  expect(judged(2)).toEqual(unsure('en'));
  expect(judged(3)).toEqual(success('en'));
});

it('keeps a success that the ranking confirms and doubts any other', () => {
  const ranked = [candidate('de', 5), candidate('en', 4)];
  expect(reconsider(success('de'), ranked, german, SUPPORTED)).toEqual(success('de'));
  expect(reconsider(success('en'), ranked, german, SUPPORTED)).toEqual(unsure('de'));
});

it('tells twins apart by their writing only', () => {
  const judged = (written: number) =>
    reconsider(
      success('da'),
      [candidate('da', 9, { written, models: 2 }), candidate('nb', 5, { written: 1 })],
      german,
      SUPPORTED,
    );
  expect(judged(1)).toEqual(unsure('da'));
  expect(judged(2)).toEqual(success('da'));
});

it('keeps "unsupported" unless words of a supported language speak against it', () => {
  const unsupported: Verdict = { outcome: 'unsupported_language', best: 'lb' };
  const judged = (best: Candidate) => reconsider(unsupported, [best], german, SUPPORTED);
  expect(judged(candidate('de', 9))).toEqual(unsupported);
  expect(judged(candidate('de', 9, { own: 1, models: 1 }))).toEqual(unsure('de'));
  expect(judged(candidate('lb', 9, { own: 1 }))).toEqual(unsupported);
});

it('is never sure of a language that detection does not offer', () => {
  const ranked = [candidate('ca', 9, { own: 5, models: 2 })];
  expect(reconsider(doubt, ranked, german, SUPPORTED)).toEqual(unsure('ca'));
});
