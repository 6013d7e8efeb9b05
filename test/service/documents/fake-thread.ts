/**
 * A thread that does what the document says, in JSON: answers with so many bytes, fills its heap, runs
 * for ever, throws where nobody catches, ends, finds the disk full the first time, or says with what
 * settings it was called.
 */
import { rmSync } from 'node:fs';
import { documentRoutes } from '../../../main/service/documents/routes.ts';
import type { DocumentJob, DocumentOutcome } from '../../../main/service/documents/routes.ts';
import { withProgress } from '../../../main/system/channel/progress.ts';
import { serveThread } from '../../../main/system/channel/thread.ts';
import { createLockedFile, readLocked } from '../../../main/service/storage/locked-file.ts';

interface Order {
  readonly do?: 'fill' | 'loop' | 'throw' | 'exit' | 'wait' | 'full';
  readonly bytes?: number;
  readonly characters?: number;
  readonly extension?: string;
}

/** Results that the disk refused once. */
const refused = new Set<string>();

serveThread(documentRoutes, { translate: (job) => withProgress((tell) => work(job, tell)) });

async function work(job: DocumentJob, tell: (share: number) => void): Promise<DocumentOutcome> {
  const source = await readLocked(job.input, job.key, 'source');
  const order = (source[0] === 0 ? {} : JSON.parse(Buffer.from(source).toString())) as Order;
  tell(0.5);
  if (order.do === 'fill') {
    const held: number[][] = [];
    for (;;) held.push(Array.from({ length: 100_000 }, (_, index) => index));
  }
  if (order.do === 'loop') for (;;);
  if (order.do === 'throw') setTimeout(() => nobodyCatches());
  if (order.do === 'exit') process.exit(3);
  if (order.do === 'full' && !refused.has(job.output)) {
    refused.add(job.output);
    return { kind: 'unwritten', isDiskFull: true };
  }
  if (order.do !== undefined && order.do !== 'full') return new Promise(() => undefined);
  rmSync(job.output, { force: true });
  const output = await createLockedFile(job.output, job.key, 'result');
  const bytes =
    order.bytes === undefined
      ? Buffer.from(JSON.stringify({ name: job.name, request: job.request }))
      : Buffer.alloc(order.bytes, 'x');
  await output.write(bytes);
  await output.close();
  return {
    kind: 'done',
    source: 'en',
    characters: order.characters ?? 7,
    bytes: bytes.length,
    extension: order.extension ?? 'json',
    segments: {},
    warnings: [],
  };
}

function nobodyCatches(): never {
  throw new Error('out of reach');
}
