import { expect, test } from 'vitest';
import { createMenu } from '../../../main/features/menu/menu.ts';
import type { ShownMenu } from '../../../preload/contract/menu.ts';

const call = () => ({ signal: new AbortController().signal });
const MENU = { file: [] } as unknown as ShownMenu;

test('each choice comes back, the same one twice as well', async () => {
  const seen: ShownMenu[] = [];
  let choose: (id: string) => void = () => undefined;
  const handlers = createMenu({
    show: (menu) => void seen.push(menu),
    onChosen: (listener) => (choose = listener),
  });
  await handlers['menu.show'](MENU, call());
  expect(seen).toEqual([MENU]);
  const chosen = handlers['menu.chosen'](undefined, call())[Symbol.asyncIterator]();
  expect((await chosen.next()).value).toBeNull();
  choose('swap');
  expect((await chosen.next()).value).toEqual({ id: 'swap', count: 1 });
  choose('swap');
  expect((await chosen.next()).value).toEqual({ id: 'swap', count: 2 });
});

test('a shell without a menu takes what the page tells and never chooses', async () => {
  const handlers = createMenu(null);
  await expect(handlers['menu.show'](MENU, call())).resolves.toBeNull();
  const chosen = handlers['menu.chosen'](undefined, call())[Symbol.asyncIterator]();
  expect((await chosen.next()).value).toBeNull();
});
