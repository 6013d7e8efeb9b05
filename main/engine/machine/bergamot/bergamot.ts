import { guarded, inBackground } from '../../../system/background.ts';
import { connectThread, startThread } from '../../../system/channel/thread.ts';
import type { Thread } from '../../../system/channel/thread.ts';
import type { Caller } from '../../../../preload/contract/route.ts';
import type { Code } from '../../markup/coded-text.ts';
import { CODE_CHARACTER, keepsCodes } from '../../markup/coded-text.ts';
import type { MachineTranslation } from '../engine.ts';
import type { InstalledModels } from './installed-models.ts';
import { fromMarkup, keepApart, spreadCodes, toMarkup } from '../sentence-markup.ts';
import { bergamotRoutes } from './routes.ts';
import type { Passage, ThreadStart, TranslationModel } from './routes.ts';

export interface BergamotPorts {
  readonly models: InstalledModels;
  /** The built thread, or its source where Node runs that. */
  readonly thread: string | URL;
  /** The engine's files. */
  readonly files: Pick<ThreadStart, 'module' | 'script'>;
  /** Threads at the same time. */
  readonly threads: number;
  /** A thread without work for so long is ended, with the models that it holds. */
  readonly idleMs: number;
}

/** Neural translation with installed packs, off the main loop. */
export interface Bergamot extends MachineTranslation<string> {
  close(): Promise<void>;
}

/** Passages that a thread translates together: enough for full matrices, few enough to stop between. */
const BATCH = 16;

/** A thread that holds the models of one route. */
interface Opened {
  readonly route: string;
  readonly thread: Thread;
  readonly calls: Caller<typeof bergamotRoutes>;
  isBusy: boolean;
  stopIdle: () => void;
}

