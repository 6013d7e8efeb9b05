/**
 * An hour of work, compressed: texts, documents, segments, memories and a voice session in one life of
 * the app and its page, whose memory must not grow; then kills at random moments, after each of which
 * all that was answered must be there. The voice session of the long run hears in real time; a whole
 * hour of one is played through the same code in virtual time, in this process.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { chromiumLaunch } from '../app/chromium.ts';
import { startApp } from '../app/program.ts';
import { NO_SPEECH, spoken } from '../app/spoken.ts';
import { median, percentile, printReport } from '../bench/measured.ts';
import { createRandom } from '../bench/memory/random.ts';
import { endurance } from '../bench/voice/endurance.ts';
import { openRpcLink } from './rpc-link.ts';
import { INSPECTABLE, inspectHeap } from './inspected-heap.ts';
import { awaitDocuments, killRun, showPage } from './kill-run.ts';
import { longRun } from './long-run.ts';
import { readSoakOptions } from './options.ts';
import { databaseSizes } from './process-figures.ts';
import { createPromised, missing } from './promises.ts';
import { quarters } from './quarters.ts';
import { createTexts } from './texts.ts';

const SEGMENTS = 400;
const TARGETS = {
  main_heap_growth_mb: 20,
  page_heap_growth_mb: 20,
  main_handles_growth: 8,
  failures: 0,
  losses: 0,
  documents_unfinished: 0,
  voice_hour_lost_words: 0,
  voice_hour_growth_mb: 20,
};

const options = readSoakOptions(process.argv.slice(2));
const random = createRandom(options.seed);
const texts = createTexts(random);
const promised = createPromised();
const folder = mkdtempSync(join(tmpdir(), 'dragoman-soak-'));
const [data, out] = [join(folder, 'data'), join(folder, 'out')];
mkdirSync(out);
const sound =
  NO_SPEECH === null ? spoken('Thank you very much for your help. We meet again on Monday.') : null;
const browser = await chromium.launch(chromiumLaunch());
const page = await (await browser.newContext()).newPage();
const common = { random, texts, promised, page, sound, segments: SEGMENTS };

const app = await startApp(data, INSPECTABLE, ['--pseudo', '--out', out]);
const link = await openRpcLink(app.url);
await link.rpc.ask('settings.change', { welcomed: true, textSize: 16 });
const memory = await link.rpc.ask('local-memories.create', {
  name: 'Soak',
  source: 'en',
  targets: ['de'],
});
const lines = Array.from({ length: SEGMENTS }, (_, index) => `Line ${index} of the text.`);
const project = await link.rpc.ask('segments.open', {
  from: { text: lines.join('\n'), name: 'Soak' },
  source: 'en',
  target: 'de',
});
const places = { memory: memory.id, project: project.id };
await showPage(page, link);

const heap = await inspectHeap(app.pid, app.errors);
const long = await longRun({ ...common, ...options, places, link, browser, heap, pid: app.pid });
const longUnfinished = await awaitDocuments(link.rpc);
await page.goto('about:blank');
// The page saved drafts of its own.
const draft = await link.rpc.ask('text.draft', undefined);
promised.draft.settle('text' in draft ? draft.text : '');
const longLost = await missing(link, promised, places, 'all');
heap.close();
await app.stop();

const killed = await killRun({ ...common, kills: options.kills, data, out, places });
await browser.close();
const databases = databaseSizes(data);
rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
const hour = await endurance(true);

const kinds = Object.keys(long.samples[0] ?? {});
const memoryFigures = Object.fromEntries(
  kinds.flatMap((kind) => {
    const { first, last } = quarters(long.samples.map((sample) => sample[kind] ?? Number.NaN));
    return [
      [`${kind}_first_quarter`, first],
      [`${kind}_last_quarter`, last],
    ];
  }),
);
const growth = (kind: string) =>
  Math.max(
    0,
    (memoryFigures[`${kind}_last_quarter`] ?? 0) - (memoryFigures[`${kind}_first_quarter`] ?? 0),
  );
const lost = [...longLost, ...killed.lost];
process.stderr.write(
  `${JSON.stringify({ lost: lost.slice(0, 50), refused: killed.refused, databases, answers: killed.answers })}\n`,
);
printReport({
  bench: 'soak',
  figures: {
    minutes: options.minutes,
    translations: long.translateMs.length + long.pageMs.length,
    ...memoryFigures,
    main_heap_growth_mb: growth('main_heap_mb'),
    page_heap_growth_mb: growth('page_heap_mb'),
    main_handles_growth: growth('main_handles'),
    translate_p50_ms: median(long.translateMs),
    translate_p95_ms: percentile(long.translateMs, 95),
    page_translate_p50_ms: median(long.pageMs),
    page_translate_p95_ms: percentile(long.pageMs, 95),
    failures: long.failures + Object.values(killed.refused).reduce((sum, count) => sum + count, 0),
    ...(long.voice && { voice_lines: long.voice.lines, voice_media_s: long.voice.mediaMs / 1000 }),
    kills: killed.kills,
    losses: lost.length,
    start_p95_ms: percentile(killed.starts, 95),
    documents_unfinished: longUnfinished.length + killed.unfinishedDocuments,
    documents_sent_again: killed.documentsSentAgain,
    ...Object.fromEntries(
      Object.entries(killed.answers).map(([what, count]) => [`answered_${what}`, count]),
    ),
    ...Object.fromEntries(
      Object.entries(databases).map(([name, mb]) => [`${name.replace(/\W+/g, '_')}_mb`, mb]),
    ),
    voice_hour_lost_words: hour.figures['endurance_lost_words'] ?? Number.NaN,
    voice_hour_growth_mb: hour.figures['endurance_growth_mb'] ?? Number.NaN,
    voice_hour_renewals: hour.figures['endurance_renewals'] ?? Number.NaN,
  },
  targets: TARGETS,
  skipped: NO_SPEECH === null ? {} : { voice_lines: NO_SPEECH },
});
