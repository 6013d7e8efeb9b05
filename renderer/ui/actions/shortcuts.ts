import { actionRow, actionIds, isActionId, type ActionId } from './table.ts';

/** What a person set: a shortcut, or null for none; an action that is absent has its own. */
export type OwnShortcuts = Readonly<Partial<Record<ActionId, string | null>>>;

/** Settings of a person without actions that this version does not have. */
export function knownShortcuts(kept: Readonly<Record<string, string | null>>): OwnShortcuts {
  return Object.fromEntries(Object.entries(kept).filter(([id]) => isActionId(id)));
}

/** The shortcut that can be set; null when the action has none. */
export function shortcutOf(id: ActionId, own: OwnShortcuts): string | null {
  const set = own[id];
  return set === undefined ? (actionRow(id).shortcut ?? null) : set;
}

/** Every key that runs an action. */
export function keysOf(id: ActionId, own: OwnShortcuts): readonly string[] {
  const { also } = actionRow(id);
  return [shortcutOf(id, own), also].filter((key) => key !== null && key !== undefined);
}

/**
 * The action that stands in the way of a shortcut; null when it is free. What two screens have for
 * themselves may be the same.
 */
export function conflictOf(id: ActionId, shortcut: string, own: OwnShortcuts): ActionId | null {
  const { on } = actionRow(id);
  const taken = actionIds().find((other) => {
    if (other === id || !keysOf(other, own).includes(shortcut)) return false;
    const place = actionRow(other).on;
    return on === undefined || place === undefined || on === place;
  });
  return taken ?? null;
}

/**
 * The action that keeps another from getting its first shortcut back; null when it can. A screen's
 * own shortcut may stand before one of the whole program when both are as they came.
 */
export function resetConflictOf(id: ActionId, own: OwnShortcuts): ActionId | null {
  const { shortcut } = actionRow(id);
  if (shortcut === undefined) return null;
  const others: OwnShortcuts = Object.fromEntries(
    actionIds().map((other) => [other, own[other] ?? null]),
  );
  return conflictOf(id, shortcut, others);
}
