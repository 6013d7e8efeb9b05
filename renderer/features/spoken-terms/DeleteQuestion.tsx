import type { SpokenTermsCollection } from '../../../preload/contract/spoken-terms.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { useCharge } from '../connections/use-charge.ts';
import { useI18n } from '../../i18n/use-i18n.ts';
import { sumOf } from '../../ui/sum-of.ts';
import { usePageStore } from '../../ui/stores.ts';
import { termsStore } from './store.ts';

export interface DeleteQuestionProps {
  readonly collection: SpokenTermsCollection;
  /** null: the whole collection. */
  readonly language: string | null;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Asks before terms are deleted at the service. */
export function DeleteQuestion({ collection, language, isOpen, onClose }: DeleteQuestionProps) {
  const i18n = useI18n();
  const { t } = i18n;
  const terms = usePageStore(termsStore);
  const charge = useCharge();
  const { id, name, lists } = collection;
  const count = sumOf(
    lists.filter((one) => language === null || one.language === language).map((one) => one.count),
  );
  const remove = () => {
    onClose();
    void terms.remove(id, language);
  };
  return (
    <Dialog
      isAlert
      title={
        language === null
          ? t('terms.delete.sure', { name })
          : t('terms.delete-list.sure', { name, language: i18n.language(language) })
      }
      isOpen={isOpen}
      onClose={onClose}
      actions={
        <>
          <Button autoFocus onPress={onClose}>
            {t('terms.delete.cancel')}
          </Button>
          <Button kind="danger" onPress={remove}>
            {t('terms.delete.confirm')}
          </Button>
        </>
      }
    >
      <p>
        {count === null
          ? t('terms.delete.uncounted', { charge })
          : t('terms.delete.about', { count, charge })}
      </p>
    </Dialog>
  );
}
