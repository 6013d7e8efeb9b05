import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import type { z } from 'zod';
import { join } from 'node:path';
import type { HistoryFeature } from '../../../main/features/history/history.ts';
import { createHistory } from '../../../main/features/history/history.ts';
import { MIGRATIONS } from '../../../main/features/migrations.ts';
import type { Result } from '../../../main/features/result.ts';
import { openDatabase } from '../../../main/system/database.ts';
import { createObservable } from '../../../main/system/observable.ts';
import type { HistoryList } from '../../../preload/contract/history.ts';
import { HistoryPage } from '../../../preload/contract/history.ts';
import { Settings } from '../../../preload/contract/settings.ts';
import type { Translation, TranslationRequest } from '../../../preload/contract/text.ts';

export const START = Date.UTC(2026, 9, 3, 8);
export const HOUR_MS = 3_600_000;

/** A history over a database on the disk, with a clock that only tests move. */
export function startHistory() {
  const folder = mkdtempSync(join(tmpdir(), 'dragoman-history-'));
  const database = openDatabase(join(folder, 'desk.sqlite'));
  database.migrate(MIGRATIONS);
  const settings = createObservable(Settings.parse({}));
  const closing = new AbortController();
  const documents = new Set<string>();
  const names = new Map<string, string>([
    ['offline', ''],
    ['work', 'Work'],
  ]);
  const sleepers: (() => void)[] = [];
  let now = START;
  const feature = createHistory({
    database,
    services: {
      about: (id) => {
        const name = names.get(id);
        return name === undefined ? null : { service: 'remote', name, tier: 'paid' };
      },
    },
    settings,
    hasDocument: (id) => documents.has(id),
    closing: closing.signal,
    clock: {
      now: () => now,
      date: () => now,
      sleep: () => new Promise((resolve) => sleepers.push(resolve)),
    },
    log: { write: (event) => void events.push(event) },
  });
  const events: string[] = [];
  return {
    feature,
    database,
    settings,
    documents,
    names,
    events,
    /** Time passes; what waits for an hour wakes. */
    async pass(ms: number) {
      now += ms;
      for (const wake of sleepers.splice(0)) wake();
      await new Promise(setImmediate);
    },
    page: (request: z.input<typeof HistoryPage> = {}): HistoryList =>
      feature.page(HistoryPage.parse(request)),
    /** Names of the files in which a text stands. */
    filesWith: (text: string) =>
      readdirSync(folder).filter((name) => readFileSync(join(folder, name)).includes(text)),
    close() {
      closing.abort();
      database.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export type HistoryRig = ReturnType<typeof startHistory>;

/** A finished translation. */
export function translated(
  before: string,
  after: string,
  more: {
    readonly connection?: string;
    readonly request?: Partial<TranslationRequest>;
    readonly translation?: Partial<Translation>;
  } = {},
): Extract<Result, { kind: 'text' }> {
  return {
    kind: 'text',
    connection: more.connection ?? 'work',
    request: { text: before, source: 'en', target: 'de', options: {}, ...more.request },
    translation: {
      state: 'done',
      text: after,
      segments: [],
      detected: 'EN',
      billed: before.length,
      chunks: { done: 1, all: 1 },
      service: 'remote',
      mismatches: [],
      ...more.translation,
    },
  };
}

export const call = () => ({ signal: new AbortController().signal });

/** What stands in the lists, newest first. */
export const befores = (feature: HistoryFeature): string[] =>
  feature.page(HistoryPage.parse({})).entries.map(({ before }) => before);
