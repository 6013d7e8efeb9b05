import type { Connected } from '../../preload/contract/channel/client.ts';
import type { InputOf, OutputOf } from '../../preload/contract/route.ts';
import type { Clock } from '../client/clock.ts';
import type { RefusalReason } from '../engine/formats/document-filter.ts';
import { inspectionRoutes } from '../engine/inspection/routes.ts';
import type { InspectionRoutes } from '../engine/inspection/routes.ts';
import { inBackground } from '../system/background.ts';
import { CallFailure } from '../system/channel/call-failure.ts';
import { connectHelper } from '../system/channel/helper-process.ts';
import type { StartHelper } from '../system/processes.ts';

/** Looks into documents, in a helper process. */
export interface Examiner {
  /** Rejects with `Refused`, or with `ExaminerFailed`. */
  ask<K extends keyof InspectionRoutes>(
    route: K,
    input: InputOf<InspectionRoutes[K]>,
  ): Promise<OutputOf<InspectionRoutes[K]>>;
  close(): void;
}

/** The document itself is the reason. */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly reason: RefusalReason;
  constructor(reason: RefusalReason) {
    super(reason);
    this.reason = reason;
  }
}

/** The process failed; `reason` is a code of the system or the name of an error. */
export class ExaminerFailed extends Error {
  override readonly name = 'ExaminerFailed';
  readonly reason: string;
  constructor(reason: string) {
    super(reason);
    this.reason = reason;
  }
}

/** A job that takes longer is given up with its process. */
const JOB_LIMIT_MS = 5 * 60_000;
/** How long an idle process is kept: files come in handfuls, and a large one leaves much memory. */
const IDLE_MS = 15_000;

interface Waiting {
  /** Asks, and tells the caller of the answer; rejects with what the process failed of. */
  readonly run: (helper: Connected<InspectionRoutes>) => Promise<void>;
  readonly fail: (error: Error) => void;
}

export interface ExaminerPorts {
  readonly startHelper: StartHelper;
  readonly clock: Clock;
}

/** One process, started when there is something to do; jobs go one after the other. */
export function createExaminer({ startHelper, clock }: ExaminerPorts): Examiner {
  const queue: Waiting[] = [];
  let helper: Connected<InspectionRoutes> | null = null;
  let current: Waiting | null = null;
  let timer = new AbortController();

  const after = (ms: number, act: () => void) => {
    timer.abort();
    const mine = new AbortController();
    timer = mine;
    clock.sleep(ms, mine.signal).then(act, () => undefined);
  };
  const drop = (reason: string) => {
    const [process, job] = [helper, current];
    helper = null;
    current = null;
    timer.abort();
    process?.close();
    job?.fail(new ExaminerFailed(reason));
  };
  const start = (): Connected<InspectionRoutes> => {
    const mine = connectHelper(startHelper('inspection.js'), inspectionRoutes);
    inBackground('examiner.ended', async () => {
      await mine.lost;
      if (helper !== mine) return;
      drop('ended');
      next();
    });
    return mine;
  };
  const work = async (job: Waiting, process: Connected<InspectionRoutes>) => {
    try {
      await job.run(process);
    } catch (error) {
      // Its end is told as that of the process.
      if (error instanceof CallFailure && error.code === 'unreachable') return;
      job.fail(failureOf(error));
    }
    if (current !== job) return;
    current = null;
    next();
  };
  const next = () => {
    if (current !== null) return;
    const waiting = queue.shift();
    if (waiting === undefined) {
      after(IDLE_MS, () => drop('idle'));
      return;
    }
    current = waiting;
    helper ??= start();
    after(JOB_LIMIT_MS, () => {
      drop('timeout');
      next();
    });
    const process = helper;
    inBackground('examiner.work', () => work(waiting, process));
  };

  return {
    ask: (route, input) =>
      new Promise((resolve, reject) => {
        const run = async (process: Connected<InspectionRoutes>) =>
          resolve(await process.ask(route, input));
        queue.push({ run, fail: reject });
        next();
      }),
    close() {
      const left = queue.splice(0);
      drop('closed');
      for (const { fail } of left) fail(new ExaminerFailed('closed'));
    },
  };
}

function failureOf(error: unknown): Error {
  if (!(error instanceof CallFailure)) return new ExaminerFailed('unknown');
  // Reasons are the engine's own; the page has a sentence for one that it does not know.
  if (error.code === 'refused') return new Refused(error.reason as RefusalReason);
  return new ExaminerFailed(error.reason);
}
