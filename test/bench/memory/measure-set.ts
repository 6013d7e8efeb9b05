import { rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { importFile } from '../../../main/engine/memory/exchange/import-file.ts';
import { openMemories } from '../../../main/engine/memory/store.ts';
import type { Corpus } from './corpus.ts';
import { writeTmx } from './corpus.ts';
import { measureFootprint } from './footprint.ts';
import { loadPeer, PEERS } from './peers.ts';
import { editedSentences } from './real-sentences.ts';
import { foundPercents, timeBest, timeEach } from './search.ts';
import { makeQueries } from './segments.ts';
import { timeTranslateToolkit } from './translate-toolkit.ts';
import { bestPercents, missed } from './truth.ts';

export interface SetPlan {
  readonly corpus: Corpus;
  /** Begins the names of its figures. */
  readonly label: string;
  /** Queries that are timed, and of these compared with brute force. */
  readonly queries: number;
  readonly compared: number;
  /** Imports, of which the fastest counts. */
  readonly imports: number;
  /** The share of its queries that each peer is asked; 0 leaves them out. */
  readonly peers: number;
}

export interface SetFigures {
  readonly figures: Record<string, number>;
  readonly skipped: Record<string, string>;
}

const EDITS_SEED = 11;
const THRESHOLDS = [60, 75, 90] as const;
const say = (sentence: string) => process.stderr.write(`${sentence}\n`);

/** Imports one set of segments and measures everything that is looked for in it. */
export async function measureSet(plan: SetPlan, folder: string): Promise<SetFigures> {
  const { corpus, label } = plan;
  const figures: Record<string, number> = {};
  const skipped: Record<string, string> = {};
  const database = join(folder, `${label}.sqlite`);
  await importOften(plan, join(folder, `${label}.tmx`), database, figures);

  const footprint = measureFootprint(database);
  figures[`${label}_open_ms`] = footprint.openMs;
  figures[`${label}_memory_mb`] = footprint.megabytes;
  if (footprint.processMegabytes === null) skipped[`${label}_process_mb`] = 'only Linux tells it';
  else figures[`${label}_process_mb`] = footprint.processMegabytes;

  const sqlite = new DatabaseSync(database);
  const memories = openMemories(sqlite);
  const id = memories.list(0, 1).memories[0]?.id ?? '';
  memories.warm([id]);
  const queries = makeQueries(corpus.source, corpus.first, plan.queries, 7);
  const texts = queries.filter(({ kind }) => kind !== 'identical').map(({ text }) => text);

  const exact = timeBest(memories, id, corpus.first.slice(0, 3000), 100);
  figures[`${label}_exact_p50_ms`] = exact.p50;
  figures[`${label}_exact_p95_ms`] = exact.p95;
  for (const threshold of THRESHOLDS) {
    const times = timeBest(memories, id, texts, threshold);
    figures[`${label}_fuzzy_${threshold}_p50_ms`] = times.p50;
    figures[`${label}_fuzzy_${threshold}_p95_ms`] = times.p95;
  }
  const concordance = timeEach(texts.slice(0, 20), (text) => {
    const words = text.split(' ').slice(0, 2).join(' ');
    const side = 'source' as const;
    memories.concordance([id], { text: words, side, mode: 'exact', limit: 50, offset: 0 });
  });
  figures[`${label}_concordance_p50_ms`] = concordance.p50;
  figures[`${label}_concordance_p95_ms`] = concordance.p95;
  say(`${label}: searched`);

  // Half of them real sentences with edits, where the set holds such.
  const edited = corpus.real.length === 0 ? 0 : Math.ceil(plan.compared / 2);
  const compared = [
    ...editedSentences(corpus.real, edited, EDITS_SEED),
    ...texts.slice(0, plan.compared - edited),
  ];
  figures[`${label}_compared`] = compared.length;
  const truth = bestPercents(corpus.segments(), compared);
  for (const threshold of THRESHOLDS) {
    const found = foundPercents(memories, id, compared, threshold);
    const { percent, of } = missed(truth, found, threshold);
    figures[`${label}_missed_${threshold}_percent`] = percent;
    figures[`${label}_missed_${threshold}_of`] = of;
  }
  say(`${label}: compared with brute force`);
  sqlite.close();
  if (plan.peers > 0) await measurePeers(plan, texts, figures, skipped);
  return { figures, skipped };
}

async function importOften(
  { corpus, label, imports }: SetPlan,
  tmx: string,
  database: string,
  figures: Record<string, number>,
): Promise<void> {
  writeTmx(corpus, tmx);
  let best = Infinity;
  let bestCpu = Infinity;
  for (let n = 0; n < imports; n += 1) {
    for (const end of ['', '-wal', '-shm']) rmSync(database + end, { force: true });
    const sqlite = new DatabaseSync(database);
    const began = performance.now();
    const cpu = process.cpuUsage();
    await importFile(
      sqlite,
      {
        file: tmx,
        format: null,
        memory: { name: label },
        source: null,
        targets: null,
        skipsRepeated: false,
      },
      () => undefined,
      new AbortController().signal,
    );
    best = Math.min(best, (performance.now() - began) * 1000);
    const { user, system } = process.cpuUsage(cpu);
    bestCpu = Math.min(bestCpu, user + system);
    sqlite.close();
  }
  rmSync(tmx);
  figures[`${label}_import_us_per_unit`] = best / corpus.size;
  figures[`${label}_import_cpu_us_per_unit`] = bestCpu / corpus.size;
  figures[`${label}_database_mb`] = statSync(database).size / 1e6;
  say(`${label}: imported, ${Math.round(corpus.size / (best / 1e6))} units a second`);
}

/** Peers answer the same queries over the same segments; their best ten are compared with the truth. */
async function measurePeers(
  { corpus, label, peers }: SetPlan,
  texts: readonly string[],
  figures: Record<string, number>,
  skipped: Record<string, string>,
): Promise<void> {
  const segments = [...corpus.segments()];
  for (const peer of PEERS) {
    const row = `${label}_peer_${peer.name}_p50_ms`;
    const module = await loadPeer(peer);
    if (module === null) {
      skipped[row] = `${peer.package} is not installed`;
      continue;
    }
    if (corpus.size > peer.most) {
      skipped[row] = 'takes minutes at this size';
      continue;
    }
    const search = peer.open(module, segments);
    const asked = texts.slice(0, Math.ceil(peer.queries * peers));
    const times = timeEach(asked, (text) => void search(text));
    figures[row] = times.p50;
    figures[`${label}_peer_${peer.name}_p95_ms`] = times.p95;
    say(`${label}: ${peer.name}`);
  }
  const toolkit = timeTranslateToolkit(segments, texts.slice(0, 20));
  const row = `${label}_peer_translate_toolkit_p50_ms`;
  if (toolkit === null) skipped[row] = 'translate-toolkit is not installed';
  else figures[row] = toolkit.sort((a, b) => a - b)[Math.floor(toolkit.length / 2)] ?? Number.NaN;
  skipped[`${label}_peer_omegat_p50_ms`] = 'OmegaT offers its matcher to no other program';
}
