import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { QueueJob, QueueMeasure } from './queue-process.ts';

/** Runs a job in a fresh process, so that its memory is its own. Peaks are in MB. */
export async function runQueue(job: QueueJob): Promise<QueueMeasure> {
  const child = fork(new URL('queue-process.ts', import.meta.url), [], {
    execArgv: ['--expose-gc'],
  });
  const ended = once(child, 'exit').then(() => null);
  child.send(job);
  const told = await Promise.race([once(child, 'message'), ended]);
  if (told === null) throw new Error('the queue of the benchmark ended by itself');
  await ended;
  return told[0] as QueueMeasure;
}
