import { ArrowLeft } from 'lucide-react';
import { useState, type CSSProperties } from 'react';
import { useStore } from 'zustand';
import type { SegmentEditorPreferences } from '../../../preload/contract/settings.ts';
import { FailureCard } from '../../ui/failure/FailureCard.tsx';
import { Screen } from '../../ui/Screen.tsx';
import { Button } from '../../ui/Button.tsx';
import { useLanguages } from '../languages/use-languages.ts';
import { useI18n } from '../../i18n/use-i18n.ts';
import { EditorActions } from './EditorActions.tsx';
import { EditorNotices } from './EditorNotices.tsx';
import { RenameProject } from './files/RenameProject.tsx';
import { EditorPane } from './pane/EditorPane.tsx';
import { EditorBar } from './project/EditorBar.tsx';
import { ExportDocument } from './project/ExportDocument.tsx';
import { WorkDialogs } from './work/WorkDialogs.tsx';
import { SegmentGrid } from './rows/SegmentGrid.tsx';
import { focusSoon } from './focus-soon.ts';
import { TypingActions } from './typing/TypingActions.tsx';
import { useEditorState } from './use-editor-state.ts';
import { useSetting } from '../settings/use-settings.ts';
import './EditorView.css';
import { usePageStore } from '../../ui/stores.ts';
import { segmentsStore } from './store.ts';

/** One project: its segments, and beside them what the memories hold. */
export function EditorView() {
  const { t, facts } = useI18n();
  const segments = usePageStore(segmentsStore);
  const { nameOf } = useLanguages();
  const project = useEditorState((now) => now.project);
  const home = useStore(segments.state, ({ projects }) =>
    projects?.find(({ id }) => id === project.project),
  );
  const isOne = (home?.files.length ?? 1) === 1;
  const refused = useEditorState((now) => now.refused);
  const [editor] = useSetting('segmentEditor');
  const [isInField, setInField] = useState(false);
  const pair = { source: nameOf(project.source), target: nameOf(project.target) };

  async function leave() {
    await segments.leave();
    focusSoon(`[data-project="${isOne ? project.project : project.id}"]`);
  }

  return (
    <Screen
      name={t('segments.title')}
      subject={facts([
        isOne ? (home?.name ?? project.name) : project.name,
        t('segments.project.pair', pair),
      ])}
      tools={
        <>
          {isOne && home !== undefined && <RenameProject project={home} />}
          <Progress />
          <ExportDocument />
          <Button action="segments-back" size="compact" onPress={() => void leave()}>
            <ArrowLeft aria-hidden="true" />
            {isOne ? t('segments.back') : t('segments.files.back')}
          </Button>
        </>
      }
    >
      <div
        className="editor"
        style={sizes(editor)}
        onFocus={({ target }) => setInField(isOtherField(target))}
        onBlur={() => setInField(false)}
      >
        <EditorActions canStep={!isInField} />
        <TypingActions />
        <EditorBar />
        <div className="editor-text">
          {refused !== null && (
            <FailureCard
              failure={refused}
              onRetry={() => void segments.save()}
              onDismiss={segments.forgetRefused}
            />
          )}
          <SegmentGrid />
          <EditorNotices />
        </div>
        <EditorPane />
        <WorkDialogs />
      </div>
    </Screen>
  );
}

/** What a person sized, for `EditorView.css`. */
const sizes = (editor: SegmentEditorPreferences | undefined) =>
  ({
    '--pane-width': inPx(editor?.paneWidth),
    '--grid-height': inPx(editor?.gridHeight),
  }) as CSSProperties;
const inPx = (px: number | null | undefined) => (typeof px === 'number' ? `${px}px` : undefined);

/** A field besides the target: there Ctrl+Z takes back what was typed into it. */
const isOtherField = (element: Element): boolean =>
  element.matches('input:not([type=radio], [type=checkbox]), textarea, [contenteditable]') &&
  !element.matches('.target-area');

function Progress() {
  const { t } = useI18n();
  const all = useEditorState((now) => now.project.segments);
  const confirmed = useEditorState((now) => now.project.confirmed);
  const words = t('segments.project.confirmed', { confirmed, all });
  return (
    <div
      className="editor-progress small tabular"
      role="progressbar"
      aria-label={t('segments.progress')}
      aria-valuemin={0}
      aria-valuemax={all}
      aria-valuenow={confirmed}
      aria-valuetext={words}
    >
      <span>{words}</span>
      <span className="editor-track">
        <span style={{ inlineSize: `${all === 0 ? 0 : (100 * confirmed) / all}%` }} />
      </span>
    </div>
  );
}
