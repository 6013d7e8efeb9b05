/**
 * The history of 50,000 entries in a database on the disk: what main does for each letter that is
 * typed into its search box, what an entry costs when it is taken down, and what removing costs.
 */
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { HistoryFeature } from '../../../main/features/history/history.ts';
import { createHistory } from '../../../main/features/history/history.ts';
import { MIGRATIONS } from '../../../main/features/migrations.ts';
import { openDatabase } from '../../../main/system/database.ts';
import { createObservable } from '../../../main/system/observable.ts';
import { HistoryPage } from '../../../preload/contract/history.ts';
import { Settings } from '../../../preload/contract/settings.ts';
import type { Report } from '../measured.ts';
import { median, percentile } from '../measured.ts';
import { createWriter } from './words.ts';

const ENTRIES = 50_000;
const LIMIT_MS = 50;

export async function mainPart(
  isQuick: boolean,
): Promise<Pick<Report, 'figures' | 'targets' | 'skipped'>> {
  const folder = mkdtempSync(join(tmpdir(), 'dragoman-bench-'));
  const file = join(folder, 'desk.sqlite');
  const database = openDatabase(file);
  const closing = new AbortController();
  try {
    database.migrate(MIGRATIONS);
    const feature = createHistory({
      database,
      services: { about: () => ({ service: 'remote', name: 'bench', tier: 'paid' }) },
      settings: createObservable(Settings.parse({})),
      hasDocument: () => false,
      closing: closing.signal,
      log: { write: (event) => process.stderr.write(`${event}\n`) },
    });
    const writer = createWriter();
    const recording = fill(feature, writer);
    const { total } = feature.page(HistoryPage.parse({}));
    if (total !== ENTRIES) throw new Error(`${total} entries`);
    const times = search(feature, writer, isQuick ? 60 : 400);
    const all = Object.values(times).flat();
    const call = { signal: closing.signal };
    const began = performance.now();
    await feature.handlers['history.remove']({ ids: [5, 500, 5_000, 49_999] }, call);
    const rows = Object.entries(times).map(([name, each]) => [
      `${name}_p95_ms`,
      percentile(each, 95),
    ]);
    return {
      figures: {
        entries: ENTRIES,
        database_mb: statSync(file).size / 1e6,
        record_ms: median(recording),
        record_p95_ms: percentile(recording, 95),
        remove_four_ms: performance.now() - began,
        search_ms: median(all),
        search_p95_ms: percentile(all, 95),
        ...(Object.fromEntries(rows) as Record<string, number>),
      },
      targets: { search_p95_ms: LIMIT_MS },
      skipped: {},
    };
  } finally {
    closing.abort();
    database.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Milliseconds of each entry. */
function fill(feature: HistoryFeature, writer: ReturnType<typeof createWriter>): number[] {
  return Array.from({ length: ENTRIES }, (_, index) => {
    const [before, after] = index % 5 === 0 ? writer.japanese() : writer.western();
    const began = performance.now();
    feature.record({
      kind: 'text',
      connection: index % 4 === 0 ? 'offline' : 'work',
      request: {
        text: `${before} ${index}`,
        source: 'en',
        target: index % 3 === 0 ? 'fr' : 'de',
        options: {},
      },
      translation: {
        state: 'done',
        text: after,
        segments: [],
        detected: 'EN',
        billed: before.length,
        chunks: { done: 1, all: 1 },
        service: 'remote',
        mismatches: [],
      },
    });
    return performance.now() - began;
  });
}

/** Milliseconds of pages of 50 with their totals, by what is asked. */
function search(feature: HistoryFeature, writer: ReturnType<typeof createWriter>, rounds: number) {
  const times: Record<string, number[]> = {};
  const ask = (name: string, query: string, filters: object = {}) => {
    const request = HistoryPage.parse({ query, count: 50, ...filters });
    const began = performance.now();
    const { entries } = feature.page(request);
    (times[name] ??= []).push(performance.now() - began);
    if (entries.some((entry) => entry.id <= 0)) throw new Error('an entry without a number');
  };
  for (let round = 0; round < rounds; round += 1) {
    const word = writer.word();
    for (let length = 1; length <= word.length; length += 1) ask('typed', word.slice(0, length));
    ask('rare_word', writer.rareWord());
    ask('two_words', `${writer.word()} ${writer.word()}`);
    ask('japanese', writer.japaneseWord());
    ask('filtered', writer.word(), { target: 'de', connection: 'work', kinds: ['text'] });
    ask('no_query', '', { target: 'fr' });
  }
  return times;
}
