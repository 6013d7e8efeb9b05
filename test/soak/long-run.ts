import { setTimeout as sleep } from 'node:timers/promises';
import { expect, type Browser, type Page } from '@playwright/test';
import type { Random } from '../bench/memory/random.ts';
import { goTo, paste, textScreen } from '../e2e/screen.ts';
import type { RpcLink } from './rpc-link.ts';
import type { InspectedHeap } from './inspected-heap.ts';
import { createWork } from './kinds-of-work.ts';
import { openPageFigures } from './page-figures.ts';
import { childrenOf, openHandles, residentMb } from './process-figures.ts';
import { first, type Places, type Promised } from './promises.ts';
import type { Texts } from './texts.ts';
import { feedVoice } from './voice-feed.ts';

export interface LongRunPorts {
  readonly minutes: number;
  readonly translations: number;
  readonly documents: number;
  readonly pid: number;
  readonly heap: InspectedHeap;
  readonly link: RpcLink;
  readonly browser: Browser;
  readonly page: Page;
  readonly random: Random;
  readonly texts: Texts;
  readonly promised: Promised;
  readonly places: Places;
  readonly segments: number;
  readonly sound: Int16Array | null;
}

/** What is looked at again and again. */
export type Sample = Readonly<Record<string, number>>;

export interface LongRunFigures {
  readonly samples: readonly Sample[];
  /** Milliseconds from the request to the whole answer. */
  readonly translateMs: readonly number[];
  /** Milliseconds from the text's coming to the page to its translation on the page. */
  readonly pageMs: readonly number[];
  readonly failures: number;
  readonly voice: { readonly lines: number; readonly mediaMs: number } | null;
}

/** A page that has not answered by then has failed. */
const PAGE_MS = 5_000;
const SAMPLES = 40;
const PAGE_EVERY = 10;
const DESK_EVERY = 5;
const SCREEN_EVERY = 60;
const SCREENS = ['History', 'Documents', 'Voice', 'Usage', 'Settings', 'Write'] as const;

/** Hours of work in one life of the app and its page, at an even pace. */
export async function longRun(ports: LongRunPorts): Promise<LongRunFigures> {
  const { link, page, random, texts, translations, documents } = ports;
  const work = createWork(ports);
  const pageFigures = await openPageFigures(ports.browser, page);
  const samples: Sample[] = [];
  const translateMs: number[] = [];
  const pageMs: number[] = [];
  let failures = 0;

  const sample = async () => {
    const children = childrenOf(ports.pid);
    const offline = children.find(({ what }) => what.endsWith('offline.js'));
    const shown = await pageFigures();
    samples.push({
      main_rss_mb: residentMb(ports.pid),
      main_heap_mb: await ports.heap.usedMb(),
      main_handles: openHandles(ports.pid),
      main_children: children.length,
      offline_rss_mb: offline === undefined ? Number.NaN : residentMb(offline.pid),
      page_rss_mb: shown.residentMb,
      page_heap_mb: shown.heapMb,
      page_nodes: shown.nodes,
      page_listeners: shown.listeners,
    });
  };
  const throughPage = async () => {
    const { source, translation } = textScreen(page);
    const word = texts.word();
    const began = performance.now();
    await paste(source, texts.sentence(word));
    await expect(translation).toContainText(word, { timeout: PAGE_MS });
    pageMs.push(performance.now() - began);
  };
  const throughContract = async () => {
    const began = performance.now();
    await work.translate();
    translateMs.push(performance.now() - began);
  };
  const attempt = async (piece: () => Promise<unknown>) => {
    try {
      await piece();
    } catch (thrown) {
      failures += 1;
      const said = thrown instanceof Error ? thrown.message.slice(0, 300) : JSON.stringify(thrown);
      process.stderr.write(`soak: refused: ${said}\n`);
    }
  };

  const feed = ports.sound && (await feedVoice(link.rpc, 'The long one', ports.sound));
  const everyMs = (ports.minutes * 60_000) / translations;
  const began = performance.now();
  for (let count = 0; count < translations; count += 1) {
    await attempt(count % PAGE_EVERY === 0 ? throughPage : throughContract);
    if (due(count, documents, translations)) await attempt(work.addDocument);
    if (count % DESK_EVERY === 0) {
      await attempt(random.pick([work.confirmSegment, work.addUnit, work.saveWriting]));
    }
    if (count % SCREEN_EVERY === SCREEN_EVERY - 1) {
      await attempt(async () => {
        await goTo(page, random.pick(SCREENS));
        await goTo(page, 'Text');
        await textScreen(page).source.waitFor();
      });
    }
    if (due(count, SAMPLES, translations)) await sample();
    if (count % 500 === 499) process.stderr.write(`soak: ${count + 1} translations\n`);
    await sleep(Math.max(0, began + (count + 1) * everyMs - performance.now()));
  }
  if (feed === null) return { samples, translateMs, pageMs, failures, voice: null };
  const { state } = await first(link.rpc.watch('voice.watch', { id: feed.id }));
  await link.rpc.ask('voice.end', { id: feed.id });
  feed.stop();
  await feed.over;
  ports.promised.sessions.add({ id: feed.id, lines: [...feed.lines.values()] });
  const voice = { lines: feed.lines.size, mediaMs: state.mediaMs };
  return { samples, translateMs, pageMs, failures, voice };
}

/** Whether one of so many, spread evenly, falls on this step. */
const due = (step: number, times: number, steps: number): boolean =>
  Math.floor(((step + 1) * times) / steps) > Math.floor((step * times) / steps);
