import { useState, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { CompareBar } from './CompareBar.tsx';
import { CompareOptions } from './CompareOptions.tsx';
import { ComparePane } from './ComparePane.tsx';
import { SIDES, type SideId } from './state.ts';
import './Compare.css';
import { usePageStore } from '../../../ui/stores.ts';
import { compareStore } from './store.ts';

export interface ComparePanesProps {
  /** The pane of the source. */
  readonly source: ReactNode;
  readonly onClose: () => void;
}

/** One source and its translations with two settings, side by side. */
export function ComparePanes({ source, onClose }: ComparePanesProps) {
  const compare = usePageStore(compareStore);
  const target = useStore(compare.state, (now) => now.input.target);
  const [opened, setOpened] = useState<SideId | null>(null);
  return (
    <div className="compare">
      <CompareBar onClose={onClose} />
      <div className="compare-work">
        <div className="panes">
          {source}
          {SIDES.map((side) => (
            <ComparePane
              key={side}
              side={side}
              isOpened={opened === side}
              onOptions={() => setOpened(opened === side ? null : side)}
              onUse={onClose}
            />
          ))}
        </div>
        {opened !== null && (
          <CompareOptions
            key={`${opened} ${target}`}
            side={opened}
            onClose={() => setOpened(null)}
          />
        )}
      </div>
    </div>
  );
}
