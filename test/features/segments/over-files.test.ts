import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { weightedWords } from '../../../preload/contract/analysis-bands.ts';
import { Settings } from '../../../preload/contract/settings.ts';
import type { SegmentProject } from '../../../preload/contract/segments.ts';
import type { SegmentsRig } from './rig.ts';
import { failureOf, startSegmentsRig } from './rig.ts';

let rig: SegmentsRig;
beforeEach(() => (rig = startSegmentsRig()));
afterEach(() => rig.close());

/** A project of texts in some targets. */
async function create(targets: string[], ...texts: string[]) {
  const { id } = await rig.ask('segment-projects.create', {
    name: 'Manual',
    source: 'en',
    targets,
  });
  const files: SegmentProject[] = [];
  for (const [index, text] of texts.entries()) {
    const from = { text, name: `Part ${index + 1}` };
    files.push(...(await rig.ask('segment-projects.add', { id, from })));
  }
  return { id, files };
}

describe('an analysis of many files', () => {
  it('counts what an earlier file has as a repetition over files, by target, and adds up', async () => {
    await rig.memory([['The cat sleeps.', 'Die Katze schläft.']]);
    const { id } = await create(
      ['de', 'fr'],
      'Good morning. Good morning.',
      'Good morning. The cat sleeps. Something new.',
    );
    const analysis = await rig.ask('segment-projects.analysis', { id });
    const words = analysis.files.map(({ bands }) =>
      Object.fromEntries(bands.filter((one) => one.words > 0).map((one) => [one.band, one.words])),
    );
    expect(words).toEqual([
      { new: 2, repeat: 2 },
      { new: 2, repeat: 2 },
      { 'cross-repeat': 2, '100': 3, new: 2 },
      { 'cross-repeat': 2, new: 5 },
    ]);
    for (const figure of ['segments', 'words', 'characters'] as const) {
      const sum = (amounts: readonly { readonly [F in typeof figure]: number }[]) =>
        amounts.reduce((total, one) => total + one[figure], 0);
      expect(sum(analysis.bands)).toBe(analysis.total[figure]);
      expect(sum(analysis.files.map(({ total }) => total))).toBe(analysis.total[figure]);
      for (const file of analysis.files) expect(sum(file.bands)).toBe(file.total[figure]);
    }
  });

  it('gives a table with the same figures, weighted as the person set it', async () => {
    const weights = { ...Settings.parse({}).segments.weights, repeat: 15, new: 90 };
    rig.settings.preferences = { weights };
    const { id } = await create(['de'], 'One two. One two.', 'Three.\nOne two.');
    const analysis = await rig.ask('segment-projects.analysis', { id });
    const { bytes } = await rig.ask('segment-projects.analysis-csv', { id });
    const [, ...lines] = new TextDecoder()
      .decode(bytes)
      .trim()
      .split('\r\n')
      .map((line) => line.replaceAll('"', '').split(','));
    const expected = [
      ...analysis.files.map((one, index) => [`Part ${index + 1}`, 'de', one] as const),
      ['total', '', analysis] as const,
    ].flatMap(([name, target, { bands, total }]) =>
      [...bands, { ...total, band: 'total' as const }].map((row) => [
        name,
        target,
        row.band,
        String(row.segments),
        String(row.words),
        String(row.characters),
        weightedWords(
          row.band === 'total' ? bands : [{ band: row.band, words: row.words }],
          weights,
        ).toFixed(2),
      ]),
    );
    expect(lines).toEqual(expected);
    expect(weightedWords(analysis.bands, weights)).toBeCloseTo(0.9 * 3 + 0.15 * 2 + 0.1 * 2);
  });
});

