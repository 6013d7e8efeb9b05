/**
 * From the start of the process to the first paint and to a usable text field, in the browser
 * shell; a blank Chromium window, measured in the same run, is the peer.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { chromiumLaunch } from '../app/chromium.ts';
import { startApp } from '../app/program.ts';
import { median, printReport } from './measured.ts';

const rounds = process.argv.includes('--quick') ? 4 : 10;
const OWN_TIME_LIMIT = 1200;
/** What a person waits for, the browser's own start included. */
const USABLE_LIMIT = 3000;

async function blank(): Promise<number> {
  const started = performance.now();
  const browser = await chromium.launch(chromiumLaunch());
  const page = await browser.newPage();
  await page.goto('about:blank');
  const took = performance.now() - started;
  await browser.close();
  return took;
}

async function dragoman(data: string) {
  const started = performance.now();
  const app = await startApp(data);
  const listening = performance.now() - started;
  const browser = await chromium.launch(chromiumLaunch());
  const page = await browser.newPage();
  const navigated = performance.now();
  await page.goto(app.url, { waitUntil: 'commit' });
  await page.getByLabel('Source text').waitFor({ state: 'visible' });
  await page.getByLabel('Source text').fill('a');
  const usable = performance.now() - started;
  const firstPaint = await page.evaluate(async () => {
    const seen = () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime;
    while (seen() === undefined) await new Promise((resolve) => setTimeout(resolve, 5));
    return seen() ?? 0;
  });
  await browser.close();
  await app.stop();
  return { listening, firstPaint: navigated - started + firstPaint, usable };
}

const data = mkdtempSync(join(tmpdir(), 'dragoman-bench-'));
/** Gets past the first run, so that the measured starts open on the Text screen. */
async function welcome() {
  const app = await startApp(data);
  const browser = await chromium.launch(chromiumLaunch());
  const page = await browser.newPage();
  await page.goto(app.url);
  await page.getByRole('button', { name: 'Skip' }).click();
  await page.getByLabel('Source text').waitFor();
  await browser.close();
  await app.stop();
}

await welcome();
const blanks: number[] = [];
const starts: Awaited<ReturnType<typeof dragoman>>[] = [];
for (let round = 0; round < rounds; round += 1) {
  blanks.push(await blank());
  starts.push(await dragoman(data));
}
rmSync(data, { recursive: true, force: true });

const blankMs = median(blanks);
const usableMs = median(starts.map((start) => start.usable));
const ownMs = usableMs - blankMs;
printReport({
  bench: 'start',
  figures: {
    rounds,
    blank_window_ms: blankMs,
    listening_ms: median(starts.map((start) => start.listening)),
    first_paint_ms: median(starts.map((start) => start.firstPaint)),
    usable_ms: usableMs,
    own_time_ms: ownMs,
  },
  targets: { own_time_ms: OWN_TIME_LIMIT, usable_ms: USABLE_LIMIT },
  skipped: {},
});