interface Waiting {
  readonly route: readonly TranslationModel[];
  readonly passages: readonly Passage[];
  readonly resolve: (answers: readonly string[]) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * A route has a thread of its own, since a thread gives back the memory of models only when it ends
 * (https://github.com/browsermt/bergamot-translator/issues/381). Where all are taken, the one that has been
 * idle for longest goes.
 */
export function createBergamot(ports: BergamotPorts): Bergamot {
  const { models, threads, idleMs } = ports;
  /** The least recently used first. */
  const opened: Opened[] = [];
  const queue: Waiting[] = [];
  const keyOf = (route: readonly TranslationModel[]) => JSON.stringify(route);

  const end = async (gone: Opened) => {
    const at = opened.indexOf(gone);
    if (at >= 0) opened.splice(at, 1);
    gone.stopIdle();
    await gone.thread.end();
  };

  const open = (route: readonly TranslationModel[]): Opened => {
    const thread = startThread(ports.thread, { ...ports.files, route } satisfies ThreadStart);
    const calls = connectThread(thread, bergamotRoutes);
    const mine = { route: keyOf(route), thread, calls, isBusy: false, stopIdle: () => undefined };
    // When it breaks down without work, nothing is lost.
    thread.onExit(() => {
      const at = opened.indexOf(mine);
      if (at >= 0) opened.splice(at, 1);
    });
    opened.push(mine);
    return mine;
  };

  /** A thread for a route that has nothing to do; null where all that may be are at work. */
  const take = (route: readonly TranslationModel[]): Opened | null => {
    const key = keyOf(route);
    const idle = opened.filter(({ isBusy }) => !isBusy);
    const known = idle.findLast((one) => one.route === key);
    if (known !== undefined) return known;
    if (opened.length < threads) return open(route);
    const [oldest] = idle;
    if (oldest === undefined) return null;
    inBackground('bergamot.end', () => end(oldest));
    return open(route);
  };

  const work = async (jobs: readonly Waiting[], mine: Opened) => {
    mine.isBusy = true;
    mine.stopIdle();
    try {
      const passages = jobs.flatMap((job) => job.passages);
      // Not stopped halfway: the next text needs the same models, and a batch is soon done.
      const answers = await mine.calls.ask('translate', passages, new AbortController().signal);
      let at = 0;
      for (const job of jobs) job.resolve(answers.slice(at, (at += job.passages.length)));
    } catch (error) {
      for (const job of jobs) job.reject(error);
      // An engine that failed is of no more use.
      await end(mine);
    } finally {
      mine.isBusy = false;
      const at = opened.indexOf(mine);
      if (at >= 0) {
        opened.splice(at, 1);
        opened.push(mine);
        const timer = setTimeout(
          guarded('bergamot.idle', () => end(mine)),
          idleMs,
        ).unref();
        mine.stopIdle = () => clearTimeout(timer);
      }
      next();
    }
  };

  /** The waiting jobs of one route that together make a batch, the first of them included. */
  const takeBatch = (first: Waiting): Waiting[] => {
    const key = keyOf(first.route);
    const batch: Waiting[] = [];
    let room = Math.max(BATCH, first.passages.length);
    for (const job of [first, ...queue.filter((other) => other !== first)]) {
      if (keyOf(job.route) !== key || job.passages.length > room) continue;
      room -= job.passages.length;
      batch.push(job);
      queue.splice(queue.indexOf(job), 1);
    }
    return batch;
  };

  const next = () => {
    // A route that finds no thread does not keep one of another from its own.
    const stuck = new Set<string>();
    for (;;) {
      const job = queue.find(({ route }) => !stuck.has(keyOf(route)));
      if (job === undefined) return;
      const mine = take(job.route);
      if (mine === null) stuck.add(keyOf(job.route));
      else inBackground('bergamot.work', () => work(takeBatch(job), mine));
    }
  };

  const ask = (
    route: readonly TranslationModel[],
    passages: readonly Passage[],
    signal: AbortSignal,
  ): Promise<readonly string[]> =>
    new Promise((resolve, reject) => {
      signal.throwIfAborted();
      const job = { route, passages, resolve, reject };
      queue.push(job);
      const leave = () => {
        const at = queue.indexOf(job);
        if (at >= 0) queue.splice(at, 1);
        reject(reasonOf(signal));
      };
      signal.addEventListener('abort', leave, { once: true });
      next();
    });

  const askAll = async (
    route: readonly TranslationModel[],
    passages: readonly Passage[],
    signal: AbortSignal,
  ): Promise<string[]> => {
    const batches = Array.from({ length: Math.ceil(passages.length / BATCH) }, (_, at) =>
      passages.slice(at * BATCH, (at + 1) * BATCH),
    );
    return (await Promise.all(batches.map((batch) => ask(route, batch, signal)))).flat();
  };

  return {
    name: 'bergamot',
    kind: 'engine',
    movesPairs: true,
    covers: (source, target) => models.route(source, target) !== null,
    pivot: (source, target) => models.route(source, target)?.[1]?.from ?? null,
    async translate(segments, source, target, signal, { codes = [] } = {}) {
      const route = models.route(source, target);
      if (route === null) throw new Error(`No pack translates ${source} into ${target}.`);
      const marked = segments.map((text, at): Passage => {
        const own = codes[at] ?? [];
        const isHtml = text.search(CODE_CHARACTER) >= 0;
        return { text: isHtml ? toMarkup(text, own) : text, isHtml };
      });
      const answers = await askAll(route, marked, signal);
      const results = answers.map((answer, at) =>
        marked[at]?.isHtml === true
          ? keepApart(segments[at] ?? '', fromMarkup(answer, codes[at] ?? []), codes[at] ?? [])
          : answer,
      );
      return mend(results, segments, codes, (texts) => askAll(route, texts, signal));
    },
    async close() {
      for (const { reject } of queue.splice(0)) reject(new Error('The engine was closed.'));
      await Promise.all(opened.slice().map(end));
    },
  };
}

const reasonOf = ({ reason }: AbortSignal): Error =>
  reason instanceof Error ? reason : new Error('Stopped.', { cause: reason });

/** Segments whose codes got lost or out of order are translated without them, and the codes spread. */
async function mend(
  results: readonly string[],
  segments: readonly string[],
  codes: readonly (readonly Code[])[],
  ask: (passages: readonly Passage[]) => Promise<readonly string[]>,
): Promise<string[]> {
  const broken = results.flatMap((result, at) =>
    segments[at] === undefined || isWhole(result, segments[at], codes[at]) ? [] : [at],
  );
  if (broken.length === 0) return [...results];
  const plain = broken.map((at) => {
    const text = (segments[at] ?? '').replace(CODE_CHARACTER, ' ').replace(/ {2,}/g, ' ').trim();
    return { text, isHtml: false };
  });
  const answers = new Map((await ask(plain)).map((answer, at) => [broken[at], answer]));
  return results.map((result, at) => {
    const answer = answers.get(at);
    return answer === undefined ? result : spreadCodes(segments[at] ?? '', answer);
  });
}

function isWhole(result: string, segment: string, codes: readonly Code[] | undefined): boolean {
  if (codes !== undefined) return keepsCodes(result, { text: segment, codes });
  const sorted = (text: string) => (text.match(CODE_CHARACTER) ?? []).toSorted().join('');
  return sorted(result) === sorted(segment);
}
