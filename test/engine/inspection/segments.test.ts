import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { unpackUnits } from '../../../main/engine/inspection/packed-units.ts';
import type { InspectionInput } from '../../../main/engine/inspection/routes.ts';
import { joinUnit } from '../../../main/engine/segments/join-unit.ts';
import { askInspection } from './ask-inspection.ts';

const golden = join(import.meta.dirname, '../formats/golden/files');
let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'dragoman-segments-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

type From = InspectionInput<'segments'>['from'];
const LANGUAGES = { source: 'en', target: 'de', assets: '', ocrData: null };
const segments = async (from: From) => {
  const { units, ...rest } = await askInspection('segments', { from, ...LANGUAGES });
  return { ...rest, units: await unpackUnits(units, () => Promise.resolve()) };
};
const file = (path: string): From => ({ path, name: basename(path) });

/** Writes a document again with each segment translated as said. */
async function merged(from: From, translate: (text: string) => string | null): Promise<Buffer> {
  const { units } = await segments(from);
  const texts = units.flatMap((unit): [string, string][] => {
    const targets = unit.segments.map(({ text }) => translate(text));
    return targets.every((target) => target === null)
      ? []
      : [[unit.id, joinUnit(unit, targets, LANGUAGES)]];
  });
  const to = join(folder, 'out');
  await askInspection('merge-segments', { from, ...LANGUAGES, texts, to });
  return readFileSync(to);
}

const documents = ['docx', 'pptx', 'xlsx', 'html', 'srt', 'xliff', 'idml', 'xml', 'json', 'txt']
  .map((name) => join(golden, name))
  .filter((path) => existsSync(path))
  .flatMap((path) => readdirSync(path).map((name) => join(path, name)))
  .filter((path) => /\.(docx|pptx|xlsx|html|srt|xlf|idml|xml|json|txt)$/.test(path));

describe('a document in segments', () => {
  it('is there to be looked at', () => expect(documents.length).toBeGreaterThan(8));

  it.each(documents.map((path) => [basename(path), path]))('%s', async (_, path) => {
    const { units, format } = await segments(file(path));
    const all = units.flatMap((unit) => unit.segments);
    expect(path).toContain(format);
    expect(all.length).toBeGreaterThan(0);
    // A translation into itself of every second segment comes out as the identity of the filter.
    const own = new Map(units.map((unit) => [unit.id, unit]));
    expect(own.size).toBe(units.length);
    let count = 0;
    const some = await merged(file(path), (text) => ((count += 1) % 2 === 0 ? text : null));
    const again = join(folder, basename(path));
    writeFileSync(again, some);
    const read = await segments(file(again));
    expect(read.units).toEqual(units);
  });

  it('is written with its translations', async () => {
    const path = join(folder, 'a.html');
    writeFileSync(path, '<p>Tea &amp; <b>cake</b>. Come in!</p><p>Go.</p>');
    const said: Record<string, string> = {
      'Tea & <g1>cake</g1>.': 'Tee & <g1>Kuchen</g1>.',
      'Go.': 'Los.',
    };
    const bytes = await merged(file(path), (text) => said[text] ?? null);
    expect(bytes.toString()).toBe('<p>Tee &amp; <b>Kuchen</b>. Come in!</p><p>Los.</p>');
  });

  it('knows what fits, and leaves alone what does not', async () => {
    const path = documents.find((one) => one.endsWith('.xlsx')) ?? '';
    const { units } = await segments(file(path));
    const sheet = units.find(({ most }) => most !== null);
    if (typeof sheet?.most !== 'number') throw new Error('no sheet has a name');
    const to = join(folder, 'out.xlsx');
    const texts: [string, string][] = [[sheet.id, 'x'.repeat(sheet.most + 1)]];
    const from = file(path);
    const { warnings } = await askInspection('merge-segments', { from, ...LANGUAGES, texts, to });
    expect(warnings.map(({ code }) => code)).toContain('translation-too-long');
    expect((await segments(file(to))).units).toEqual(units);
  });
});

describe('a text in segments', () => {
  const text = 'Chapter 1\r\n\r\nIt was late. It rained.\n  - No <b>bus</b> & <g1> no taxi.\n';
  it('is cut by line and sentence, as it stands', async () => {
    const { units } = await segments({ text });
    expect(units.map((unit) => unit.segments.map((segment) => segment.text))).toEqual([
      ['Chapter 1'],
      ['It was late.', 'It rained.'],
      ['- No <b>bus</b> & <g1> no taxi.'],
    ]);
  });
  it('comes out as it came in', async () => {
    expect((await merged({ text }, () => null)).toString()).toBe(text);
    expect((await merged({ text }, (one) => one)).toString()).toBe(text);
  });
  it('is written with its translations', async () => {
    const said: Record<string, string> = { 'It rained.': 'Es regnete.' };
    expect((await merged({ text }, (one) => said[one] ?? null)).toString()).toBe(
      text.replace('It rained.', 'Es regnete.'),
    );
  });
  it.each([' \n ', '\n'])('is refused where there is none: %j', async (blank) => {
    await expect(segments({ text: blank })).rejects.toMatchObject({ reason: 'empty' });
  });
});
