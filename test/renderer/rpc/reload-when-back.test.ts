import { expect, it } from 'vitest';
import type { ReloadingPage } from '../../../renderer/rpc/reload-when-back.ts';
import { reloadWhenBack } from '../../../renderer/rpc/reload-when-back.ts';

it('reloads once, as soon as the server is there and admits the page', async () => {
  const answers = ['gone', 'gone', 403, 200, 200] as const;
  const events: string[] = [];
  const page: ReloadingPage = {
    setTimeout: (run) => {
      queueMicrotask(run);
    },
    fetch: (_, { method }) => {
      const answer = answers[events.length];
      events.push(`${method} ${answer ?? 'too often'}`);
      return typeof answer === 'number'
        ? Promise.resolve({ ok: answer === 200 })
        : Promise.reject(new TypeError('Failed to fetch'));
    },
    location: { reload: () => void events.push('reload') },
  };
  await reloadWhenBack(page);
  expect(events).toEqual(['HEAD gone', 'HEAD gone', 'HEAD 403', 'HEAD 200', 'reload']);
});
