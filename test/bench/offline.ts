/**
 * Translation with a pack: the words per second of our threads against the engine driven directly, by size of
 * the batch; the wait for a sentence in a warm engine; and an install against a plain download of the same
 * bytes from the same server. The model is the tiny one of the tests: rates of others lie lower, ratios do not.
 */
import { createHash } from 'node:crypto';
import { createWriteStream, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { request } from 'undici';
import { createPackHost } from '../../main/client/pack-host.ts';
import { probeApertium } from '../../main/engine/machine/apertium.ts';
import { createBergamot } from '../../main/engine/machine/bergamot/bergamot.ts';
import { readInstalledModels } from '../../main/engine/machine/bergamot/installed-models.ts';
import { openModels } from '../../main/engine/machine/bergamot/module.ts';
import { installPack, nothingBegun } from '../../main/features/offline-languages/install-pack.ts';
import { bergamotFiles, bergamotThread } from '../../main/service/thread-place.ts';
import { createNodeNetwork } from '../../main/system/node-network.ts';
import { openPackFolders } from '../../main/system/packs/pack-folders.ts';
import { noise, sha256, startPackServer } from '../features/offline-languages/pack-server.ts';
import { median, percentile, printReport } from './measured.ts';

const isQuick = process.argv.includes('--quick');
const ROUNDS = isQuick ? 2 : 5;
const SENTENCES = isQuick ? 64 : 320;
const PACK_BYTES = (isQuick ? 10 : 30) * 1_000_000;
const SENTENCE = 'The meeting has been moved to Thursday.';
const WORDS = SENTENCE.split(' ').length;

const never = new AbortController().signal;
const folder = mkdtempSync(join(tmpdir(), 'dragoman-bench-'));
cpSync(join(import.meta.dirname, '../packs/tiny-en-de'), join(folder, 'packs/tiny-en-de'), {
  recursive: true,
});
const models = readInstalledModels([join(folder, 'packs')]);
const route = models.route('en', 'de') ?? [];
const skipped: Record<string, string> = {};
const figures: Record<string, number> = {};

async function took(work: () => unknown): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/** Words per second, of the fastest round. */
async function rate(work: () => unknown): Promise<number> {
  const rounds: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) rounds.push(await took(work));
  return (SENTENCES * WORDS * 1000) / percentile(rounds, 0);
}

const all = Array.from({ length: SENTENCES }, () => SENTENCE);
const direct = await openModels({ ...bergamotFiles(), route });
const directly = (batch: number) => () => {
  for (let at = 0; at < all.length; at += batch) {
    direct(all.slice(at, at + batch).map((text) => ({ text, isHtml: false })));
  }
};
for (const batch of [1, 4, 16, 64]) {
  figures[`direct_words_per_s_of_${batch}`] = await rate(directly(batch));
}

for (const threads of availableParallelism() > 1 ? [1, 2] : [1]) {
  const engine = createBergamot({
    models,
    thread: bergamotThread(),
    files: bergamotFiles(),
    threads,
    idleMs: 60_000,
  });
  await engine.translate(all, 'en', 'de', never);
  figures[`ours_words_per_s_by_${threads}`] = await rate(() =>
    engine.translate(all, 'en', 'de', never),
  );
  if (threads === 1) {
    const waits: number[] = [];
    for (let at = 0; at < 50; at += 1) {
      waits.push(await took(() => engine.translate([SENTENCE], 'en', 'de', never)));
    }
    figures['sentence_p95_ms'] = percentile(waits, 95);
  }
  await engine.close();
}
figures['direct_to_ours_ratio'] =
  (figures['direct_words_per_s_of_16'] ?? 0) / (figures['ours_words_per_s_by_1'] ?? 0);

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
  figures['apertium_words_per_s'] = await rate(() => apertium.translate(all, 'en', 'es', never));
} else {
  skipped['apertium_words_per_s'] = 'Apertium with English–Spanish is not installed';
}
rmSync(folder, { recursive: true, force: true });

printReport({
  bench: 'offline',
  figures,
  targets: {
    direct_to_ours_ratio: 1 / 0.9,
    sentence_p95_ms: 150,
    install_to_download_ratio: 1.5,
  },
  skipped,
});
