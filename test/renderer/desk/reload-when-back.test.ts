import { expect, it } from 'vitest';
import type { ReloadingPage } from '../../../renderer/desk/reload-when-back.ts';
import { reloadWhenBack } from '../../../renderer/desk/reload-when-back.ts';

it('reloads once, as soon as the server is there and admits the page', async () => {
  const answers = ['gone', 'gone', 403, 200, 200] as const;
  const events: string[] = [];
  const page: ReloadingPage = {
    setTimeout: (run: TimerHandler) => {
      if (typeof run === 'function') queueMicrotask(() => void run());
      return 0;
    },
    fetch: (_, options) => {
      const answer = answers[events.length];
      events.push(`${options?.method ?? 'GET'} ${answer ?? 'too often'}`);
      return typeof answer === 'number'
        ? Promise.resolve(new Response(null, { status: answer }))
        : Promise.reject(new TypeError('Failed to fetch'));
    },
    location: { reload: () => events.push('reload') },
  };
  await reloadWhenBack(page);
  expect(events).toEqual(['HEAD gone', 'HEAD gone', 'HEAD 403', 'HEAD 200', 'reload']);
});
