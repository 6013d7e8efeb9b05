import { useId } from 'react';
import { Tabs } from '../../../ui/Tabs.tsx';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { PreviewPane } from '../preview/PreviewPane.tsx';
import { SettingsButton } from '../project/ProjectSettings.tsx';
import type { PaneId } from '../state.ts';
import { useActiveRow, useEditorState } from '../use-editor-state.ts';
import { AnalysisPane } from './AnalysisPane.tsx';
import { FindingsPane } from './FindingsPane.tsx';
import { useSegmentFragments, useSegmentTerms } from './insertables.ts';
import { PaneActions } from './PaneActions.tsx';
import { CheckActive } from './SegmentChecks.tsx';
import { PaneSizer } from './PaneSizer.tsx';
import { useSourceTerms } from './use-source-terms.ts';
import { SegmentResults } from './SegmentResults.tsx';
import './EditorPane.css';
import { usePageStore } from '../../../ui/stores.ts';
import { segmentsStore } from '../store.ts';

const PANES: readonly PaneId[] = ['segment', 'findings', 'analysis', 'preview'];

/** What stands beside the text. Escape goes back to the text. */
export function EditorPane() {
  const { t } = useI18n();
  const id = useId();
  const segments = usePageStore(segmentsStore);
  const pane = useEditorState((now) => now.pane);
  const row = useActiveRow();
  const terms = useSegmentTerms(row);
  const fragments = useSegmentFragments(row, terms);
  useSourceTerms(row, terms, fragments);
  return (
    <aside
      id={id}
      className="editor-pane"
      aria-label={t('segments.pane')}
      onKeyDown={(event) => {
        // An open list takes its own Escape.
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        event.preventDefault();
        segments.summon();
      }}
    >
      <PaneSizer controls={id} />
      <CheckActive />
      <PaneActions terms={terms} fragments={fragments} />
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
          switch (id) {
            case 'segment':
              return <SegmentResults terms={terms} fragments={fragments} />;
            case 'findings':
              return <FindingsPane />;
            case 'analysis':
              return <AnalysisPane />;
            case 'preview':
              return <PreviewPane />;
          }
        }}
      </Tabs>
    </aside>
  );
}
