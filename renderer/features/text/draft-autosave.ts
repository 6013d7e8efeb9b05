/** From a change until it is on its way to main; well within the 500 ms that are promised. */
const SAVE_AFTER_MS = 250;

export interface DraftAutosave {
  /** Something that belongs to the draft changed. */
  readonly touch: () => void;
  /** Saves now what was not saved yet. */
  readonly flush: () => void;
}

/**
 * Saves a draft at most every 250 ms, so that long typing without a pause is kept as well.
 * @param save hands the draft as it is at the moment to main
 */
export function createDraftAutosave(save: () => Promise<unknown>): DraftAutosave {
  let timer: ReturnType<typeof setTimeout> | null = null;

  function flush() {
    if (timer === null) return;
    clearTimeout(timer);
    timer = null;
    // A draft that main cannot keep is no reason to disturb; the text stands on the screen.
    save().catch(() => undefined);
  }

  return {
    touch() {
      timer ??= setTimeout(flush, SAVE_AFTER_MS);
    },
    flush,
  };
}
