import { Button } from '../../ui/Button.tsx';
import { useI18n } from '../../i18n/use-i18n.ts';
import { useEditorState } from './use-editor-state.ts';
import { saidWords } from './said-words.ts';
import { usePageStore } from '../../ui/stores.ts';
import { segmentsStore } from './store.ts';

/** What happened last, in room that is always kept below the text. */
export function EditorNotices() {
  const { t } = useI18n();
  const segments = usePageStore(segmentsStore);
  const said = useEditorState((now) => now.said);
  const filling = useEditorState((now) => now.filling);
  const canUndo = useEditorState((now) => now.canUndo);
  const isUndoable = said?.kind === 'propagated' || said?.kind === 'filled';

  return (
    <div className="editor-notices">
      <p role="status">{said !== null && saidWords(said, t)}</p>
      {isUndoable && canUndo && (
        <Button size="compact" onPress={() => void segments.undo()}>
          {t('segments.undo')}
        </Button>
      )}
      {said !== null && (
        <Button kind="quiet" size="compact" onPress={segments.forgetSaid}>
          {t('segments.close-notice')}
        </Button>
      )}
      {filling !== null && (
        <span className="editor-filling tabular">
          <progress
            aria-label={t('segments.filling', { ...filling })}
            value={filling.done}
            max={Math.max(1, filling.all)}
          />
          {t('segments.filling', { ...filling })}
          <Button size="compact" onPress={segments.stopFill}>
            {t('segments.filling.stop')}
          </Button>
        </span>
      )}
    </div>
  );
}
