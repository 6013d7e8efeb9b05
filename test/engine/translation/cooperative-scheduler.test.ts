import { setImmediate as eventLoop } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { createCooperativeScheduler } from '../../../main/engine/translation/cooperative-scheduler.ts';
import { setting } from './setting.ts';

const never = new AbortController().signal;

/** Keeps the thread busy. */
function work(ms: number): void {
  const until = performance.now() + ms;
  while (performance.now() < until);
}

/** Counts how often the event loop goes round while something is done. */
async function roundsDuring(task: () => Promise<unknown>): Promise<number> {
  let rounds = 0;
  let done = false;
  const count = async () => {
    for (; !done; rounds += 1) await eventLoop();
  };
  const counting = count();
  await task();
  done = true;
  await counting;
  return rounds;
}

describe('turns', () => {
  it('end, so that the event loop goes round', async () => {
    const turns = createCooperativeScheduler();
    const rounds = await roundsDuring(async () => {
      for (let i = 0; i < 50; i += 1) {
        await turns.wait(never);
        work(3);
      }
    });
    expect(rounds).toBeGreaterThan(10);
  });

  it('give the event loop its round between many that wait, too', async () => {
    const turns = createCooperativeScheduler();
    const piece = async () => {
      await turns.wait(never);
      work(3);
    };
    const rounds = await roundsDuring(() => Promise.all(Array.from({ length: 50 }, piece)));
    expect(rounds).toBeGreaterThan(10);
  });

  it('go to whoever waited longest, so that a short task is done before a long one', async () => {
    const turns = createCooperativeScheduler();
    const done: string[] = [];
    const task = async (name: string, pieces: number) => {
      for (let i = 0; i < pieces; i += 1) {
        await turns.wait(never);
        work(4);
      }
      done.push(name);
    };
    const long = task('long', 40);
    await eventLoop();
    await Promise.all([long, task('short', 3)]);
    expect(done).toEqual(['short', 'long']);
  });

  it('reject when the signal has fired, and others go on', async () => {
    const turns = createCooperativeScheduler();
    const stop = new AbortController();
    const waiting = [turns.wait(stop.signal), turns.wait(never), turns.wait()];
    stop.abort(new Error('stopped'));
    const settled = await Promise.allSettled(waiting);
    expect(settled.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled']);
    await expect(turns.wait(stop.signal)).rejects.toThrow('stopped');
  });
});

describe('a very long text', () => {
  const units = Array.from(
    { length: 300 },
    (_, number) => [`Please close window ${number} of the red house now.`, 'x'] as const,
  );
  const sentence = (number: number) => `Do close the window ${number} in a red house today.`;
  const paragraph = Array.from({ length: 2000 }, (_, number) => sentence(number)).join(' ');

  it('of one paragraph lets a short one pass', async () => {
    const { translate } = setting({ units });
    const done: string[] = [];
    const long = translate(paragraph).then(() => done.push('long'));
    await eventLoop();
    await eventLoop();
    await Promise.all([long, translate('Hello.').then(() => done.push('short'))]);
    expect(done).toEqual(['short', 'long']);
  });

  it('of one paragraph stops when its signal fires', async () => {
    const { translator, request } = setting({ units });
    const stop = new AbortController();
    const answer = translator.translate(request(paragraph), stop.signal);
    setImmediate(() => setImmediate(() => stop.abort(new Error('stopped'))));
    await expect(answer).rejects.toThrow('stopped');
  });

  it('for which the memory has nothing stops as well', async () => {
    const { translator, request } = setting();
    const stop = new AbortController();
    const answer = translator.translate(
      request(paragraph.repeat(4), { source: 'fr' }),
      stop.signal,
    );
    setImmediate(() => setImmediate(() => stop.abort(new Error('stopped'))));
    await expect(answer).rejects.toThrow('stopped');
  });
});
