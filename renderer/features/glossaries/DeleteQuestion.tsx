import type { Glossary } from '../../../preload/contract/glossaries.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { useCharge } from '../connections/use-charge.ts';
import { useI18n } from '../../i18n/use-i18n.ts';
import { isSamePair, isStored, type Pair } from './state.ts';
import { usePairWords } from './use-glossary-words.ts';
import { sumOf } from '../../ui/sum-of.ts';
import { usePageStore } from '../../ui/stores.ts';
import { glossariesStore } from './store.ts';

export interface DeleteQuestionProps {
  readonly glossary: Glossary;
  /** null: the whole glossary. */
  readonly pair: Pair | null;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Asks before entries are deleted at the service; says what becomes of a glossary without any. */
export function DeleteQuestion({ glossary, pair, isOpen, onClose }: DeleteQuestionProps) {
  const { t } = useI18n();
  const glossaries = usePageStore(glossariesStore);
  const { words } = usePairWords();
  const charge = useCharge();
  const { id, name, dictionaries } = glossary;
  const entries = sumOf(
    dictionaries.filter((one) => pair === null || isSamePair(one, pair)).map((one) => one.entries),
  );
  const isLast = pair !== null && dictionaries.length === 1 && isStored(glossary, pair);
  const then = (act: () => Promise<void>) => () => {
    onClose();
    void act();
  };
  const removeGlossary = (
    <Button kind="danger" onPress={then(() => glossaries.remove(id))}>
      {t('glossaries.delete.confirm')}
    </Button>
  );

  return (
    <Dialog
      isAlert
      title={
        pair === null
          ? t('glossaries.delete.sure', { name })
          : t('glossaries.delete-pair.sure', { name, pair: words(pair) })
      }
      isOpen={isOpen}
      onClose={onClose}
      actions={
        <>
          <Button autoFocus onPress={onClose}>
            {t('glossaries.delete.keep')}
          </Button>
          {pair === null ? (
            removeGlossary
          ) : (
            <>
              {isLast && removeGlossary}
              <Button kind="danger" onPress={then(() => glossaries.removePair(id, pair))}>
                {t('glossaries.delete-pair.confirm')}
              </Button>
            </>
          )}
        </>
      }
    >
      <p>
        {entries === null
          ? t('glossaries.delete.uncounted', { charge })
          : pair === null
            ? t('glossaries.delete.about', { dictionaries: dictionaries.length, entries, charge })
            : t('glossaries.delete-pair.about', { entries, charge })}
      </p>
      {isLast && <p>{t('glossaries.delete-pair.last', { name })}</p>}
    </Dialog>
  );
}
