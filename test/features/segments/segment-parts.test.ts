import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { rangesOf } from '../../../preload/contract/id-ranges.ts';
import type { ExportPart } from '../../../preload/contract/segment-filter.ts';
import { SegmentFilter } from '../../../preload/contract/segment-filter.ts';
import type { ReviewFormat } from '../../../preload/contract/segment-review.ts';
import { REVIEW_WORDS } from './review-words.ts';
import type { SegmentsRig } from './rig.ts';
import { startSegmentsRig } from './rig.ts';

let rig: SegmentsRig;
let id: string;
beforeEach(async () => {
  rig = startSegmentsRig();
  ({ id } = await rig.open('Part 7.\nTwo.\nThree.\nFour.\nFive.'));
  for (const [number, target] of ['Eins.', 'Zwei.', 'Drei.'].entries()) {
    await rig.ask('segments.edit', {
      id,
      number,
      target,
      origin: 'typed',
      confirm: number === 1,
    });
  }
});
afterEach(() => rig.close());

const selectedPart = async (...numbers: number[]): Promise<ExportPart> => {
  const rows = await rig.rows(id);
  const ids = numbers.map((number) => rows[number]?.id ?? -1);
  return {
    kind: 'selected',
    selected: rangesOf(ids).map(([first, last]): [number, number] => [first, last]),
  };
};
const sent = async (part: ExportPart, format: ReviewFormat = 'xliff-2.1', unconfirmed = true) => {
  const request = { id, format, words: REVIEW_WORDS, part, unconfirmed };
  const { name } = await rig.ask('segments.review-export', request);
  return rig.output(name);
};
const returned = (bytes: Buffer | string, name: string) =>
  rig.ask('segments.review-import', { id, name, ticket: rig.hand(name, bytes) });

describe('a part that is exported', () => {
  it.each(['docx', 'xliff-2.1', 'xliff-1.2'] as const)(
    'comes back to its segments as %s, and lacks none of the others',
    async (format) => {
      const file = await sent(await selectedPart(0, 2, 4), format);
      const name = format === 'docx' ? 'review.docx' : 'review.xlf';
      expect(await returned(file, name)).toMatchObject({ rows: 3, changed: [], missing: 0 });
    },
  );

  it('brings changes back, also after a split moved them, and says what the reviewer left out', async () => {
    const text = (await sent(await selectedPart(0, 2))).toString();
    expect(text).toContain('Three.');
    expect(text).not.toContain('Two.');
    await rig.ask('segments.split', { id, number: 0, at: 4 });
    const report = await returned(text.replace('Drei.', 'DREI!'), 'review.xlf');
    expect(report).toMatchObject({ rows: 1, changed: [3] });
    expect((await rig.targets(id))[3]).toBe('DREI!');
    await sent(await selectedPart(0, 1, 2));
    await sent({ kind: 'whole' });
    expect((await returned(text, 'review.xlf')).missing).toBe(1);
  });

  it('is what a filter shows, or what of it is confirmed', async () => {
    const shown = SegmentFilter.parse({ statuses: ['draft', 'confirmed'] });
    const part: ExportPart = { kind: 'shown', filter: shown };
    const all = (await sent(part)).toString();
    expect(all).toContain('Part 7.');
    expect(all).not.toContain('Four.');
    const confirmed = (await sent(part, 'xliff-1.2', false)).toString();
    expect(confirmed).toContain('Two.');
    expect(confirmed).not.toContain('Part 7.');
  });

  it('is counted and checked by itself', async () => {
    const part = await selectedPart(1, 2, 3);
    const check = await rig.ask('segments.export-check', { id, part });
    expect(check).toMatchObject({ confirmed: 1, unconfirmed: 1, empty: 1 });
    expect(new Set(check.findings.map(({ number }) => number))).toEqual(new Set([3]));
    const whole = await rig.ask('segments.export-check', { id });
    expect(whole).toMatchObject({ confirmed: 1, unconfirmed: 2, empty: 2 });
    expect(whole.findings.some(({ number }) => number === 0)).toBe(true);
  });
});
