import type { StreamClock } from '../../../main/client/voice/stream-ports.ts';

/** Time that passes when a test says so; what is due runs in order, with promises in between. */
export interface VirtualClock extends StreamClock {
  /** Lets so many milliseconds pass. */
  pass(ms: number): Promise<void>;
  /** Time leaps as it does when a computer sleeps: what was due runs late. */
  leap(ms: number): void;
}

export function createVirtualClock(): VirtualClock {
  let time = 0;
  let number = 0;
  const due: { readonly at: number; readonly number: number; readonly run: () => void }[] = [];
  const settle = async () => {
    for (let turn = 0; turn < 4; turn += 1) await Promise.resolve();
  };
  return {
    now: () => time,
    after(ms, run) {
      number += 1;
      const row = { at: time + Math.max(0, ms), number, run };
      let place = due.length;
      while (place > 0 && (due[place - 1]?.at ?? 0) > row.at) place -= 1;
      due.splice(place, 0, row);
      return () => {
        const index = due.indexOf(row);
        if (index >= 0) due.splice(index, 1);
      };
    },
    leap: (ms) => {
      time += ms;
    },
    async pass(ms) {
      const until = time + ms;
      for (;;) {
        const next = due[0];
        if (next === undefined || next.at > until) break;
        due.shift();
        time = Math.max(time, next.at);
        next.run();
        await settle();
      }
      time = until;
      await settle();
    },
  };
}
