import { ArrowLeft, Download } from 'lucide-react';
import { useState } from 'react';
import { FailureCard } from '../../ui/failure/FailureCard.tsx';
import { Screen } from '../../ui/Screen.tsx';
import { Button } from '../../ui/Button.tsx';
import { useLanguages } from '../languages/use-languages.ts';
import { useI18n } from '../../i18n/use-i18n.ts';
import { DeskActions } from './DeskActions.tsx';
import { DeskNotices } from './DeskNotices.tsx';
import { DeskPane } from './pane/DeskPane.tsx';
import { DeskBar } from './project/DeskBar.tsx';
import { SegmentGrid } from './rows/SegmentGrid.tsx';
import { focusSoon } from './focus-soon.ts';
import { useDeskState } from './use-desk-state.ts';
import './DeskView.css';
import { usePageStore } from '../../ui/stores.ts';
import { segmentsStore } from './store.ts';

/** One project: its segments, and beside them what the memories hold. */
export function DeskView() {
  const { t } = useI18n();
  const segments = usePageStore(segmentsStore);
  const { nameOf } = useLanguages();
  const project = useDeskState((now) => now.project);
  const refused = useDeskState((now) => now.refused);
  const [isInField, setInField] = useState(false);
  const pair = { source: nameOf(project.source), target: nameOf(project.target) };

  async function leave() {
    await segments.leave();
    focusSoon(`[data-project="${project.id}"]`);
  }

  return (
    <Screen
      name={t('segments.title')}
      subject={`${project.name} · ${t('segments.project.pair', pair)}`}
      tools={
        <>
          <Progress />
          <Button
            action="segments-export"
            size="compact"
            onPress={() => void segments.exportDocument()}
          >
            <Download aria-hidden="true" />
            {t('segments.export')}
          </Button>
          <Button action="segments-back" size="compact" onPress={() => void leave()}>
            <ArrowLeft aria-hidden="true" />
            {t('segments.back')}
          </Button>
        </>
      }
    >
      <div
        className="desk"
        onFocus={({ target }) => setInField(isOtherField(target))}
        onBlur={() => setInField(false)}
      >
        <DeskActions canStep={!isInField} />
        <DeskBar />
        <div className="desk-text">
          {refused !== null && (
            <FailureCard
              failure={refused}
              onRetry={() => void segments.save()}
              onDismiss={segments.forgetRefused}
            />
          )}
          <SegmentGrid />
          <DeskNotices />
        </div>
        <DeskPane />
      </div>
    </Screen>
  );
}

/** A field besides the target: there Ctrl+Z takes back what was typed into it. */
const isOtherField = (element: Element): boolean =>
  element.matches('input:not([type=radio], [type=checkbox]), textarea, [contenteditable]') &&
  !element.matches('.target-area');

function Progress() {
  const { t } = useI18n();
  const all = useDeskState((now) => now.project.segments);
  const confirmed = useDeskState((now) => now.project.confirmed);
  const words = t('segments.project.confirmed', { confirmed, all });
  return (
    <div
      className="desk-progress small tabular"
      role="progressbar"
      aria-label={t('segments.progress')}
      aria-valuemin={0}
      aria-valuemax={all}
      aria-valuenow={confirmed}
      aria-valuetext={words}
    >
      <span>{words}</span>
      <span className="desk-track">
        <span style={{ inlineSize: `${all === 0 ? 0 : (100 * confirmed) / all}%` }} />
      </span>
    </div>
  );
}
