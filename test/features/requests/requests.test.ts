import { afterEach, beforeEach, expect, it } from 'vitest';
import type { SentAttempt } from '../../../main/client/sent-attempt.ts';
import type { RequestsFeature } from '../../../main/features/requests/requests.ts';
import { createRequests } from '../../../main/features/requests/requests.ts';
import type { SentRequest } from '../../../preload/contract/requests.ts';
import type { VirtualClock } from '../documents/virtual-clock.ts';
import { createVirtualClock } from '../documents/virtual-clock.ts';

let clock: VirtualClock;
let requests: RequestsFeature;
let closing: AbortController;
beforeEach(() => {
  clock = createVirtualClock();
  closing = new AbortController();
  requests = createRequests({ closing: closing.signal, clock });
});
afterEach(() => closing.abort());

const attempt = (change: Partial<SentAttempt> = {}): SentAttempt => ({
  at: 0,
  host: 'a.example',
  method: 'GET',
  path: '/v2/usage',
  status: 200,
  code: null,
  sent: 0,
  received: 2,
  ms: 5,
  traceId: null,
  attempt: 1,
  ...change,
});

it('keeps the last 200, newest first, each with its number and connection', () => {
  const note = requests.noting('one');
  for (let ms = 0; ms < 250; ms += 1) note(attempt({ ms }));
  requests.noting('')(attempt({ at: Date.UTC(2026, 0, 2) }));
  const [newest, second] = requests.newest();
  expect(requests.newest()).toHaveLength(200);
  expect(newest).toMatchObject({ number: 251, connection: '', at: '2026-01-02T00:00:00.000Z' });
  expect(second).toMatchObject({ number: 250, connection: 'one', ms: 249 });
  expect(requests.newest().at(-1)?.number).toBe(52);
});

it('shows the first at once and a burst as one more list', async () => {
  const seen: (readonly SentRequest[])[] = [];
  const signal = closing.signal;
  void (async () => {
    for await (const list of requests.handlers['requests.watch'](undefined, { signal })) {
      seen.push(list);
    }
  })();
  await clock.pass(0);
  const note = requests.noting('one');
  note(attempt());
  await clock.pass(0);
  expect(seen.map((list) => list.length)).toEqual([0, 1]);
  for (let count = 0; count < 50; count += 1) note(attempt());
  await clock.pass(10);
  expect(seen).toHaveLength(2);
  await clock.pass(1000);
  expect(seen.map((list) => list.length)).toEqual([0, 1, 51]);
});
