import { expect, test } from 'vitest';
import { createPageRequests } from '../../../main/features/outside/page-requests.ts';
import type { PageCommand } from '../../../preload/contract/outside.ts';

const call = () => ({ signal: new AbortController().signal });
const files = (name: string, isCut = false): PageCommand => ({
  kind: 'files',
  files: [{ ticket: `ticket of ${name}`, name, size: 1, screen: 'memories' }],
  refused: [{ name: `no ${name}`, why: 'unreadable' }],
  isCut,
});
const screen: PageCommand = { kind: 'screen', screen: 'usage' };
const quick: PageCommand = { kind: 'quick' };

/** Takes what waits, one after the other. */
async function takeAll({ handlers }: ReturnType<typeof createPageRequests>) {
  const taken: PageCommand[] = [];
  for await (const { request } of handlers['outside.requests'](undefined, call())) {
    if (request === null) break;
    const { isTaken } = await handlers['outside.take']({ id: request.id }, call());
    if (isTaken) taken.push(request.command);
  }
  return taken;
}

test('a command gives way to the next; files do not, and join', async () => {
  const requests = createPageRequests();
  requests.command(screen);
  requests.command(files('a.tmx'));
  requests.command(files('b.tmx', true));
  requests.command(quick);
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
  requests.command(files('a.tmx'));
  requests.command(files('b.tmx'));
  expect(await take(1)).toBe(false);
  expect(await take(2)).toBe(true);
  expect(await take(2)).toBe(false);
  requests.command(files('c.tmx'));
  expect(await takeAll(requests)).toEqual([files('c.tmx')]);
});
