import type { ReactNode } from 'react';
import { BudgetAlerts } from '../budgets/BudgetAlerts.tsx';
import { useWords } from '../words/use-words.ts';
import './Frame.css';
import { SetAsideNotice } from './SetAsideNotice.tsx';
import { RepairedNotice } from './RepairedNotice.tsx';
import { Rail, type RailProps } from './Rail.tsx';

export interface FrameProps extends RailProps {
  readonly status: ReactNode;
  readonly children: ReactNode;
}

/** What stands round every screen: the rail, the work, the status bar. */
export function Frame({ current, onGo, status, children }: FrameProps) {
  const { t } = useWords();
  return (
    <div className="frame">
      <a
        className="skip-link"
        href="#work"
        onClick={(event) => {
          event.preventDefault();
          document.getElementById('work')?.focus();
        }}
      >
        {t('frame.skip')}
      </a>
      <Rail current={current} onGo={onGo} />
      <div className="frame-work">
        <SetAsideNotice />
        <RepairedNotice />
        <BudgetAlerts />
        {children}
      </div>
      <footer className="frame-status">{status}</footer>
    </div>
  );
}
