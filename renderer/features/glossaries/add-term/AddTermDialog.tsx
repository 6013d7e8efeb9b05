import { useId, useRef } from 'react';
import { useStore } from 'zustand';
import { textProblem } from '../../../../preload/contract/glossary-rules.ts';
import { customizationsStore, shownGlossaries } from '../../customizations/store.ts';
import { FailureCard } from '../../../ui/failure/FailureCard.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Picker } from '../../../ui/Picker.tsx';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { flawWords } from '../grid/flaw-words.ts';
import { usePairWords } from '../use-glossary-words.ts';
import type { TermDraft } from './store.ts';
import './AddTerm.css';
import { usePageStore } from '../../../ui/stores.ts';
import { addTermStore } from './store.ts';

/** The form of a selected term; nothing while none is being added. */
export function AddTermDialog() {
  const adding = usePageStore(addTermStore);
  const draft = useStore(adding.state, (now) => now.draft);
  return draft === null ? null : <AddTermForm draft={draft} />;
}

function AddTermForm({ draft }: { readonly draft: TermDraft }) {
  const { t, language } = useI18n();
  const adding = usePageStore(addTermStore);
  const customizations = usePageStore(customizationsStore);
  const { words } = usePairWords();
  const id = useId();
  const sending = useStore(adding.state, (now) => now.sending);
  const all = useStore(customizations.state, shownGlossaries);
  const { term, translation, source, target, glossary } = draft;
  // A term that came with the selection needs no typing: the empty one comes first.
  const wantsTerm = useRef(term === '');
  const wantsTranslation = useRef(term !== '' && translation === '');
  const isPending = sending.state === 'running';
  const newName = t('glossaries.first');
  const fault = (side: 'source' | 'target', text: string) => {
    const problem = textProblem(text.trim());
    return problem === null || text === ''
      ? undefined
      : flawWords({ side, problem, line: null }, t);
  };
  const isGood = [term, translation].every((text) => textProblem(text.trim()) === null);
  const chosen = all.find((one) => one.id === glossary?.id);
  const isPairThere =
    chosen?.pairs.some((one) => one.source === source && one.target === target) ?? true;

  return (
    <Dialog
      title={t('add-term.title')}
      isOpen
      isDismissable={!isPending}
      onClose={adding.leave}
      actions={
        <>
          <Button isDisabled={isPending} onPress={adding.leave}>
            {t('glossaries.cancel')}
          </Button>
          <Button
            kind="main"
            autoFocus={isGood}
            isPending={isPending}
            isDisabled={!isGood}
            onPress={() => void adding.send(newName)}
          >
            {t(isPending ? 'add-term.sending' : 'add-term.send')}
          </Button>
        </>
      }
    >
      <form
        id={id}
        className="add-term"
        onSubmit={(event) => {
          event.preventDefault();
          void adding.send(newName);
        }}
      >
        <Field
          label={t('add-term.term', { language: language(source) })}
          value={term}
          onChange={(next) => adding.change({ term: next })}
          autoFocus={wantsTerm.current}
          hint=""
          error={fault('source', term)}
        />
        <Field
          label={t('add-term.translation', { language: language(target) })}
          value={translation}
          onChange={(next) => adding.change({ translation: next })}
          autoFocus={wantsTranslation.current}
          hint=""
          error={fault('target', translation)}
        />
        {glossary === null ? (
          <p>{t('add-term.glossary-new', { name: newName })}</p>
        ) : (
          <Picker
            label={t('add-term.glossary')}
            choices={all.map((one) => ({ id: one.id, name: one.name }))}
            chosen={glossary.id}
            shown={glossary.name}
            isSearchable={all.length > 8}
            hint={isPairThere ? '' : t('add-term.pair-new', { pair: words({ source, target }) })}
            onChoose={(picked) => {
              const found = all.find((one) => one.id === picked);
              if (found !== undefined) {
                adding.change({ glossary: { id: found.id, name: found.name } });
              }
            }}
          />
        )}
        {/* Enter in a field sends the form although its button stands outside. */}
        <button type="submit" hidden disabled={!isGood} />
      </form>
      {sending.state === 'failed' && <FailureCard failure={sending.failure} />}
    </Dialog>
  );
}
