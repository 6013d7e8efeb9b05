import { Component, type ReactNode } from 'react';
import { Button } from '../Button.tsx';
import { Notice } from '../Notice.tsx';
import { useI18n } from '../../i18n/use-i18n.ts';
import type { PageFault } from '../../../preload/contract/page-fault.ts';
import { pageFault } from './page-fault.ts';
import './FaultBoundary.css';

export interface FaultBoundaryProps {
  readonly children: ReactNode;
  /** The part of the page that it guards, such as `screen.documents`. */
  readonly place: PageFault['place'];
  readonly onFault: (fault: PageFault) => void;
}

/**
 * Keeps a fault of ours to the part of the page that it is in: says so in its place and lets it be
 * opened again, instead of leaving an empty window.
 */
export class FaultBoundary extends Component<FaultBoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(thrown: unknown) {
    this.props.onFault(pageFault(this.props.place, thrown));
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return <Fault onAgain={() => this.setState({ hasFailed: false })} />;
  }
}

function Fault({ onAgain }: { readonly onAgain: () => void }) {
  const { t } = useI18n();
  return (
    <main id="work" tabIndex={-1} className="fault">
      <Notice
        tone="bad"
        role="alert"
        actions={
          <>
            <Button size="compact" onPress={onAgain}>
              {t('frame.fault.again')}
            </Button>
            <Button size="compact" onPress={() => location.reload()}>
              {t('frame.reload')}
            </Button>
          </>
        }
      >
        {t('frame.fault')}
      </Notice>
    </main>
  );
}
