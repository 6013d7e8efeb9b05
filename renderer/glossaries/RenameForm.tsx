import { useStore } from 'zustand';
import { Button } from '../look/Button.tsx';
import { Field } from '../look/Field.tsx';
import { useWords } from '../words/use-words.ts';
import { useStores } from '../workbench.ts';
import { nameFaultWords } from './name-words.ts';

/** Another name for the glossary. Enter keeps it, Escape leaves. */
export function RenameForm({ name }: { readonly name: string }) {
  const { t } = useWords();
  const { glossaries } = useStores();
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
        if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
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
