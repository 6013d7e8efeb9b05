import { setTimeout as sleep } from 'node:timers/promises';
import { expect, type Page } from '@playwright/test';
import { startApp } from '../app/program.ts';
import type { Rpc } from '../../preload/contract/api.ts';
import type { Random } from '../bench/memory/random.ts';
import { paste, textScreen } from '../e2e/screen.ts';
import { openRpcLink, type RpcLink } from './rpc-link.ts';
import { createWork, keepOn } from './kinds-of-work.ts';
import { first, missing, rowsOf, type Places, type Promised } from './promises.ts';
import type { Texts } from './texts.ts';
import { feedVoice } from './voice-feed.ts';

export interface KillPorts {
  readonly kills: number;
  readonly data: string;
  readonly out: string;
  readonly page: Page;
  readonly random: Random;
  readonly texts: Texts;
  readonly promised: Promised;
  readonly places: Places;
  readonly segments: number;
  /** Speech to hear; null where none can be made. */
  readonly sound: Int16Array | null;
}

export interface KillFigures {
  readonly kills: number;
  /** Answers that the kills fell between, by what was answered. */
  readonly answers: Readonly<Record<string, number>>;
  readonly lost: readonly string[];
  /** Failures that were no kill, by code. */
  readonly refused: Readonly<Record<string, number>>;
  /** From the start of the process to its first answer, milliseconds. */
  readonly starts: readonly number[];
  /** Documents whose result was cut off by a kill. */
  readonly documentsSentAgain: number;
  readonly unfinishedDocuments: number;
}

/** The draft of the page is with main so soon; 500 ms are promised. */
const DRAFT_MS = 500;
const BACK_MS = 5_000;
const VOICE_EVERY = 8;
const PAGE_EVERY = 5;

/** Kills the app at random moments of its work, and looks after each start whether anything is gone. */
export async function killRun(ports: KillPorts): Promise<KillFigures> {
  const { page, random, texts, promised, places } = ports;
  const lost: string[] = [];
  const refused: Record<string, number> = {};
  const starts: number[] = [];
  let typed: string | null = null;

  const start = async (isLast = false) => {
    const began = performance.now();
    const app = await startApp(ports.data, {}, ['--pseudo', '--out', ports.out]);
    const link = await openRpcLink(app.url);
    await link.rpc.ask('app.about', undefined);
    starts.push(performance.now() - began);
    if (typed !== null) {
      await showPage(page, link);
      // It comes a moment after the screen itself.
      const { source } = textScreen(page);
      const isBack = await expect(source)
        .toHaveValue(typed, { timeout: BACK_MS })
        .then(
          () => true,
          () => false,
        );
      if (!isBack) lost.push('draft of the page');
      promised.draft.settle(await source.inputValue());
      typed = null;
      await page.goto('about:blank');
    }
    lost.push(...(await missing(link, promised, places, isLast ? 'all' : 'fresh')));
    return { app, link };
  };

  for (let kill = 1; kill <= ports.kills; kill += 1) {
    const { app, link } = await start();
    const stopped = new AbortController();
    const work = createWork({ ...ports, link });
    const isTyped = kill % PAGE_EVERY === 0;
    const hears = ports.sound !== null && kill % VOICE_EVERY === 0;
    const pieces = [
      ...[work.translate, work.translate, work.addUnit, work.confirmSegment, work.addDocument],
      ...[work.saveWriting, work.changeSetting, ...(isTyped ? [] : [work.saveDraft])],
    ];
    const doing = pieces.map((piece) =>
      keepOn(
        piece,
        () => random.below(80),
        stopped.signal,
        (code) => (refused[code] = (refused[code] ?? 0) + 1),
      ),
    );
    if (isTyped) {
      await showPage(page, link);
      const text = texts.paragraph(texts.word());
      await paste(textScreen(page).source, text);
      await sleep(DRAFT_MS);
      typed = text;
    }
    if (hears) {
      const feed = await feedVoice(link.rpc, `Kill ${kill}`, ports.sound);
      await sleep(4_000 + random.below(4_000));
      await app.stop('SIGKILL');
      await feed.over;
      promised.sessions.add({ id: feed.id, lines: [...feed.lines.values()] });
    } else {
      await sleep(random.below(2_000));
      await app.stop('SIGKILL');
    }
    stopped.abort();
    await Promise.all(doing);
    if (isTyped) await page.goto('about:blank');
    if (kill % 10 === 0) process.stderr.write(`soak: ${kill} kills, ${lost.length} losses\n`);
  }

  const { app, link } = await start(true);
  const cut = await awaitDocuments(link.rpc);
  // A service gives a result out once: one that was cut off there is said to be gone, and sent again.
  if (cut.length > 0) await link.rpc.ask('documents.retry', { ids: cut });
  const unfinished = await awaitDocuments(link.rpc);
  await first(link.rpc.watch('history.watch', undefined));
  await app.stop();
  return {
    kills: ports.kills,
    answers: {
      translations: promised.history.all.length,
      documents: promised.documents.all.length,
      segments: promised.segments.all.length,
      units: promised.units.all.length,
      voice_lines: promised.sessions.all.reduce((sum, { lines }) => sum + lines.length, 0),
    },
    lost,
    refused,
    starts,
    documentsSentAgain: cut.length,
    unfinishedDocuments: unfinished.length,
  };
}

/** Opens the app in the page, beside the link that has used up its address. */
export async function showPage(
  page: Page,
  { origin, cookie, pageAddress }: Pick<RpcLink, 'origin' | 'cookie' | 'pageAddress'>,
): Promise<void> {
  await page.context().addCookies([{ ...cookie, url: origin }]);
  await page.goto(pageAddress);
  await textScreen(page).source.waitFor();
}

const ENDED = new Set(['done', 'failed', 'refused', 'cancelled']);
const DOCUMENTS_MS = 180_000;

/** Waits until nothing of the queue is under way; answers with the ids of what is not done. */
export async function awaitDocuments(rpc: Rpc): Promise<string[]> {
  const until = performance.now() + DOCUMENTS_MS;
  for (;;) {
    const rows = await rowsOf(rpc);
    if (rows.every(({ state }) => ENDED.has(state)) || performance.now() > until) {
      const left = rows.filter(({ state }) => state !== 'done');
      for (const { format, state, failure } of left) {
        process.stderr.write(`soak: ${format} ${state} ${JSON.stringify(failure)}\n`);
      }
      return left.map(({ id }) => id);
    }
    await sleep(500);
  }
}
