import { Button } from '../../ui/Button.tsx';
import { useI18n } from '../../i18n/use-i18n.ts';
import { useEditorState } from './use-editor-state.ts';
import { usePageStore } from '../../ui/stores.ts';
import { segmentsStore } from './store.ts';
import type { I18n } from '../../i18n/i18n.ts';
import { ExportedVerbs, exportedWords } from './project/exported.tsx';
import type { Said } from './state.ts';

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
      {said?.kind === 'exported' && <ExportedVerbs />}
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

/** What happened last, as a sentence. */
function saidWords(said: Said, t: I18n['t']): string {
  if (said.kind === 'propagated') return t('segments.said.propagated', { count: said.count });
  if (said.kind === 'filled') {
    const { segments, characters, sentCharacters: sent } = said.saving;
    return t('segments.saved', { segments, characters, sent });
  }
  if (said.kind === 'exported') {
    return exportedWords(said, t);
  }
  return t('segments.said', {
    kind: said.kind.replaceAll('-', '_'),
    key: 'key' in said ? said.key : 0,
    number: 'number' in said && said.number !== null ? String(said.number + 1) : 'none',
  });
}
