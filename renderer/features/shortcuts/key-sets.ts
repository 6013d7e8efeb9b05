import { actionIds, actionRow, type ActionId } from '../../ui/actions/table.ts';
import type { OwnShortcuts } from '../../ui/actions/shortcuts.ts';

/** Keys that people have in their fingers from another translation program. */
export const KEY_SETS = ['dragoman', 'memoq', 'trados', 'phrase'] as const;
export type KeySet = (typeof KEY_SETS)[number];

const PALETTE = 'Mod+Shift+Space';

const ROWS: Readonly<Record<Exclude<KeySet, 'dragoman'>, OwnShortcuts>> = {
  memoq: {
    'segments-source': 'Mod+Shift+S',
    'segments-concordance': 'Mod+K',
    search: PALETTE,
    'segments-unconfirm': 'Mod+Shift+U',
    'segments-confirm-row': null,
    'segments-confirm-only': 'Mod+Shift+Enter',
    'segments-spelling': 'F7',
    'segments-history': 'Mod+.',
  },
  trados: {
    'segments-source': 'Mod+Insert',
    'segments-concordance': 'F3',
    'segments-show-terms': 'Mod+Shift+C',
    'segments-clear': 'Alt+Delete',
    'segments-unconfirm': 'Mod+Shift+U',
    'segments-split': 'Alt+Shift+T',
    'segments-spelling': 'F7',
    'segments-history': 'Mod+.',
  },
  phrase: {
    'segments-source': 'Mod+Insert',
    'segments-concordance': 'Mod+K',
    search: PALETTE,
    'segments-unconfirm': 'Mod+Shift+Enter',
    'segments-confirm-row': 'Mod+Alt+Enter',
    'segments-next-tag': 'F8',
    'segments-findings': 'F9',
  },
};

/** The others insert match n by Ctrl+n: the screens go by Alt+n then. */
function swappedNumbers(): OwnShortcuts {
  const swapped: Partial<Record<ActionId, string>> = {};
  for (const id of actionIds()) {
    const { shortcut = '' } = actionRow(id);
    const digit = /^(?:Mod|Alt)\+(\d)$/.exec(shortcut)?.[1];
    if (digit === undefined) continue;
    if (id.startsWith('go-')) swapped[id] = `Alt+${digit}`;
    if (id.startsWith('segments-match-')) swapped[id] = `Mod+${digit}`;
  }
  return swapped;
}

/** What a set changes of the keys that Dragoman comes with. */
export const shortcutsOfSet = (set: KeySet): OwnShortcuts =>
  set === 'dragoman' ? {} : { ...swappedNumbers(), ...ROWS[set] };

/** The set that these shortcuts are; null where a person changed single keys. */
export function setOfShortcuts(own: OwnShortcuts): KeySet | null {
  const written = asText(own);
  return KEY_SETS.find((set) => asText(shortcutsOfSet(set)) === written) ?? null;
}

const asText = (own: OwnShortcuts): string =>
  JSON.stringify(Object.entries(own).sort(([one], [other]) => (one < other ? -1 : 1)));
