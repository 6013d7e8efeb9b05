import { expect, test } from 'vitest';
import {
  KEY_SETS,
  setOfShortcuts,
  shortcutsOfSet,
} from '../../../../renderer/features/shortcuts/key-sets.ts';
import { Settings } from '../../../../preload/contract/settings.ts';
import { conflictOf, keysOf } from '../../../../renderer/ui/actions/shortcuts.ts';
import { actionIds, isActionId } from '../../../../renderer/ui/actions/table.ts';
import '../../../../renderer/app/registry.ts';

const clashesOf = (own: ReturnType<typeof shortcutsOfSet>) =>
  actionIds().flatMap((id) =>
    keysOf(id, own).flatMap((key) => {
      const other = conflictOf(id, key, own);
      return other === null ? [] : [`${key}: ${[id, other].sort().join(' ')}`];
    }),
  );

test.each(KEY_SETS)('the set %s has no two actions on one key that Dragoman has not', (set) => {
  const known = new Set(clashesOf({}));
  expect(clashesOf(shortcutsOfSet(set)).filter((clash) => !known.has(clash))).toEqual([]);
});

test.each(KEY_SETS)(
  'the set %s names actions that are there, and is kept and known again',
  (set) => {
    const own = shortcutsOfSet(set);
    expect(Object.keys(own).filter((id) => !isActionId(id))).toEqual([]);
    expect(setOfShortcuts(Settings.parse({ shortcuts: own }).shortcuts)).toBe(set);
    expect(setOfShortcuts({ ...own, wipe: 'Mod+Alt+F7' })).toBeNull();
  },
);

test('matches are inserted by Ctrl and a digit in the sets of other programs', () => {
  expect(shortcutsOfSet('memoq')).toMatchObject({
    'segments-match-1': 'Mod+1',
    'go-text': 'Alt+1',
    'segments-concordance': 'Mod+K',
  });
});
