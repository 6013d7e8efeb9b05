import { expect, test } from 'vitest';
import { EVERYWHERE, WORK } from '../../../renderer/app/actions.ts';
import { FEATURES, SCREENS } from '../../../renderer/app/registry.ts';
import en from '../../../renderer/i18n/locales/en.json' with { type: 'json' };
import { actionIds, actionRow } from '../../../renderer/ui/actions/table.ts';

test('no action and no feature is declared twice', () => {
  const ids = [EVERYWHERE, WORK, ...FEATURES.map(({ actions = {} }) => actions)].flatMap((rows) =>
    Object.keys(rows),
  );
  expect(ids.length).toBe(new Set(ids).size);
  expect(actionIds()).toHaveLength(ids.length + SCREENS.length);
  expect(new Set(FEATURES.map(({ id }) => id)).size).toBe(FEATURES.length);
});

test('every action that has a name is declared', () => {
  const named = Object.keys(en).filter((key) => /^action\.[\w-]+$/.test(key));
  const declared = new Set<string>(actionIds().map((id) => actionRow(id).name));
  expect(named.filter((key) => !declared.has(key))).toEqual([]);
});

test.each(
  FEATURES.flatMap(({ id, followed }) => (followed === undefined ? [] : [{ id, followed }])),
)('the store of $id follows main', async ({ followed }) => {
  expect((await followed()).followedBy).toBeDefined();
});
