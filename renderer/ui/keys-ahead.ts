import { holdKeys } from './held-keys.ts';
import { asTextField, insertInto, type TextField } from './text-field.ts';

/** Frames after a part is drawn in which its field may get the keyboard. */
const FIELD_FRAMES = 3;

/** Parts of the page that are waited for, and what ends the wait of all of them. */
interface Ahead {
  parts: number;
  deliver(): void;
}

let ahead: Ahead | null = null;

/**
 * Somebody asked for a part of the page that is not there yet, and may type already: that is held back from
 * the field that still has the keyboard, and typed into the one that has it once the part is drawn. Escape and
 * a press of the pointer give it up.
 * @returns to be called once the part is drawn, or will not be
 */
export function holdKeysAhead(): () => void {
  const mine = (ahead ??= createAhead());
  mine.parts += 1;
  let isDrawn = false;
  return () => {
    if (isDrawn) return;
    isDrawn = true;
    mine.parts -= 1;
    if (mine.parts === 0) mine.deliver();
  };
}

function createAhead(): Ahead {
  const before = document.activeElement;
  const held = holdKeys(window);
  const ended = new AbortController();
  const listening = { capture: true, signal: ended.signal };
  const end = () => {
    ended.abort();
    if (ahead === mine) ahead = null;
    return held.release();
  };
  window.addEventListener('pointerdown', end, listening);
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape' || (event.key === 'Tab' && mine.parts === 0)) end();
    else if (event.key === 'Tab') {
      // From the field before it would lead to another one that is not meant either.
      event.preventDefault();
      event.stopImmediatePropagation();
    }
  };
  window.addEventListener('keydown', press, listening);

  const look = (frames: number) => {
    if (ended.signal.aborted || mine.parts > 0) return;
    const field = asTextField(document.activeElement);
    if (field !== null && field !== before) {
      const { typed, isEntered } = end();
      if (typed !== '') insertInto(field, typed);
      if (isEntered) enter(field);
    } else if (frames > 1) {
      requestAnimationFrame(() => look(frames - 1));
    } else {
      // It has no field: the keys were meant for nothing that is there.
      end();
    }
  };
  const mine: Ahead = {
    parts: 0,
    // Not within the drawing itself: the part gets the keyboard right after it.
    deliver: () => requestAnimationFrame(() => look(FIELD_FRAMES)),
  };
  return mine;
}

/** Enter as a browser does it: the field may have a use for it, else it sends the form. */
function enter(field: TextField) {
  const key = { key: 'Enter', code: 'Enter', bubbles: true, cancelable: true };
  if (!field.dispatchEvent(new KeyboardEvent('keydown', key))) return;
  if (field instanceof HTMLInputElement) field.form?.requestSubmit();
  else insertInto(field, '\n');
}
