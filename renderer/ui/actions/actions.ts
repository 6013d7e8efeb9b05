import { createStore, type StoreApi } from 'zustand/vanilla';
import type { ScreenId } from './action-row.ts';
import { keyName, pressed, type Stroke } from './shortcut.ts';
import { keysOf, type OwnShortcuts } from './shortcuts.ts';
import { actionIds, actionRow, wayTo, type ActionId } from './table.ts';

export interface ActionsState {
  /** What can run at the moment. */
  readonly offered: ReadonlySet<ActionId>;
  readonly own: OwnShortcuts;
  /** What was reached for before, the newest first. */
  readonly recent: readonly ActionId[];
  /** What was reached for last and could not run; null when it could. */
  readonly unavailable: ActionId | null;
}

/** What the screens offer at the moment, by action. */
export interface Actions {
  /** True on macOS, where Command takes the place of Ctrl. */
  readonly mac: boolean;
  readonly state: StoreApi<ActionsState>;
  /**
   * Offers an action until the returned function is called; the newest offer runs.
   * @param depth how many open dialogs the offer stands in; 0: on the screen itself
   */
  offer(id: ActionId, run: () => void, depth?: number): () => void;
  /** Runs an action; false when no screen offers it now. */
  run(id: ActionId): boolean;
  /**
   * Runs an action wherever it is offered: goes there first and waits for its offer, until a screen
   * that came has offered nothing more for two seconds. False when it could not run; the state says
   * so, too.
   */
  invoke(id: ActionId): Promise<boolean>;
  /**
   * Runs the action whose shortcut was pressed; false when there is none that is heard. At the start
   * the screen may not be there yet: the press waits for it, until something else is pressed or
   * nothing new has been offered for two seconds.
   */
  press(stroke: Stroke): boolean;
  /** A press that waits for its screen is not meant any more; the start is over. */
  readonly forgetPress: () => void;
  /** False for what lies behind an open dialog: only a choice in the dialog is meant then. */
  isEnabled(id: ActionId): boolean;
  /**
   * What is less deep lies behind a dialog until the returned function is called.
   * @param depth of the dialog, from 1
   */
  pushModal(depth: number): () => void;
  /** No shortcut is heard until the returned function is called. */
  hold(): () => void;
  setOwn(own: OwnShortcuts): void;
  readonly forgetUnavailable: () => void;
}

/** How long a screen that was just gone to may take to come: its code may have to be read. */
const COMING_MS = 10_000;
/** How long its next offer is waited for. */
const OFFER_WAIT_MS = 2000;
/** As long at the start, when a busy computer may take its time between two offers. */
const START_WAIT_MS = 8000;
const RECENT = 8;

interface Offer {
  readonly verb: () => void;
  readonly depth: number;
}

