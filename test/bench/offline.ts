/**
 * Translation with a pack: the words per second of our threads against the package's own `BatchTranslator`, in
 * turns; the wait for the first word of what is typed in a warm engine; what a thread with a pack takes; an
 * install against a plain download of the same bytes; what main and the service grow by over many translations,
 * and what a thread gives back when it was idle; and Apertium kept running against the plain program. The
 * model is the tiny one of the tests: rates of others lie lower, ratios do not.
 */
import { createHash } from 'node:crypto';
import { createWriteStream, cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { request } from 'undici';
import { createPackHost } from '../../main/client/pack-host.ts';
import { probeApertium } from '../../main/engine/machine/apertium.ts';
import { runApertium } from '../../main/engine/machine/apertium-program.ts';
import { createBergamot } from '../../main/engine/machine/bergamot/bergamot.ts';
import { readInstalledModels } from '../../main/engine/machine/bergamot/installed-models.ts';
import { installPack, nothingBegun } from '../../main/features/offline-languages/install-pack.ts';
import { bergamotFiles, bergamotThread } from '../../main/service/thread-place.ts';
import { createNodeNetwork } from '../../main/system/node-network.ts';
import { openPackFolders } from '../../main/system/packs/pack-folders.ts';
import { noise, sha256, startPackServer } from '../features/offline-languages/pack-server.ts';
import { median, percentile, printReport } from './measured.ts';
import { growthOver } from './offline/app-memory.ts';
import { openBatchTranslator } from './offline/batch-translator.ts';

const isQuick = process.argv.includes('--quick');
const ROUNDS = isQuick ? 2 : 5;
const SENTENCES = isQuick ? 64 : 320;
/** Each is a press of a key, as far as main and the service can tell. */
const TRANSLATIONS = isQuick ? 500 : 2000;
const PACK_BYTES = (isQuick ? 10 : 30) * 1_000_000;
/** Sentences of the model's domain, of many lengths. */
const KNOWN = Object.keys(
  JSON.parse(
    readFileSync(join(import.meta.dirname, '../packs/tiny-en-de.answers.json'), 'utf8'),
  ) as object,
);
const TYPED = 'The meeting has been moved to Thursday.';

const never = new AbortController().signal;
const folder = mkdtempSync(join(tmpdir(), 'dragoman-bench-'));
const PACK = join(folder, 'packs/tiny-en-de');
cpSync(join(import.meta.dirname, '../packs/tiny-en-de'), PACK, { recursive: true });
const models = readInstalledModels([join(folder, 'packs')]);
const skipped: Record<string, string> = {};
const figures: Record<string, number> = {};

async function took(work: () => unknown): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

const all = Array.from({ length: SENTENCES }, (_, at) => KNOWN[at % KNOWN.length] ?? '');
const words = all.reduce((sum, text) => sum + text.split(/\s+/).length, 0);
const perSecond = (ms: number) => (words * 1000) / ms;

/** One after the other, so that what else the computer does counts for each alike. @returns ms by round */
async function inTurns<Name extends string>(
  works: Readonly<Record<Name, () => unknown>>,
): Promise<Record<Name, number[]>> {
  const names = Object.keys(works) as Name[];
  const times = Object.fromEntries(names.map((name) => [name, []])) as unknown as Record<
    Name,
    number[]
  >;
  for (const name of names) await works[name]();
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const name of names) times[name].push(await took(works[name]));
  }
  return times;
}

const ratioOf = (ours: readonly number[], theirs: readonly number[]) =>
  median(ours.map((ms, round) => ms / (theirs[round] ?? ms)));

const ours = (threads: number, idleMs = 60_000) =>
  createBergamot({
    models,
    thread: bergamotThread(),
    files: bergamotFiles(),
    threads,
    idleMs,
  });
const slices = (size: number) =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, at) =>
    all.slice(at * size, (at + 1) * size),
  );

const before = process.memoryUsage().rss;
const one = ours(1);
await one.translate(all, 'en', 'de', never);
figures['pack_thread_mb'] = Math.round((process.memoryUsage().rss - before) / 2 ** 20);

