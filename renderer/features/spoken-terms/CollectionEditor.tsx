import { useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import type { SpokenTermsCollection } from '../../../preload/contract/spoken-terms.ts';
import { FailureCard } from '../../ui/failure/FailureCard.tsx';
import { TabDot, Tabs } from '../../ui/Tabs.tsx';
import { useFileDrop } from '../../ui/use-file-drop.ts';
import { useI18n } from '../../i18n/use-i18n.ts';
import { CollectionHead } from './CollectionHead.tsx';
import { isUnsaved } from './list-draft.ts';
import { ListEditor } from './ListEditor.tsx';
import { languagesOf, listOf } from './state.ts';
import '../../ui/DropVeil.css';
import './CollectionEditor.css';
import { usePageStore } from '../../ui/stores.ts';
import { termsStore } from './store.ts';
import { Picker } from '../../ui/Picker.tsx';

/** Term files; Windows calls a CSV file what the program that opens it there is called. */
const TERM_TYPES = [
  'text/plain',
  'text/csv',
  'text/tab-separated-values',
  'application/vnd.ms-excel',
];

export interface CollectionEditorProps {
  readonly collection: SpokenTermsCollection;
}

/** One collection: a tab for each language. Files can be dropped anywhere on it. */
export function CollectionEditor({ collection }: CollectionEditorProps) {
  const { t, language } = useI18n();
  const terms = usePageStore(termsStore);
  const languages = useStore(
    terms.state,
    useShallow((now) => languagesOf(now, collection)),
  );
  const shown = useStore(terms.state, (now) => now.language);
  const importing = useStore(terms.state, (now) => now.importing);
  const exporting = useStore(terms.state, (now) => now.exporting);
  const drop = useFileDrop(TERM_TYPES, (file) => void terms.importFile(file));

  return (
    <div className="terms-drop" {...(shown !== null && drop.handlers)}>
      <CollectionHead collection={collection}>
        {languages.length > 0 && <AddLanguage taken={languages} labelPlace="unseen" />}
      </CollectionHead>
      {importing.state === 'failed' && <FailureCard failure={importing.failure} />}
      {exporting.state === 'failed' && <FailureCard failure={exporting.failure} />}
      {languages.length === 0 ? (
        <div className="terms-first">
          <p className="soft">{t('terms.no-language', { name: collection.name })}</p>
          <AddLanguage taken={languages} labelPlace="above" />
        </div>
      ) : (
        <Tabs
          label={t('terms.languages', { name: collection.name })}
          tabs={languages.map((code) => ({
            id: code,
            name: language(code),
            mark: <UnsavedDot collection={collection} code={code} />,
          }))}
          shape="flow"
          chosen={shown}
          onChoose={(code) => terms.chooseLanguage(code)}
        >
          {(code) => <ListEditor collection={collection} language={code} />}
        </Tabs>
      )}
      {drop.isOver && <div className="drop-veil">{t('terms.import.drop')}</div>}
    </div>
  );
}

interface UnsavedDotProps extends CollectionEditorProps {
  readonly code: string;
}

/** Stands on the tab of a language whose list is not saved. */
function UnsavedDot({ collection, code }: UnsavedDotProps) {
  const { t } = useI18n();
  const terms = usePageStore(termsStore);
  const unsaved = useStore(terms.state, (now) => isUnsaved(listOf(now, collection.id, code)));
  return unsaved && <TabDot words={t('terms.unsaved')} />;
}

interface AddLanguageProps {
  /** Languages that have a list already. */
  readonly taken: readonly string[];
  readonly labelPlace: 'above' | 'unseen';
}

/** Begins a list for another language that can be spoken. */
function AddLanguage({ taken, labelPlace }: AddLanguageProps) {
  const { t, language, locale } = useI18n();
  const terms = usePageStore(termsStore);
  const languages = useStore(terms.state, (now) => now.languages);
  const choices = (languages.state === 'done' ? languages.value : [])
    .filter((code) => !taken.includes(code))
    .map((code) => ({ id: code, name: language(code), note: code }))
    .sort((one, other) => one.name.localeCompare(other.name, locale));
  return (
    <div className="terms-add-language">
      <Picker
        label={t('terms.add-language')}
        labelPlace={labelPlace}
        {...(labelPlace === 'unseen' && { shown: t('terms.add-language') })}
        choices={choices}
        chosen={null}
        isSearchable
        onOpen={() => void terms.load()}
        onChoose={terms.addLanguage}
      />
      {languages.state === 'failed' && <FailureCard failure={languages.failure} />}
    </div>
  );
}
