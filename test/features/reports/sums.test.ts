import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sumOf } from '../../../main/features/reports/figures.ts';
import { MEASURES } from '../../../preload/contract/measures.ts';
import type { ReportRow, UsageFigures } from '../../../preload/contract/reports.ts';
import { anyKeyLedger, anyTagLedger } from './random-ledger.ts';
import { readCsv, textOf } from './read-csv.ts';
import { createRig } from './rig.ts';

type Rig = ReturnType<typeof createRig>;
type Table = Parameters<typeof rowsOf>[2];

/** Rows of a table, read window by window. */
async function rowsOf(
  { ask }: Rig,
  report: string,
  table: 'days' | 'keys' | 'key-days' | 'tags' | 'tag-days',
  count = 7,
) {
  const rows: ReportRow[] = [];
  for (;;) {
    const window = await ask('reports.rows', { report, table, from: rows.length, count });
    rows.push(...window.rows);
    if (rows.length >= window.total) return { rows, sum: window.sum };
  }
}

/** Figures and names of a CSV file as a person's script would read them. */
async function csvOf({ ask }: Rig, report: string, table: Table) {
  const { bytes } = await ask('reports.export', { report, table });
  const [headings = [], ...lines] = readCsv(bytes);
  const at = (heading: string) => headings.indexOf(heading);
  return lines.map((cells) => {
    const text = (heading: string) => (at(heading) < 0 ? null : textOf(cells[at(heading)] ?? ''));
    const figure = (heading: string) => Number(cells[at(heading)]);
    return {
      day: text('date (UTC)'),
      key: text('key'),
      label: text('label'),
      tag: text('tag'),
      usage: {
        characters: figure('total (characters)'),
        textCharacters: figure('text (characters)'),
        documentCharacters: figure('documents (characters)'),
        improvementCharacters: figure('improvement (characters)'),
        speechToTextMs: figure('speech to text (ms)'),
        speechToSpeechMs: figure('speech to speech (ms)'),
      },
    };
  });
}

const usageOf = (rows: readonly { readonly usage: UsageFigures }[]) =>
  sumOf(rows.map(({ usage }) => usage));

async function checkTables(rig: Rig, report: string, tables: readonly Table[], all: UsageFigures) {
  for (const table of tables) {
    const { rows, sum } = await rowsOf(rig, report, table);
    expect(sum).toEqual(all);
    expect(usageOf(rows)).toEqual(all);
    // The file is the table, and so are its sums.
    expect(await csvOf(rig, report, table)).toEqual(rows);
  }
}

async function checkSeries({ ask }: Rig, report: string, by: 'key' | 'tag', all: UsageFigures) {
  for (const measure of MEASURES) {
    for (const stack of ['none', 'kind', by] as const) {
      const { series } = await ask('reports.series', { report, measure, stack, top: 3 });
      const values = series.flatMap((one) => one.values);
      expect(values.reduce((sum, value) => sum + value, 0)).toBe(all[measure]);
    }
  }
}

test('key-days, keys, days and the total are the same sum: in rows, series and files', async () => {
  await fc.assert(
    fc.asyncProperty(anyKeyLedger, async ({ range, reported }) => {
      const rig = createRig({ keys: reported });
      const report = await rig.ask('reports.usage', { range });
      const all = usageOf(reported);
      expect(report.total).toEqual(all);
      expect(report.unaccounted).toBeNull();
      expect(usageOf(report.days)).toEqual(all);
      expect(usageOf(report.keys)).toEqual(all);
      await checkTables(rig, report.id, ['days', 'keys', 'key-days'], all);
      await checkSeries(rig, report.id, 'key', all);
    }),
  );
});

test('tags and what carried none are the total: in rows, series and files', async () => {
  await fc.assert(
    fc.asyncProperty(
      anyTagLedger,
      anyKeyLedger,
      async ({ range, reported: tags }, { reported: others }) => {
        // What carried a tag was used by a key; keys used more without one.
        const keys = [
          ...tags.map(({ day, usage }) => ({ key: 'k', label: 'Tagged', day, usage })),
          ...others.filter(({ day }) => day !== null && day <= range.end),
        ];
        const rig = createRig({ keys, tags });
        const { id, ...report } = await rig.ask('reports.tags', { range });
        const { total } = await rig.ask('reports.usage', { range });
        const tagged = usageOf(tags);
        expect(usageOf(report.tags)).toEqual(tagged);
        expect(usageOf(report.days)).toEqual(tagged);
        expect(report.untagged && sumOf([tagged, report.untagged])).toEqual(total);
        await checkTables(rig, id, ['tags', 'tag-days'], tagged);
        await checkSeries(rig, id, 'tag', tagged);
      },
    ),
  );
});

test('every order of a table has the same rows, in the order of the value', async () => {
  const by = fc.constantFrom('day', 'key', ...MEASURES);
  await fc.assert(
    fc.asyncProperty(anyKeyLedger, by, fc.boolean(), async (ledger, by, descending) => {
      const rig = createRig({ keys: ledger.reported });
      const { id } = await rig.ask('reports.usage', { range: ledger.range });
      const request = { report: id, table: 'key-days', from: 0, count: 500 } as const;
      const natural = await rig.ask('reports.rows', {
        ...request,
        sort: { by: 'day', descending: false },
      });
      const sorted = await rig.ask('reports.rows', { ...request, sort: { by, descending } });
      const places = sorted.rows.map((row) =>
        natural.rows.findIndex(
          ({ day, key, label }) => day === row.day && key === row.key && label === row.label,
        ),
      );
      expect(new Set(places).size).toBe(natural.total);
      if (by === 'day' || by === 'key') return;
      for (const [index, row] of sorted.rows.entries()) {
        const next = sorted.rows[index + 1];
        if (next === undefined) break;
        const step = (next.usage[by] - row.usage[by]) * (descending ? -1 : 1);
        const isStable = step === 0 && (places[index] ?? 0) < (places[index + 1] ?? 0);
        expect(step > 0 || isStable).toBe(true);
      }
    }),
  );
});
