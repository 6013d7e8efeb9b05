/**
 * A thread that does what the document says, in JSON: answers with so many bytes, fills its heap, runs
 * for ever, throws where nobody catches, ends, finds the disk full the first time, or says with what
 * settings it was called.
 */
import { rmSync } from 'node:fs';
import { parentPort } from 'node:worker_threads';
import type { FromThread, ToThread } from '../../../main/service/documents/thread-messages.ts';
import { createLockedFile, readLocked } from '../../../main/service/storage/locked-file.ts';

interface Order {
  readonly do?: 'fill' | 'loop' | 'throw' | 'exit' | 'wait' | 'full';
  readonly bytes?: number;
  readonly characters?: number;
  readonly extension?: string;
}

/** Results that the disk refused once. */
const refused = new Set<string>();

const post = (message: FromThread) => parentPort?.postMessage(message);

parentPort?.on('message', (message: ToThread) => {
  if ('job' in message) void work(message.job);
});

async function work(job: Extract<ToThread, { job: unknown }>['job']): Promise<void> {
  const source = await readLocked(job.input, job.key, 'source');
  const order = (source[0] === 0 ? {} : JSON.parse(Buffer.from(source).toString())) as Order;
  post({ progress: 0.5 });
  if (order.do === 'fill') {
    const held: number[][] = [];
    for (;;) held.push(Array.from({ length: 100_000 }, (_, index) => index));
  }
  if (order.do === 'loop') for (;;);
  if (order.do === 'throw') setTimeout(() => nobodyCatches());
  if (order.do === 'exit') process.exit(3);
  if (order.do === 'full' && !refused.has(job.output)) {
    refused.add(job.output);
    post({ outcome: { kind: 'unwritten', isDiskFull: true } });
    return;
  }
  if (order.do !== undefined && order.do !== 'full') return;
  rmSync(job.output, { force: true });
  const output = await createLockedFile(job.output, job.key, 'result');
  const bytes =
    order.bytes === undefined
      ? Buffer.from(JSON.stringify({ name: job.name, request: job.request }))
      : Buffer.alloc(order.bytes, 'x');
  await output.write(bytes);
  await output.close();
  post({
    outcome: {
      kind: 'done',
      source: 'en',
      characters: order.characters ?? 7,
      bytes: bytes.length,
      extension: order.extension ?? 'json',
      segments: {},
      warnings: [],
    },
  });
}

function nobodyCatches(): never {
  throw new Error('out of reach');
}
