import { Tabs } from '../../../ui/Tabs.tsx';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { SettingsButton } from '../project/ProjectSettings.tsx';
import type { PaneId } from '../state.ts';
import { useEditorState } from '../use-editor-state.ts';
import { AnalysisPane } from './AnalysisPane.tsx';
import { ConcordancePane } from './ConcordancePane.tsx';
import { FindingsPane } from './FindingsPane.tsx';
import { MatchPane } from './MatchPane.tsx';
import './EditorPane.css';
import { usePageStore } from '../../../ui/stores.ts';
import { segmentsStore } from '../store.ts';

const PANES: readonly PaneId[] = ['matches', 'concordance', 'findings', 'analysis'];

const SHOWN = {
  matches: MatchPane,
  concordance: ConcordancePane,
  findings: FindingsPane,
  analysis: AnalysisPane,
};

/** What stands beside the text. Escape goes back to the text. */
export function EditorPane() {
  const { t } = useI18n();
  const segments = usePageStore(segmentsStore);
  const pane = useEditorState((now) => now.pane);
  return (
    <aside
      className="editor-pane"
      aria-label={t('segments.pane')}
      onKeyDown={(event) => {
        // An open list takes its own Escape.
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        event.preventDefault();
        segments.summon();
      }}
    >
      <Tabs
        className="editor-tabs"
        label={t('segments.pane')}
        tabs={PANES.map((id) => ({ id, name: t(`segments.pane.${id}`) }))}
        shape="fill"
        beside={<SettingsButton />}
        chosen={pane}
        onChoose={(id) => segments.showPane(id)}
      >
        {(id) => {
          const Shown = SHOWN[id];
          return <Shown />;
        }}
      </Tabs>
    </aside>
  );
}
