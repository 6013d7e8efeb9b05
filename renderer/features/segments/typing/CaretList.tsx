import { createPortal } from 'react-dom';
import './CaretList.css';

/** A line of the list at the caret. */
export interface CaretOption {
  readonly text: string;
  /** Where it comes from, or what it does. */
  readonly note: string;
  /** A verb in the language of the interface, not a text of the target's. */
  readonly isVerb?: boolean;
}

export interface CaretListProps {
  readonly id: string;
  readonly name: string;
  readonly options: readonly CaretOption[];
  readonly chosen: number;
  /** The words at the caret, in the window. */
  readonly at: DOMRect;
  readonly language: string;
  readonly direction: 'ltr' | 'rtl';
  /** What takes the chosen one. */
  readonly foot: string;
  readonly onTake: (place: number) => void;
}

/** Room that is kept for a list below its words; else it goes above. */
const ROOM = 220;

/** A quiet list beside the caret; the keyboard stays in the text. */
export function CaretList(props: CaretListProps) {
  const { id, name, options, chosen, at, language, direction, foot, onTake } = props;
  const isBelow = at.bottom + ROOM < window.innerHeight;
  return createPortal(
    <div
      className="caret-list"
      style={{
        ...(isBelow ? { top: at.bottom + 4 } : { bottom: window.innerHeight - at.top + 4 }),
        ...(direction === 'rtl'
          ? { right: Math.max(8, window.innerWidth - at.right) }
          : { left: Math.max(8, Math.min(at.left, window.innerWidth - 328)) }),
      }}
    >
      <ul id={id} role="listbox" aria-label={name}>
        {options.map(({ text, note, isVerb = false }, place) => (
          <li
            key={`${text} ${note}`}
            id={`${id}-${place}`}
            role="option"
            aria-selected={place === chosen}
            // The keyboard must not leave the text.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onTake(place)}
          >
            <span
              {...(!isVerb && { lang: language, dir: direction })}
              className={isVerb ? 'caret-verb' : undefined}
            >
              {text}
            </span>
            <span className="small soft">{note}</span>
          </li>
        ))}
      </ul>
      <p className="caret-foot small soft" aria-hidden="true">
        {foot}
      </p>
    </div>,
    document.body,
  );
}
