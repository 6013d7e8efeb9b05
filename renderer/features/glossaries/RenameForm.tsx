import { useStore } from 'zustand';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { useI18n } from '../../i18n/use-i18n.ts';
import { nameFaultWords } from './name-words.ts';
import { usePageStore } from '../../ui/stores.ts';
import { glossariesStore } from './store.ts';

/** Another name for the glossary. Enter keeps it, Escape leaves. */
export function RenameForm({ name }: { readonly name: string }) {
  const { t } = useI18n();
  const glossaries = usePageStore(glossariesStore);
  const isPending = useStore(glossaries.state, (now) => now.renaming.state === 'running');
  const fault = nameFaultWords(name, t);
  const leave = () => glossaries.typeName(null);
  return (
    <form
      className="glossary-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (fault === undefined) void glossaries.rename();
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        leave();
      }}
    >
      <Field
        label={t('glossaries.name')}
        value={name}
        onChange={glossaries.typeName}
        autoFocus
        hint=""
        error={fault}
      />
      <div className="glossary-verbs">
        <Button kind="main" size="compact" type="submit" isPending={isPending}>
          {t(isPending ? 'glossaries.renaming' : 'glossaries.rename.keep')}
        </Button>
        <Button kind="quiet" size="compact" onPress={leave}>
          {t('glossaries.cancel')}
        </Button>
      </div>
    </form>
  );
}
