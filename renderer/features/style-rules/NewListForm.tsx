import { useState } from 'react';
import { useStore } from 'zustand';
import { FailureCard } from '../../ui/failure/FailureCard.tsx';
import { Button } from '../../ui/Button.tsx';
import { Picker } from '../../ui/Picker.tsx';
import { useI18n } from '../../i18n/use-i18n.ts';
import { NameField, nameFault } from './NameField.tsx';
import { useRefusal } from './use-refusal.ts';
import { usePageStore } from '../../ui/stores.ts';
import { styleRulesStore } from './store.ts';

export interface NewListFormProps {
  readonly name: string;
  readonly language: string;
}

const NO_LANGUAGES: readonly string[] = [];

/** Name and language of a list to be. Enter makes it, Escape leaves. */
export function NewListForm({ name, language: chosen }: NewListFormProps) {
  const { t, language, locale } = useI18n();
  const styleRules = usePageStore(styleRulesStore);
  const creating = useStore(styleRules.state, (now) => now.creating);
  const languages = useStore(styleRules.state, ({ catalogue }) =>
    catalogue.state === 'done' ? catalogue.value.languages : NO_LANGUAGES,
  );
  const [isTried, setTried] = useState(false);
  const refusal = useRefusal(creating, ['language', 'name']);
  const isPending = creating.state === 'running';

  return (
    <form
      className="list-screen-form"
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (nameFault(name) === null) void styleRules.create();
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) {
          return;
        }
        event.preventDefault();
        styleRules.writeNew(null);
      }}
    >
      <NameField
        label={t('style-rules.name.new')}
        name={name}
        isTried={isTried}
        refusal={refusal.at('name')}
        onChange={(next) => styleRules.writeNew({ name: next, language: chosen })}
      />
      <Picker
        label={t('style-rules.language')}
        choices={languages
          .map((code) => ({ id: code, name: language(code), note: code }))
          .sort((one, other) => one.name.localeCompare(other.name, locale))}
        chosen={chosen}
        hint={refusal.at('language') ?? t('style-rules.language.hint')}
        onChoose={(next) => styleRules.writeNew({ name, language: next })}
      />
      <div className="list-screen-verbs">
        <Button kind="main" size="compact" type="submit" isPending={isPending}>
          {t(isPending ? 'style-rules.creating' : 'style-rules.create')}
        </Button>
        <Button kind="quiet" size="compact" onPress={() => styleRules.writeNew(null)}>
          {t('style-rules.cancel')}
        </Button>
      </div>
      {refusal.failure !== null && <FailureCard failure={refusal.failure} />}
    </form>
  );
}
