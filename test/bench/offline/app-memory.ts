/** What main and the offline service take before and after many translations in one run of the app. */
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startApp } from '../../app/program.ts';
import { childrenOf, residentMb } from '../../soak/process-figures.ts';
import { openRpcLink } from '../../soak/rpc-link.ts';

/** Translations before the first reading: code is compiled, caches and the heap have their size. */
const WARMING = 1000;
/** Garbage goes soon, so that what a process grows by is what it keeps. */
const SMALL_HEAP = '--max-old-space-size=96 --max-semi-space-size=2';

interface Resident {
  readonly main: number;
  readonly service: number;
}

/**
 * MB that main and the offline service grow by over translations of sentences, each another text, with a
 * pack; of a built program.
 */
export async function growthOver(
  translations: number,
  pack: string,
  sentences: readonly string[],
): Promise<Resident> {
  const data = mkdtempSync(join(tmpdir(), 'dragoman-bench-app-'));
  mkdirSync(join(data, 'packs'));
  cpSync(pack, join(data, 'packs/tiny-en-de'), { recursive: true });
  const app = await startApp(data, { NODE_OPTIONS: SMALL_HEAP });
  try {
    const { rpc } = await openRpcLink(app.url);
    const translate = async (at: number) => {
      const text = `${sentences[at % sentences.length] ?? ''} (${at})`;
      const signal = new AbortController().signal;
      const request = { text, source: 'en', target: 'de', options: {} };
      for await (const said of rpc.watch('text.translate', request, signal)) {
        if (said.state === 'failed') throw new Error(said.failure?.code);
      }
    };
    const resident = (): Resident => {
      const service = childrenOf(app.pid).find(({ what }) => what.endsWith('offline.js'));
      return { main: residentMb(app.pid), service: residentMb(service?.pid ?? -1) };
    };
    for (let at = 0; at < WARMING; at += 1) await translate(at);
    const before = resident();
    for (let at = 0; at < translations; at += 1) await translate(WARMING + at);
    const after = resident();
    rpc.close();
    return { main: after.main - before.main, service: after.service - before.service };
  } finally {
    await app.stop();
    // The offline service may take a moment longer than the program.
    rmSync(data, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  }
}
