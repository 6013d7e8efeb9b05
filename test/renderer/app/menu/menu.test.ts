import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ShownMenu } from '../../../../preload/contract/menu.ts';
import { actionIds, type ActionId } from '../../../../renderer/ui/actions/table.ts';
import '../../../../renderer/app/registry.ts';
import { menuOf } from '../../../../renderer/app/menu/menu-of.ts';
import { createMenuStore } from '../../../../renderer/app/menu/store.ts';
import en from '../../../../renderer/i18n/locales/en.json' with { type: 'json' };
import { createI18n } from '../../../../renderer/i18n/i18n.ts';
import { scriptedRpc } from '../../scripted-rpc.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

const { t } = createI18n('en', en);
const shown = (offered: readonly ActionId[] = []) =>
  menuOf({ t, own: { swap: 'F7', copy: null }, offered: new Set(offered), screen: 'text' });

test('the menu has every action, called, keyed and offered as it is', () => {
  const menu = ShownMenu.parse(shown(['swap']));
  const inMenus = [
    ...menu.view,
    ...menu.go.items,
    ...menu.actions.parts.flatMap(({ items }) => items),
  ];
  expect(inMenus.map(({ id }) => id).sort()).toEqual([...actionIds()].sort());
  const row = (id: string) => inMenus.find((item) => item.id === id);
  expect(row('swap')).toMatchObject({ shortcut: 'F7', isEnabled: true });
  expect(row('copy')).toMatchObject({ shortcut: null });
  // On its own screen it would be on offer; on another one it can be gone to.
  expect(row('compare')).toMatchObject({ isEnabled: false });
  expect(row('voice-start')).toMatchObject({ isEnabled: true });
});

test('main is told of changes once they rest, and only of changes', async () => {
  const fake = scriptedRpc();
  const { rpc, asked } = fake;
  const store = createMenuStore(rpc);
  store.show(() => shown());
  store.show(() => shown(['swap']));
  await vi.advanceTimersByTimeAsync(200);
  expect(fake.last('menu.show').input).toEqual(shown(['swap']));
  store.show(() => shown(['swap']));
  await vi.advanceTimersByTimeAsync(200);
  expect(asked.filter(({ route }) => route === 'menu.show')).toHaveLength(1);
  store.show(() => shown());
  store.stop();
  await vi.advanceTimersByTimeAsync(200);
  expect(asked.filter(({ route }) => route === 'menu.show')).toHaveLength(1);
});
