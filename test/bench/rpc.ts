/**
 * The contract from a real page: the round trip of an ask, and a 5 MB upload by ticket. The peer
 * is a bare fetch of a fixed file from the same server in the same page.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { build } from 'vite';
import type { Bridge } from '../../preload/contract/bridge.ts';
import type { Rpc } from '../../preload/contract/api.ts';
import { chromiumLaunch } from '../app/chromium.ts';
import { startApp } from '../app/program.ts';
import { percentile, printReport } from './measured.ts';

const quick = process.argv.includes('--quick');
const ASKS = quick ? 1000 : 5000;
const UPLOADS = quick ? 5 : 20;
const P95_LIMIT = 2;

declare global {
  interface Window {
    contract: { bridge: Bridge; rpc: Rpc };
  }
}

/** The page's own end of the contract as one script. */
async function pageScript(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: false,
      lib: {
        entry: fileURLToPath(new URL('rpc-page.ts', import.meta.url)),
        formats: ['iife'],
        name: 'contractPage',
      },
    },
  });
  const first = Array.isArray(result) ? result[0] : result;
  if (first === undefined || !('output' in first))
    throw new Error('The page script was not built.');
  const [script] = first.output;
  return script.code;
}

const data = mkdtempSync(join(tmpdir(), 'dragoman-bench-'));
const script = await pageScript();
const app = await startApp(data);
const browser = await chromium.launch(chromiumLaunch());
const page = await browser.newPage();
await page.goto(app.url);
await page.evaluate(script);
await page.waitForFunction(() => 'contract' in window);

const asks = await page.evaluate(async (count) => {
  const { rpc } = window.contract;
  const took: number[] = [];
  for (let i = 0; i < count + 200; i += 1) {
    const started = performance.now();
    await rpc.ask('app.about', undefined);
    if (i >= 200) took.push(performance.now() - started);
  }
  return took;
}, ASKS);

const fetches = await page.evaluate(
  async (count) => {
    const took: number[] = [];
    for (let i = 0; i < count; i += 1) {
      const started = performance.now();
      await (await fetch(location.href, { cache: 'no-store' })).arrayBuffer();
      took.push(performance.now() - started);
    }
    return took;
  },
  Math.floor(ASKS / 10),
);

const uploads = await page.evaluate(async (count) => {
  const { bridge } = window.contract;
  const bytes = new Uint8Array(5_000_000).fill(97);
  const took: number[] = [];
  for (let i = 0; i < count; i += 1) {
    const started = performance.now();
    await bridge.hand(new File([bytes], 'five.txt'));
    took.push(performance.now() - started);
  }
  return took;
}, UPLOADS);

await browser.close();
await app.stop();
rmSync(data, { recursive: true, force: true });

const p95 = percentile(asks, 95);
printReport({
  bench: 'rpc',
  figures: {
    asks: ASKS,
    ask_p50_ms: percentile(asks, 50),
    ask_p95_ms: p95,
    fetch_p50_ms: percentile(fetches, 50),
    fetch_p95_ms: percentile(fetches, 95),
    upload_5mb_p50_ms: percentile(uploads, 50),
    upload_5mb_mb_per_s: 5000 / percentile(uploads, 50),
  },
  targets: { ask_p95_ms: P95_LIMIT },
  skipped: {},
});
