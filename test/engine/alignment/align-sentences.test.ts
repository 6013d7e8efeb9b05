import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { alignSentences } from '../../../main/engine/alignment/align-sentences.ts';
import { lexiconOfTerms, NO_LEXICON } from '../../../main/engine/alignment/lexicon.ts';
import { makeDocuments, pairName, sampleSentences } from './made-documents.ts';

const LANGUAGES = ['de', 'fr', 'es', 'it', 'ja', 'zh'];
const SEEDS = [1, 2, 3];

/** Shares of rows with both sides that are right, over documents in all languages. */
function shares(habits: Parameters<typeof makeDocuments>[1]) {
  const counts = { right: 0, rows: 0, wanted: 0, sure: 0, sureRight: 0 };
  for (const language of LANGUAGES) {
    for (const seed of SEEDS) {
      const made = makeDocuments(sampleSentences(language), habits, seed);
      counts.wanted += made.pairs.size;
      for (const bead of alignSentences(made.source, made.target, NO_LEXICON)) {
        const { source, target, confidence } = bead;
        if (source[0] === source[1] || target[0] === target[1]) continue;
        const isRight = made.pairs.has(pairName(source, target));
        counts.rows += 1;
        counts.right += isRight ? 1 : 0;
        if (confidence < 0.9) continue;
        counts.sure += 1;
        counts.sureRight += isRight ? 1 : 0;
      }
    }
  }
  return {
    precision: counts.right / counts.rows,
    recall: counts.right / counts.wanted,
    ofSure: counts.sureRight / counts.sure,
  };
}

describe('alignment of documents', () => {
  test('pairs at least 97 of 100 sentences of clean documents rightly', () => {
    const { precision, recall } = shares({ joins: 0.06, leavesOut: 0 });
    expect(precision).toBeGreaterThanOrEqual(0.97);
    expect(recall).toBeGreaterThanOrEqual(0.97);
  });

  test('sentences that stand on one side alone cost little, and doubtful rows say so', () => {
    const { precision, ofSure } = shares({ joins: 0.06, leavesOut: 0.03 });
    expect(precision).toBeGreaterThanOrEqual(0.88);
    expect(ofSure).toBeGreaterThan(precision);
    expect(ofSure).toBeGreaterThanOrEqual(0.94);
  });

  test('numbers and names hold a document together that lost a chapter', () => {
    const chapter = (from: number) =>
      Array.from({ length: 400 }, (_, at) => ({
        text: `Part ${from + at} of model XR-${(from + at) * 7} weighs ${from + at} grams.`,
        block: from + at,
      }));
    const translated = (from: number) =>
      chapter(from).map(({ text, block }) => ({
        text: text.replace(/Part (\d+) of model (\S+) weighs/, 'Teil $1 des Modells $2 wiegt'),
        block,
      }));
    const source = [...chapter(1), ...chapter(401), ...chapter(801), ...chapter(1201)];
    const target = [...translated(1), ...translated(801), ...translated(1201)];
    for (const [ours, theirs] of [
      [source, target],
      [target, source],
    ] as const) {
      const numberOf = (text: string | undefined) => /\d+/.exec(text ?? '')?.[0];
      const right = alignSentences(ours, theirs, NO_LEXICON).filter(
        ({ source: [at, end], target: [other, last] }) =>
          end - at === 1 &&
          last - other === 1 &&
          numberOf(ours[at]?.text) === numberOf(theirs[other]?.text),
      );
      expect(right.length).toBeGreaterThanOrEqual(1150);
    }
  });

  test('a glossary tells what lengths alone cannot', () => {
    const ours = ['Red apple.', 'Blue stone.', 'Gold chain.'].map((text, block) => ({
      text,
      block,
    }));
    const theirs = ['Roter Apfel.', 'Goldene Kette.'].map((text, block) => ({ text, block }));
    const terms = lexiconOfTerms([
      { source: 'apple', target: 'Apfel' },
      { source: 'chain', target: 'Kette' },
    ]);
    const beads = alignSentences(ours, theirs, terms);
    expect(beads.map(({ source, target }) => pairName(source, target))).toEqual([
      '0-1:0-1',
      '1-2:1-1',
      '2-3:1-2',
    ]);
  });

  test('every sentence stands in exactly one row, in order, whatever the texts', () => {
    const side = fc.array(
      fc.record({ text: fc.string({ maxLength: 40 }), block: fc.nat({ max: 5 }) }),
      { maxLength: 12 },
    );
    fc.assert(
      fc.property(side, side, (source, target) => {
        const beads = alignSentences(source, target, NO_LEXICON);
        let [row, column] = [0, 0];
        for (const bead of beads) {
          expect(bead.source[0]).toBe(row);
          expect(bead.target[0]).toBe(column);
          expect(bead.confidence).toBeGreaterThanOrEqual(0);
          expect(bead.confidence).toBeLessThanOrEqual(1);
          [row, column] = [bead.source[1], bead.target[1]];
        }
        expect([row, column]).toEqual([source.length, target.length]);
      }),
    );
  });
});
