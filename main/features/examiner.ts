import { z } from 'zod';
import type { RefusalReason } from '../engine/formats/document-filter.ts';
import type { InspectionAnswers, InspectionJob } from '../engine/inspection/job.ts';
import type { Clock } from '../client/clock.ts';
import type { HelperProcess, StartHelper } from '../system/processes.ts';

/** Looks into documents, in a helper process. */
export interface Examiner {
  /** Rejects with `Refused`, or with `ExaminerFailed`. */
  run<J extends InspectionJob>(job: J): Promise<InspectionAnswers[J['do']]>;
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

const Answer = z.union([
  z.object({ id: z.int(), done: z.unknown() }),
  z.object({ id: z.int(), refused: z.object({ reason: z.string() }) }),
  z.object({ id: z.int(), failed: z.string() }),
]);

/** A job that takes longer is given up with its process. */
const JOB_LIMIT_MS = 5 * 60_000;
/** How long an idle process is kept: files come in handfuls, and a large one leaves much memory. */
const IDLE_MS = 15_000;

interface Waiting {
  readonly job: InspectionJob;
  readonly done: (value: unknown) => void;
  readonly fail: (error: Error) => void;
}

export interface ExaminerPorts {
  readonly startHelper: StartHelper;
  readonly clock: Clock;
}

/** One process, started when there is something to do; jobs go one after the other. */
export function createExaminer({ startHelper, clock }: ExaminerPorts): Examiner {
  const queue: Waiting[] = [];
  let helper: HelperProcess | null = null;
  let current: (Waiting & { readonly id: number }) | null = null;
  let timer = new AbortController();
  let counter = 0;

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
    process?.kill();
    job?.fail(new ExaminerFailed(reason));
  };
  const settle = (settled: (job: Waiting) => void) => {
    const job = current;
    current = null;
    if (job !== null) settled(job);
    next();
  };
  const start = (): HelperProcess => {
    const mine = startHelper('inspection.js');
    mine.onMessage((message) => {
      const answer = Answer.safeParse(message);
      if (!answer.success || answer.data.id !== current?.id) return;
      const { data } = answer;
      if ('refused' in data) {
        // Reasons are the engine's own; the page has a sentence for one that it does not know.
        settle(({ fail }) => fail(new Refused(data.refused.reason as RefusalReason)));
      } else if ('failed' in data) settle(({ fail }) => fail(new ExaminerFailed(data.failed)));
      else settle(({ done }) => done(data.done));
    });
    mine.onExit(() => {
      if (helper !== mine) return;
      drop('ended');
      next();
    });
    return mine;
  };
  const next = () => {
    if (current !== null) return;
    const waiting = queue.shift();
    if (waiting === undefined) {
      after(IDLE_MS, () => drop('idle'));
      return;
    }
    counter += 1;
    current = { ...waiting, id: counter };
    helper ??= start();
    after(JOB_LIMIT_MS, () => {
      drop('timeout');
      next();
    });
    helper.send({ id: counter, job: waiting.job });
  };

  return {
    run: <J extends InspectionJob>(job: J) =>
      new Promise<InspectionAnswers[J['do']]>((resolve, reject) => {
        // The program answers each job with its own kind of answer.
        const done = (value: unknown) => resolve(value as InspectionAnswers[J['do']]);
        queue.push({ job, done, fail: reject });
        next();
      }),
    close() {
      const left = queue.splice(0);
      drop('closed');
      for (const { fail } of left) fail(new ExaminerFailed('closed'));
    },
  };
}
