import { ChevronRight } from 'lucide-react';
import { useRef, useState, type ReactNode } from 'react';
import type { PaneSection as SectionId } from '../../../../preload/contract/settings.ts';
import { useActionWords } from '../../../ui/actions/use-action.ts';
import type { ActionId } from '../../../ui/actions/table.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { Sizer } from '../../../ui/Sizer.tsx';
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

/** px */
const LEAST_HEIGHT = 64;
const MOST_HEIGHT = 2000;

/** A section of the side pane: it closes, and a person sets how high it is. */
export function PaneSection(props: PaneSectionProps) {
  const { id, action, count, isAlarming = false, isReadOnly = false, beside, children } = props;
  const { t, number } = useI18n();
  const { shortcut } = useActionWords(action);
  const { isOpen, height, toggle, size } = useSectionChoice(id);
  const [dragged, setDragged] = useState<number | null>(null);
  const section = useRef<HTMLElement>(null);
  const name = t('segments.section', { section: id });
  const shown = dragged ?? height;
  return (
    <section
      ref={section}
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
            line="horizontal"
            value={shown}
            least={LEAST_HEIGHT}
            most={MOST_HEIGHT}
            measure={() => section.current?.offsetHeight ?? LEAST_HEIGHT}
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
