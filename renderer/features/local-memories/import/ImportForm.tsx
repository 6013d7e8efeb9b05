import { useStore } from 'zustand';
import { FailureCard } from '../../../ui/failure/FailureCard.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Picker } from '../../../ui/Picker.tsx';
import { Radios } from '../../../ui/Radios.tsx';
import { Switch } from '../../../ui/Switch.tsx';
import { useLanguageChoices, useLanguages } from '../../languages/use-languages.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { canImport, isTable, type ImportDraft } from '../import-draft.ts';
import { shownMemories, type Importing } from '../state.ts';
import { leftOutOf, sourcesOf } from '../left-out.ts';
import { LeftOutUnits } from './LeftOutUnits.tsx';
import './ImportForm.css';
import { usePageStore } from '../../../ui/stores.ts';
import { localMemoriesStore } from '../store.ts';

export interface ImportFormProps {
  readonly importing: Extract<Importing, { readonly step: 'asking' }>;
}

/** Into which memory a chosen file is to be imported, and how. */
export function ImportForm({ importing: { draft, failure } }: ImportFormProps) {
  const { t } = useI18n();
  const localMemories = usePageStore(localMemoriesStore);
  const memories = useStore(localMemories.state, shownMemories);
  const change = (next: Partial<ImportDraft>) => localMemories.changeDraft(next);
  const first = memories[0]?.id;
  const { nameOf } = useLanguages();
  const sources = failure === null ? [] : sourcesOf(failure);
  const leftOut = failure === null ? null : leftOutOf(failure);
  return (
    <form
      className="memories-card memories-import"
      aria-label={t('memories.import-title', { name: draft.file })}
      onSubmit={(event) => {
        event.preventDefault();
        void localMemories.startImport();
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !event.defaultPrevented) localMemories.closeImport();
      }}
    >
      <h2>{t('memories.import-title', { name: draft.file })}</h2>
      <div className="memories-import-into">
        {first !== undefined && (
          <Radios
            label={t('memories.import-into')}
            shape="list"
            value={draft.into === null ? 'new' : 'known'}
            onChange={(id) => change({ into: id === 'new' ? null : first })}
            choices={[
              { id: 'new', name: t('memories.import-into-new') },
              { id: 'known', name: t('memories.import-into-known') },
            ]}
          />
        )}
        {draft.into === null ? (
          <Field
            label={t('memories.import-name')}
            value={draft.name}
            maxLength={200}
            autoFocus
            onChange={(name) => change({ name })}
          />
        ) : (
          <Picker
            label={t('memories.import-memory')}
            choices={memories.map(({ id, name, source, targets }) => ({
              id,
              name,
              note: t('memories.pair', { source, targets: targets.join(', ') }),
            }))}
            chosen={draft.into}
            isSearchable
            onChoose={(into) => change({ into })}
          />
        )}
      </div>
      {(isTable(draft.file) || failure?.params?.['reason'] === 'no-languages') && (
        <TableLanguages draft={draft} />
      )}
      <Switch
        isSelected={draft.skipsRepeated}
        onChange={(skipsRepeated) => change({ skipsRepeated })}
      >
        {t('memories.import-skip')}
      </Switch>
      {sources.length > 0 && (
        <Picker
          label={t('memories.import-variant')}
          choices={sources.map((code) => ({ id: code, name: nameOf(code) }))}
          chosen={draft.source ?? ''}
          shown={draft.source === null ? t('memories.choose-language') : undefined}
          onChoose={(source) => change({ source })}
        />
      )}
      {failure !== null && <FailureCard failure={failure} />}
      {leftOut !== null && <LeftOutUnits {...leftOut} />}
      <div className="memories-verbs">
        <Button type="submit" kind="main" isDisabled={!canImport(draft)}>
          {t(failure === null ? 'memories.import-start' : 'memories.import-again')}
        </Button>
        <Button onPress={() => localMemories.closeImport()}>{t('memories.leave')}</Button>
      </div>
    </form>
  );
}

const UNNAMED = 'file';

function TableLanguages({ draft }: { readonly draft: ImportDraft }) {
  const { t } = useI18n();
  const localMemories = usePageStore(localMemoriesStore);
  const sources = useLanguageChoices('source');
  const targets = useLanguageChoices('target');
  const unnamed = { id: UNNAMED, name: t('memories.import-unnamed') };
  const codeOf = (id: string) => (id === UNNAMED ? null : id);
  return (
    <div className="memories-import-table">
      <p className="soft small">{t('memories.import-table')}</p>
      <Picker
        label={t('memories.import-source')}
        choices={[unnamed, ...sources]}
        chosen={draft.source ?? UNNAMED}
        isSearchable
        onChoose={(id) => localMemories.changeDraft({ source: codeOf(id) })}
      />
      <Picker
        label={t('memories.import-target')}
        choices={[unnamed, ...targets]}
        chosen={draft.target ?? UNNAMED}
        isSearchable
        onChoose={(id) => localMemories.changeDraft({ target: codeOf(id) })}
      />
    </div>
  );
}
