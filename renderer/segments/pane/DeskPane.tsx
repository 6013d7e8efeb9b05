import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components';
import { useWords } from '../../words/use-words.ts';
import { useStores } from '../../workbench.ts';
import { ProjectSettings } from '../project/ProjectSettings.tsx';
import type { PaneId } from '../state.ts';
import { useDeskState } from '../use-desk-state.ts';
import { AnalysisPane } from './AnalysisPane.tsx';
import { ConcordancePane } from './ConcordancePane.tsx';
import { FindingsPane } from './FindingsPane.tsx';
import { MatchPane } from './MatchPane.tsx';
import './DeskPane.css';

const PANES: readonly PaneId[] = ['matches', 'concordance', 'findings', 'analysis', 'settings'];

const SHOWN = {
  matches: MatchPane,
  concordance: ConcordancePane,
  findings: FindingsPane,
  analysis: AnalysisPane,
  settings: ProjectSettings,
};

/** What stands beside the text. Escape goes back to the text. */
export function DeskPane() {
  const { t } = useWords();
  const { segments } = useStores();
  const pane = useDeskState((now) => now.pane);
  return (
    <aside
      className="desk-pane"
      aria-label={t('segments.pane')}
      onKeyDown={(event) => {
        // An open list takes its own Escape.
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        event.preventDefault();
        segments.summon();
      }}
    >
      <Tabs
        className="desk-tabs"
        selectedKey={pane}
        onSelectionChange={(key) => {
          const next = PANES.find((one) => one === key);
          if (next !== undefined && next !== pane) segments.showPane(next);
        }}
      >
        <TabList className="desk-tab-list small" aria-label={t('segments.pane')}>
          {PANES.map((id) => (
            <Tab key={id} id={id} className="desk-tab" data-name={t(`segments.pane.${id}`)}>
              {t(`segments.pane.${id}`)}
            </Tab>
          ))}
        </TabList>
        {PANES.map((id) => {
          const Shown = SHOWN[id];
          return (
            <TabPanel key={id} id={id} className="desk-tab-panel">
              <Shown />
            </TabPanel>
          );
        })}
      </Tabs>
    </aside>
  );
}
