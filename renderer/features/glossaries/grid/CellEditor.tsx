import { useLayoutEffect, useRef, type ClipboardEvent, type KeyboardEvent } from 'react';
import { useStore } from 'zustand';
import { directionOf } from '../../../i18n/language-code.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import type { GridStore } from './grid-store.ts';
import { useTypedFlaw } from './use-typed-flaw.ts';

export interface CellEditorProps {
  readonly grid: GridStore;
  readonly gridId: string;
  readonly language: string;
  /** From 1; null for a new entry. */
  readonly line: number | null;
}

/** UTF-16 units that can be put in: far more than an entry may hold, which is said at the cell. */
const MOST_UNITS = 50_000;

/** How long a row may take to be measured and shown. */
const MOST_FRAMES = 60;

/** The text of the active cell while it is written. */
export function CellEditor({ grid, gridId, language, line }: CellEditorProps) {
  const i18n = useI18n();
  const { t } = i18n;
  const input = useRef<HTMLInputElement>(null);
  const typed = useStore(grid.state, (now) => now.typed);
  const flaw = useTypedFlaw(grid);
  useLayoutEffect(() => {
    let frame = 0;
    // A row that was not in sight is hidden until it has been measured.
    const attempt = (frames: number) => {
      const element = input.current;
      if (element === null) return;
      element.focus({ preventScroll: true });
      element.setSelectionRange(element.value.length, element.value.length);
      if (document.activeElement === element || frames === 0) return;
      frame = requestAnimationFrame(() => attempt(frames - 1));
    };
    attempt(MOST_FRAMES);
    return () => cancelAnimationFrame(frame);
  }, []);
  const name = i18n.language(language);

  return (
    <input
      ref={input}
      className="entry-input"
      aria-label={
        line === null
          ? t('glossaries.grid.edit-new', { language: name })
          : t('glossaries.grid.edit', { language: name, line })
      }
      aria-invalid={flaw !== null}
      aria-describedby={`${gridId}-status`}
      lang={language}
      dir={directionOf(language)}
      spellCheck={false}
      autoComplete="off"
      maxLength={MOST_UNITS}
      value={typed?.text ?? ''}
      onChange={(event) => grid.type(event.target.value)}
      onKeyDown={(event) => keyWhileWriting(event, grid)}
      onPaste={(event) => pasteBlock(event, grid)}
      onCopy={(event) => event.stopPropagation()}
      onCut={(event) => event.stopPropagation()}
      onBlur={() => grid.keep('stay')}
    />
  );
}

/** A key that came before the field of a new row was there to take it. */
export function keyAheadOfField(event: KeyboardEvent, grid: GridStore) {
  const { key, ctrlKey, altKey, metaKey } = event;
  if (!/^.$/u.test(key)) {
    keyWhileWriting(event, grid);
  } else if (!ctrlKey && !altKey && !metaKey) {
    grid.type((grid.state.getState().typed?.text ?? '') + key);
    event.preventDefault();
  }
}

function keyWhileWriting(event: KeyboardEvent, grid: GridStore) {
  const { typed } = grid.state.getState();
  const isArrow = event.key === 'ArrowUp' || event.key === 'ArrowDown';
  if (event.key === 'Enter') grid.keep('down');
  else if (event.key === 'Tab') grid.keep(event.shiftKey ? 'previous' : 'next');
  else if (event.key === 'Escape') grid.leave();
  else if (isArrow && typed?.isFresh === true) {
    grid.keep('stay');
    grid.move(event.key === 'ArrowUp' ? -1 : 1, 0);
  } else {
    // The grid has other uses for letters and arrows.
    event.stopPropagation();
    return;
  }
  event.preventDefault();
  event.stopPropagation();
}

/** A block of cells goes over the grid; a single text into the cell. */
function pasteBlock(event: ClipboardEvent, grid: GridStore) {
  event.stopPropagation();
  const text = event.clipboardData.getData('text/plain');
  if (!/[\t\r\n]/.test(text.replace(/[\r\n]+$/, ''))) return;
  event.preventDefault();
  grid.leave();
  grid.paste(text);
}