export function createActions(mac: boolean): Actions {
  const offers = new Map<ActionId, readonly Offer[]>();
  const modals = new Set<{ readonly depth: number }>();
  const state = createStore<ActionsState>(() => ({
    offered: new Set(),
    own: {},
    recent: [],
    unavailable: null,
  }));
  let held = 0;
  let isStarting = true;
  let offeredAt = performance.now();
  /** A press whose action is not there yet. */
  let waiting: Stroke | null = null;

  function forgetPress() {
    isStarting = false;
    waiting = null;
  }

  /** Whether a screen may still come that offers what was pressed. */
  function isComing(): boolean {
    const limit = offers.size === 0 ? COMING_MS : START_WAIT_MS;
    return isStarting && performance.now() - offeredAt < limit;
  }

  function note(id: ActionId, made: readonly Offer[]) {
    const wasComing = isComing();
    offers.set(id, made);
    offeredAt = performance.now();
    // Once the whole screen has said what it offers.
    if (waiting !== null) queueMicrotask(() => (wasComing ? runWaiting() : forgetPress()));
    const { offered } = state.getState();
    if (offered.has(id) === made.length > 0) return;
    const next = new Set(offered);
    if (made.length > 0) next.add(id);
    else next.delete(id);
    state.setState({ offered: next });
  }

  function run(id: ActionId): boolean {
    const offer = offers.get(id)?.at(-1);
    offer?.verb();
    return offer !== undefined;
  }

  /** The newest offer that no dialog lies over. */
  function uncovered(id: ActionId): Offer | undefined {
    const depth = [...modals].reduce((deepest, pushModal) => Math.max(deepest, pushModal.depth), 0);
    const isOver = actionRow(id).overDialogs === true;
    return offers.get(id)?.findLast((offer) => isOver || offer.depth >= depth);
  }

  const meantBy = (stroke: Stroke) => {
    const { own } = state.getState();
    return actionIds().filter((id) => keysOf(id, own).some((key) => pressed(key, stroke, mac)));
  };

  /** Runs what a shortcut means now; false when nothing does. */
  function runPressed(meant: readonly ActionId[]): boolean {
    const open = meant.filter((id) => uncovered(id) !== undefined);
    const id = open.find((one) => actionRow(one).on !== undefined) ?? open[0];
    if (id === undefined) return false;
    forgetPress();
    uncovered(id)?.verb();
    return true;
  }

  function runWaiting() {
    if (waiting !== null && held === 0) runPressed(meantBy(waiting));
  }

  function offered(id: ActionId): Promise<boolean> {
    if (state.getState().offered.has(id)) return Promise.resolve(true);
    return new Promise((resolve) => {
      const end = (isThere: boolean) => {
        clearTimeout(timer);
        unsubscribe();
        resolve(isThere);
      };
      let timer = setTimeout(() => end(false), COMING_MS);
      const unsubscribe = state.subscribe((now, before) => {
        if (now.offered.has(id)) end(true);
        else if (now.offered !== before.offered) {
          clearTimeout(timer);
          timer = setTimeout(() => end(false), OFFER_WAIT_MS);
        }
      });
    });
  }

  async function navigate(id: ActionId): Promise<boolean> {
    if (run(id)) return true;
    const way = wayTo(id);
    if (way === null || !(await navigate(way)) || !(await offered(id))) return false;
    return run(id);
  }

  return {
    mac,
    state,
    offer(id, verb, depth = 0) {
      const made = { verb, depth };
      note(id, [...(offers.get(id) ?? []), made]);
      return () =>
        note(
          id,
          (offers.get(id) ?? []).filter((one) => one !== made),
        );
    },
    run,
    async invoke(id) {
      const recent = [id, ...state.getState().recent.filter((one) => one !== id)];
      state.setState({ recent: recent.slice(0, RECENT), unavailable: null });
      const hasRun = await navigate(id);
      if (!hasRun) state.setState({ unavailable: id });
      return hasRun;
    },
    press(stroke) {
      if (held > 0) return false;
      const meant = meantBy(stroke);
      if (runPressed(meant)) return true;
      if (keyName(stroke) === null) return false;
      // Escape is meant for what is there.
      const waits = meant.length > 0 && stroke.key !== 'Escape' && isComing();
      if (waits) waiting = stroke;
      else forgetPress();
      return waits;
    },
    forgetPress,
    isEnabled: (id) => modals.size === 0 || uncovered(id) !== undefined,
    pushModal(depth) {
      const pushModal = { depth };
      modals.add(pushModal);
      return () => modals.delete(pushModal);
    },
    hold() {
      held += 1;
      let isOver = false;
      return () => {
        if (!isOver) held -= 1;
        isOver = true;
      };
    },
    setOwn: (own) => state.setState({ own }),
    forgetUnavailable: () => state.setState({ unavailable: null }),
  };
}

/**
 * Whether an action runs when it is asked for now, as far as that can be known without going
 * anywhere: on the screen in view it would be on offer.
 */
export function canReach(id: ActionId, offered: ReadonlySet<ActionId>, current: ScreenId): boolean {
  const way = wayTo(id);
  return offered.has(id) || (way !== null && way !== `go-${current}`);
}
