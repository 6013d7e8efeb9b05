import { Button } from '../look/Button.tsx';
import { useWords } from '../words/use-words.ts';
import { useStores } from '../workbench.ts';
import { useDeskState } from './use-desk-state.ts';
import { saidWords } from './said-words.ts';

/** What happened last, in room that is always kept below the text. */
export function DeskNotices() {
  const words = useWords();
  const { t } = words;
  const { segments } = useStores();
  const said = useDeskState((now) => now.said);
  const saving = useDeskState((now) => now.saving);
  const filling = useDeskState((now) => now.filling);
  const canUndo = useDeskState((now) => now.canUndo);
  const sentences = [
    said === null ? '' : saidWords(said, t),
    saving === null
      ? ''
      : t('segments.saved', {
          segments: saving.segments,
          characters: saving.characters,
          sent: saving.sentCharacters,
        }),
  ].filter((one) => one !== '');
  const isUndoable = said?.kind === 'propagated' || saving !== null;

  return (
    <div className="desk-notices">
      <p role="status">{sentences.join(' ')}</p>
      {isUndoable && canUndo && (
        <Button size="compact" onPress={() => void segments.undo()}>
          {t('segments.undo')}
        </Button>
      )}
      {sentences.length > 0 && (
        <Button kind="quiet" size="compact" onPress={segments.forgetSaid}>
          {t('segments.close-notice')}
        </Button>
      )}
      {filling !== null && (
        <span className="desk-filling tabular">
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
