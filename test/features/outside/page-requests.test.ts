import { expect, test } from 'vitest';
import { createPageRequests } from '../../../main/features/outside/page-requests.ts';
import type { OutsideWish } from '../../../preload/contract/outside.ts';

const call = () => ({ signal: new AbortController().signal });
const files = (name: string, isCut = false): OutsideWish => ({
  kind: 'files',
  files: [{ ticket: `ticket of ${name}`, name, size: 1, screen: 'memories' }],
  refused: [{ name: `no ${name}`, why: 'unreadable' }],
  isCut,
});
const screen: OutsideWish = { kind: 'screen', screen: 'usage' };
const quick: OutsideWish = { kind: 'quick' };

/** Takes what waits, one after the other. */
async function takeAll({ handlers }: ReturnType<typeof createPageRequests>) {
  const taken: OutsideWish[] = [];
  for await (const { request } of handlers['outside.requests'](undefined, call())) {
    if (request === null) break;
    const { isTaken } = await handlers['outside.take']({ id: request.id }, call());
    if (isTaken) taken.push(request.wish);
  }
  return taken;
}

test('a wish gives way to the next; files do not, and join', async () => {
  const requests = createPageRequests();
  requests.wish(screen);
  requests.wish(files('a.tmx'));
  requests.wish(files('b.tmx', true));
  requests.wish(quick);
  const [first, second, ...others] = await takeAll(requests);
  expect(first).toEqual({
    kind: 'files',
    files: [expect.objectContaining({ name: 'a.tmx' }), expect.objectContaining({ name: 'b.tmx' })],
    refused: [
      { name: 'no a.tmx', why: 'unreadable' },
      { name: 'no b.tmx', why: 'unreadable' },
    ],
    isCut: true,
  });
  expect(second).toEqual(quick);
  expect(others).toEqual([]);
});

test('files that joined have to be taken anew, so that none is lost between', async () => {
  const requests = createPageRequests();
  const take = async (id: number) =>
    (await requests.handlers['outside.take']({ id }, call())).isTaken;
  requests.wish(files('a.tmx'));
  requests.wish(files('b.tmx'));
  expect(await take(1)).toBe(false);
  expect(await take(2)).toBe(true);
  expect(await take(2)).toBe(false);
  requests.wish(files('c.tmx'));
  expect(await takeAll(requests)).toEqual([files('c.tmx')]);
});
