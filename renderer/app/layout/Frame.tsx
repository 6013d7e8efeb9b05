import type { ReactNode } from 'react';
import { useI18n } from '../../i18n/use-i18n.ts';
import './Frame.css';
import { Rail, type RailProps } from './Rail.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { useIdle } from '../../ui/use-idle.ts';

const SetAsideNotice = lazyPart(async () => (await import('./SetAsideNotice.tsx')).SetAsideNotice);
const RepairedNotice = lazyPart(async () => (await import('./RepairedNotice.tsx')).RepairedNotice);

export interface FrameProps extends RailProps {
  readonly status: ReactNode;
  readonly children: ReactNode;
}

/** What stands round every screen: the rail, the work, the status bar. */
export function Frame({ current, onGo, status, children }: FrameProps) {
  const { t } = useI18n();
  const isIdle = useIdle();
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
        {isIdle && (
          <>
            <SetAsideNotice />
            <RepairedNotice />
          </>
        )}
        {children}
      </div>
      <footer className="frame-status">{status}</footer>
    </div>
  );
}
