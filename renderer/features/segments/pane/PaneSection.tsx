import { ChevronRight } from 'lucide-react';
import { useRef, useState, type ReactNode } from 'react';
import type { PaneSection as SectionId } from '../../../../preload/contract/settings.ts';
import { useActionWords } from '../../../ui/actions/use-action.ts';
import type { ActionId } from '../../../ui/actions/table.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { useSectionChoice } from './use-section-choice.ts';
import './PaneSection.css';

export interface PaneSectionProps {
  readonly id: SectionId;
  /** The action that goes to it. */
  readonly action: ActionId;
  /** How much there is; null where that says nothing. */
  readonly count: number | null;
  /** Something in it is wrong. */
  readonly isAlarming?: boolean;
  /** It may hold nothing that takes the focus. */
  readonly isReadOnly?: boolean;
  /** Beside the name. */
  readonly beside?: ReactNode;
  readonly children: ReactNode;
}

/** A section of the side pane: it closes, and a person sets how high it is. */
export function PaneSection(props: PaneSectionProps) {
  const { id, action, count, isAlarming = false, isReadOnly = false, beside, children } = props;
  const { t, number } = useI18n();
  const { shortcut } = useActionWords(action);
  const { isOpen, height, toggle, size } = useSectionChoice(id);
  const [dragged, setDragged] = useState<number | null>(null);
  const name = t('segments.section', { section: id });
  const shown = dragged ?? height;
  return (
    <section
      className="pane-section"
      data-section={id}
      data-open={isOpen || undefined}
      aria-label={name}
      style={isOpen && shown !== null ? { flex: `0 1 ${shown}px` } : undefined}
    >
      <header className="pane-section-head">
        <h3>
          <button
            type="button"
            className="pane-section-name"
            aria-expanded={isOpen}
            aria-controls={`pane-${id}`}
            title={shortcut}
            onClick={toggle}
          >
            <ChevronRight aria-hidden="true" />
            {name}
            {count !== null && (
              <span className="pane-section-count tabular" data-alarming={isAlarming || undefined}>
                {number(count)}
              </span>
            )}
          </button>
        </h3>
        {isOpen && beside}
        {shortcut !== undefined && <kbd aria-hidden="true">{shortcut}</kbd>}
      </header>
      {isOpen && (
        <>
          {/* It scrolls by the keyboard: from a button in it, or by itself where it has none. */}
          <div
            id={`pane-${id}`}
            className="pane-section-body"
            tabIndex={isReadOnly ? 0 : -1}
            {...(isReadOnly && { role: 'group', 'aria-label': name })}
          >
            {children}
          </div>
          <Sizer
            name={t('segments.section.height', { section: name })}
            controls={`pane-${id}`}
            value={shown}
            onDrag={setDragged}
            onSize={(px) => {
              setDragged(null);
              size(px);
            }}
          />
        </>
      )}
    </section>
  );
}

/** px of a step by an arrow key. */
const STEP = 16;
export const LEAST_HEIGHT = 64;
const MOST_HEIGHT = 2000;

interface SizerProps {
  readonly name: string;
  readonly controls: string;
  /** null: what the section takes by itself. */
  readonly value: number | null;
  readonly onDrag: (px: number) => void;
  /** null: by itself again. */
  readonly onSize: (px: number | null) => void;
}

/** The line below a section that is dragged, or moved by arrow keys; a double click forgets the height. */
function Sizer({ name, controls, value, onDrag, onSize }: SizerProps) {
  const line = useRef<HTMLDivElement>(null);
  const start = useRef<{ readonly y: number; readonly height: number } | null>(null);
  const heightNow = () => line.current?.parentElement?.offsetHeight ?? LEAST_HEIGHT;
  const bounded = (px: number) => Math.round(Math.min(MOST_HEIGHT, Math.max(LEAST_HEIGHT, px)));
  const dragged = (y: number) =>
    bounded((start.current?.height ?? 0) + y - (start.current?.y ?? 0));
  return (
    <div
      ref={line}
      role="separator"
      aria-orientation="horizontal"
      aria-label={name}
      aria-controls={controls}
      aria-valuenow={value ?? LEAST_HEIGHT}
      aria-valuemin={LEAST_HEIGHT}
      aria-valuemax={MOST_HEIGHT}
      tabIndex={0}
      className="pane-sizer"
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        start.current = { y: event.clientY, height: heightNow() };
      }}
      onPointerMove={({ clientY }) => {
        if (start.current !== null) onDrag(dragged(clientY));
      }}
      onPointerUp={({ clientY }) => {
        if (start.current === null) return;
        const px = dragged(clientY);
        const isMoved = clientY !== start.current.y;
        start.current = null;
        if (isMoved) onSize(px);
      }}
      onDoubleClick={() => onSize(null)}
      onKeyDown={(event) => {
        const step = { ArrowUp: -STEP, ArrowDown: STEP }[event.key];
        if (step !== undefined) onSize(bounded(heightNow() + step));
        else if (event.key === 'Home') onSize(null);
        else return;
        event.preventDefault();
      }}
    />
  );
}
