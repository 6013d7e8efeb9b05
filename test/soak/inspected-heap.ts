import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { WebSocket } from 'ws';

/** Looks into the memory of a running Node process. */
export interface InspectedHeap {
  /** MB of objects and buffers that are left after a collection. */
  usedMb(): Promise<number>;
  close(): void;
}

/** Lets a process choose its own port when it is asked to be inspected. */
export const INSPECTABLE = { NODE_OPTIONS: '--inspect-port=127.0.0.1:0' };

const MEGABYTE = 1024 * 1024;

/**
 * Wakes the inspector of a process that was started `INSPECTABLE`.
 * @param errors what it has written to standard error so far
 */
export async function inspectHeap(pid: number, errors: () => string): Promise<InspectedHeap> {
  process.kill(pid, 'SIGUSR1');
  const address = await eventually(() => /listening on (ws:\S+)/.exec(errors())?.[1]);
  const socket = new WebSocket(address);
  await once(socket, 'open');
  const answers = new Map<number, (result: unknown) => void>();
  socket.on('message', (text: Buffer) => {
    const message = JSON.parse(text.toString()) as {
      readonly id?: number;
      readonly result: unknown;
    };
    if (message.id !== undefined) answers.get(message.id)?.(message.result);
  });
  // It ends with its process.
  socket.on('error', () => undefined);
  let calls = 0;
  const call = (method: string, params: object = {}) =>
    new Promise<unknown>((resolve) => {
      const id = (calls += 1);
      answers.set(id, (result) => {
        answers.delete(id);
        resolve(result);
      });
      socket.send(JSON.stringify({ id, method, params }));
    });
  await call('HeapProfiler.enable');
  return {
    async usedMb() {
      await call('HeapProfiler.collectGarbage');
      const expression = '(({heapUsed, external}) => heapUsed + external)(process.memoryUsage())';
      const answer = (await call('Runtime.evaluate', { expression })) as {
        readonly result: { readonly value: number };
      };
      return answer.result.value / MEGABYTE;
    },
    close: () => socket.close(),
  };
}

async function eventually<T>(look: () => T | undefined): Promise<T> {
  for (let round = 0; round < 100; round += 1) {
    const found = look();
    if (found !== undefined) return found;
    await sleep(50);
  }
  throw new Error('the process cannot be inspected');
}
