import { useEffect, useRef, type ReactNode } from 'react';
import * as Aria from 'react-aria-components';
import { brief } from '../i18n/brief.ts';
import './Tabs.css';

export interface TabWords<Id extends string> {
  readonly id: Id;
  readonly name: string;
  /** Behind the name: a count, or a `TabDot`. */
  readonly mark?: ReactNode;
}

export interface TabsProps<Id extends string> {
  readonly label: string;
  readonly tabs: readonly TabWords<Id>[];
  /** null for none. */
  readonly chosen: Id | null;
  readonly onChoose: (id: Id) => void;
  /**
   * `flow`: as high as what is shown; `fill`: as high as its place, what is shown scrolls in it;
   * `side`: the tabs one below the other, beside what is shown.
   */
  readonly shape: 'flow' | 'fill' | 'side';
  /** Class of the whole, for its place on the screen. */
  readonly className?: string;
  /** Arrow keys only move, Enter chooses: for tabs that ask for something when they are shown. */
  readonly isManual?: boolean;
  /** Stands in the line of the tabs, behind them. */
  readonly beside?: ReactNode;
  /** What the tab shows. */
  readonly children: (id: Id) => ReactNode;
}

/** Parts of a screen, one of them shown. */
export function Tabs<Id extends string>(props: TabsProps<Id>) {
  const { label, tabs, chosen, onChoose, shape, className, isManual, beside, children } = props;
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => showChosen(list.current), [chosen]);
  // In a window that becomes narrower the chosen one stays in sight.
  useEffect(() => {
    const shown = list.current;
    if (shown === null) return undefined;
    const watching = new ResizeObserver(() => showChosen(shown));
    watching.observe(shown);
    return () => watching.disconnect();
  }, []);
  return (
    <Aria.Tabs
      className={className === undefined ? 'tabs' : `tabs ${className}`}
      data-shape={shape}
      orientation={shape === 'side' ? 'vertical' : 'horizontal'}
      keyboardActivation={isManual === true ? 'manual' : 'automatic'}
      selectedKey={chosen ?? ''}
      onSelectionChange={(key) => {
        const next = tabs.find(({ id }) => id === key);
        if (next !== undefined && next.id !== chosen) onChoose(next.id);
      }}
    >
      <div className="tab-line">
        <Aria.TabList ref={list} className="tab-list" aria-label={brief(label)}>
          {tabs.map(({ id, name, mark }) => (
            <Aria.Tab key={id} id={id} className="tab">
              <span className="tab-name" data-name={name}>
                {name}
              </span>
              {mark}
            </Aria.Tab>
          ))}
        </Aria.TabList>
        {beside}
      </div>
      {tabs.map(({ id }) => (
        <Aria.TabPanel key={id} id={id} className="tab-panel">
          {children(id)}
        </Aria.TabPanel>
      ))}
    </Aria.Tabs>
  );
}

/** A line of tabs that scrolls sideways shows the chosen one, however it was chosen; nothing else scrolls. */
function showChosen(list: HTMLElement | null) {
  const tab = list?.querySelector('[data-selected]');
  if (list === null || tab === null || tab === undefined) return;
  const [room, its] = [list.getBoundingClientRect(), tab.getBoundingClientRect()];
  if (its.left < room.left) list.scrollLeft += its.left - room.left;
  else if (its.right > room.right) list.scrollLeft += its.right - room.right;
}

/** Marks a tab whose part is not saved, say; the words are for screen readers. */
export function TabDot({ words }: { readonly words: string }) {
  return (
    <>
      <span className="tab-dot" aria-hidden="true" />
      <span className="unseen">{words}</span>
    </>
  );
}
