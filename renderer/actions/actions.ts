import { ACTIONS, actionRow, type ActionId } from './table.ts';
import { pressed, type Stroke } from './shortcut.ts';

/** What the screens offer at the moment, by action. */
export interface Actions {
  /** True on macOS, where Command takes the place of Ctrl. */
  readonly mac: boolean;
  /** Offers an action until the returned function is called; the newest offer runs. */
  offer(id: ActionId, run: () => void): () => void;
  /** Runs an action; false when no screen offers it now. */
  run(id: ActionId): boolean;
  /** Runs the action whose shortcut was pressed; false when there is none on offer. */
  press(stroke: Stroke): boolean;
}

export function createActions(mac: boolean): Actions {
  const offers = new Map<ActionId, (() => void)[]>();
  const ids = Object.keys(ACTIONS) as ActionId[];

  function run(id: ActionId): boolean {
    const offer = offers.get(id)?.at(-1);
    offer?.();
    return offer !== undefined;
  }

  return {
    mac,
    offer(id, verb) {
      offers.set(id, [...(offers.get(id) ?? []), verb]);
      return () => {
        offers.set(
          id,
          (offers.get(id) ?? []).filter((one) => one !== verb),
        );
      };
    },
    run,
    press(stroke) {
      const meant = ids.filter((one) => {
        const { shortcut } = actionRow(one);
        const isOffered = (offers.get(one)?.length ?? 0) > 0;
        return isOffered && shortcut !== undefined && pressed(shortcut, stroke, mac);
      });
      const id = meant.find((one) => actionRow(one).on !== undefined) ?? meant[0];
      return id !== undefined && run(id);
    },
  };
}