for (const threads of availableParallelism() > 1 ? [1, 2] : [1]) {
  const engine = threads === 1 ? one : ours(threads);
  const theirs = await openBatchTranslator(PACK, threads);
  const times = await inTurns({
    ours: () => engine.translate(all, 'en', 'de', never),
    theirs: () => Promise.all(all.map((text) => theirs.translate(text))),
  });
  figures[`ours_words_per_s_by_${threads}`] = perSecond(median(times.ours));
  figures[`batch_translator_words_per_s_by_${threads}`] = perSecond(median(times.theirs));
  figures[`ours_to_batch_translator_time_by_${threads}`] = ratioOf(times.ours, times.theirs);
  for (const size of [1, 4, 16, 64]) {
    const rounds = await inTurns({
      ours: async () => {
        for (const batch of slices(size)) await engine.translate(batch, 'en', 'de', never);
      },
    });
    figures[`ours_words_per_s_by_${threads}_of_${size}`] = perSecond(median(rounds.ours));
  }
  await theirs.delete();
  if (threads > 1) await engine.close();
}

// Each key gives another text; what is shown first is the answer's first word.
const waits: number[] = [];
for (let round = 0; round < ROUNDS; round += 1) {
  for (let keys = 4; keys <= TYPED.length; keys += 1) {
    waits.push(await took(() => one.translate([TYPED.slice(0, keys)], 'en', 'de', never)));
  }
}
figures['first_word_p95_ms'] = percentile(waits, 95);
await one.close();

// A thread that was idle ends, and what its models took goes back to the system.
const begun = process.memoryUsage().rss;
const idle = ours(1, 1);
const gone = new Promise((resolve) => {
  process.once('worker', (thread) => thread.once('exit', resolve));
});
await idle.translate(all, 'en', 'de', never);
const held = process.memoryUsage().rss - begun;
await gone;
figures['pack_thread_idle_mb'] = (process.memoryUsage().rss - begun) / 2 ** 20;
figures['pack_thread_busy_mb'] = held / 2 ** 20;
await idle.close();

const grown = await growthOver(TRANSLATIONS, PACK, KNOWN);
if (Number.isNaN(grown.main))
  skipped['main_growth_mb'] = 'this system tells no memory of processes';
else {
  figures['main_growth_mb'] = grown.main;
  figures['service_growth_mb'] = grown.service;
}

await using server = await startPackServer();
const bytes = noise(PACK_BYTES);
server.files.set('/model.bin', { bytes });
const file = { name: 'model.bin', url: `${server.url}/model.bin`, bytes: bytes.length };
const network = createNodeNetwork({});
const host = createPackHost({ network, userAgent: 'bench', sleep: () => Promise.resolve() });
const folders = openPackFolders(folder);
const row = {
  ...{ id: 'bench', ability: 'translate' as const, from: 'en', to: 'fi', licence: '', origin: '' },
  files: [{ ...file, sha256: sha256(bytes), packed: null }],
};
const install = () =>
  installPack(row, nothingBegun(), {
    ...{ host, folders, lists: {}, tell: () => undefined, signal: never },
  });
/** What any careful program does: it comes in, is summed up and written. */
const download = async () => {
  const { body } = await request(file.url);
  const hash = createHash('sha256');
  const counted = body.map((piece: Uint8Array) => {
    hash.update(piece);
    return piece;
  });
  await pipeline(counted, createWriteStream(join(folder, 'plain.bin'), { flush: true }));
  hash.digest();
};
const ratios: number[] = [];
for (let round = 0; round < ROUNDS; round += 1) {
  const plain = await took(download);
  ratios.push((await took(install)) / plain);
  await folders.remove('bench');
}
figures['install_to_download_ratio'] = median(ratios);
await network.close();

const apertium = await probeApertium();
if (apertium?.covers('en', 'es') === true) {
  const plain = () =>
    runApertium({
      ...{ options: ['-u', 'eng-spa'], input: all.join('\n\n'), environment: process.env },
      timeoutMs: 60_000,
    });
  const times = await inTurns({ ours: () => apertium.translate(all, 'en', 'es', never), plain });
  figures['apertium_sentences_per_s'] = (all.length * 1000) / median(times.ours);
  figures['plain_apertium_sentences_per_s'] = (all.length * 1000) / median(times.plain);
  figures['apertium_to_plain_time'] = ratioOf(times.ours, times.plain);
} else {
  skipped['apertium_sentences_per_s'] = 'Apertium with English–Spanish is not installed';
}
rmSync(folder, { recursive: true, force: true });

printReport({
  bench: 'offline',
  figures,
  targets: {
    ours_to_batch_translator_time_by_1: 1 / 0.9,
    first_word_p95_ms: 150,
    pack_thread_mb: 150,
    main_growth_mb: 25,
    service_growth_mb: 25,
    install_to_download_ratio: 1.5,
  },
  skipped,
});