describe('pre-translation of many files', () => {
  const PAIRS = [
    ['Good morning.', 'Guten Morgen.'],
    ['The cat sleeps well.', 'Die Katze schläft gut.'],
  ] as const;
  const RULES = { threshold: 75, machine: false, confirm: 'none', lock: false } as const;

  it('fills and confirms by its rules, one step to undo for each file', async () => {
    await rig.memory(PAIRS);
    const { id, files } = await create(
      ['de'],
      'Good morning.\nThe dog sleeps well.',
      'Good morning.',
    );
    const [first = '', second = ''] = files.map((file) => file.id);
    expect(
      await rig.ask('segment-projects.pre-translate', { ...RULES, id, confirm: '100' }),
    ).toEqual({ segments: 3, sentCharacters: 0, unsearched: [], failed: [] });
    expect(
      (await rig.rows(first)).map(({ status, percent }) => [status, (percent ?? 0) >= 100]),
    ).toEqual([
      ['confirmed', true],
      ['translated', false],
    ]);
    await rig.ask('segments.undo', { id: first });
    expect(await rig.targets(first)).toEqual(['', '']);
    expect(await rig.targets(second)).toEqual(['Guten Morgen.']);
  });

  it('leaves what is below its threshold, and sends the rest where asked', async () => {
    await rig.memory(PAIRS);
    const { id, files } = await create(['de'], 'Good morning.\nThe dog sleeps well.', 'New.');
    await rig.ask('segment-projects.pre-translate', { ...RULES, id, threshold: 100 });
    expect(await rig.targets(files[0]?.id ?? '')).toEqual(['Guten Morgen.', '']);
    expect(rig.calls).toEqual([]);
    const chosen = [files[1]?.id ?? ''];
    await rig.ask('segment-projects.pre-translate', { ...RULES, id, files: chosen, machine: true });
    expect(await rig.targets(files[1]?.id ?? '')).toEqual(['de:New.']);
    expect(await rig.targets(files[0]?.id ?? '')).toEqual(['Guten Morgen.', '']);
  });

  it('takes, locks and confirms only matches in context at 101', async () => {
    const memory = await rig.memory();
    const { engine } = rig.memories;
    const languages = { source: 'en', target: 'de' };
    await engine.confirm(memory, [
      {
        segment: 'Two.',
        translation: 'Zwei.',
        previous: 'One.',
        next: 'Three.',
        ...languages,
      },
    ]);
    await engine.confirm(memory, [{ segment: 'Four.', translation: 'Vier.', ...languages }]);
    const { id, files } = await create(['de'], 'One.\nTwo.\nThree.\nFour.\nFive.');
    const file = files[0]?.id ?? '';
    await rig.ask('segment-projects.pre-translate', {
      ...RULES,
      id,
      threshold: 101,
      lock: true,
      confirm: '101',
    });
    expect(
      (await rig.rows(file)).map(({ target, status, isLocked }) => [target, status, isLocked]),
    ).toEqual([
      ['', 'empty', false],
      ['Zwei.', 'confirmed', true],
      ['', 'empty', false],
      ['', 'empty', false],
      ['', 'empty', false],
    ]);
  });

  it('goes on after a file that fails, and stops when it is cancelled', async () => {
    const { id, files } = await create(['de'], 'One.', 'Two.');
    rig.answer = (call) =>
      call.texts[0] === 'One.'
        ? Promise.resolve([])
        : Promise.resolve([{ text: 'Zwei.', detectedSource: 'EN', billed: null, origin: null }]);
    const done = await rig.ask('segment-projects.pre-translate', { ...RULES, id, machine: true });
    expect(done.failed).toEqual([{ file: files[0]?.id, failure: { code: 'bad-answer' } }]);
    expect(await rig.targets(files[1]?.id ?? '')).toEqual(['Zwei.']);
    const stop = new AbortController();
    rig.answer = (_, signal) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(new Error('aborted')));
        stop.abort();
      });
    expect(
      await failureOf(
        rig.ask('segment-projects.pre-translate', { ...RULES, id, machine: true }, stop.signal),
      ),
    ).toEqual({ code: 'cancelled' });
  });
});

describe('an export of many files', () => {
  const names = () => readdirSync(join(rig.folder, 'out', 'Manual')).sort();
  const read = (name: string) => readFileSync(join(rig.folder, 'out', 'Manual', name), 'utf8');

  it('writes them into a folder of the project, and over nothing', async () => {
    const { id, files } = await create(['de', 'fr'], 'One.', 'Two.');
    const edit = { number: 0, origin: 'typed', target: 'Eins.' } as const;
    await rig.ask('segments.edit', { id: files[0]?.id ?? '', ...edit });
    expect(await rig.ask('segment-projects.export', { id, unconfirmed: true })).toMatchObject({
      folder: 'Manual',
      failed: [],
    });
    expect(names()).toEqual(['Part 1.de.txt', 'Part 1.fr.txt', 'Part 2.de.txt', 'Part 2.fr.txt']);
    expect(read('Part 1.de.txt')).toBe('Eins.');
    const chosen = [files[0]?.id ?? ''];
    await rig.ask('segment-projects.export', { id, files: chosen, unconfirmed: false });
    expect(read('Part 1.de (2).txt')).toBe('One.');
    const [file = ''] = chosen;
    const folder = join(rig.folder, 'out', 'Manual');
    await rig.ask('segment-projects.open-exported', { id, file, how: 'show' });
    await rig.ask('segment-projects.open-exported', { id, file: null, how: 'open' });
    expect(rig.opened).toEqual([`show ${join(folder, 'Part 1.de (2).txt')}`, `open ${folder}`]);
  });

  it('writes pseudo-translations only where asked, with tags and placeholders', async () => {
    const { id } = await rig.ask('segment-projects.create', {
      name: 'Manual',
      source: 'en',
      targets: ['de'],
    });
    rig.handOver('a.html', '<p>Press the <b>green</b> button, {name}.</p>');
    await rig.ask('segment-projects.add', { id, from: { ticket: 'a.html', name: 'a.html' } });
    await rig.ask('segment-projects.export', { id, unconfirmed: true, pseudo: true });
    expect(read('a.de.pseudo.html')).toMatch(/<b>ğŕééñ<\/b>/u);
    expect(read('a.de.pseudo.html')).toContain('{name}');
    expect(existsSync(join(rig.folder, 'out', 'Manual', 'a.de.html'))).toBe(false);
  });
});
