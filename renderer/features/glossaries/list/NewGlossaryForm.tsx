import { useState } from 'react';
import { useStore } from 'zustand';
import { textProblem } from '../../../../preload/contract/glossary-rules.ts';
import { FailureCard } from '../../../ui/failure/FailureCard.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { flawWords } from '../grid/flaw-words.ts';
import { nameFaultWords } from '../name-words.ts';
import { PairPickers } from '../PairPickers.tsx';
import type { NewGlossary } from '../state.ts';
import { usePageStore } from '../../../ui/stores.ts';
import { glossariesStore } from '../store.ts';

/** A glossary to be: its name, its first pair and its first entry. */
export function NewGlossaryForm({ making }: { readonly making: NewGlossary }) {
  const { t } = useI18n();
  const glossaries = usePageStore(glossariesStore);
  const creating = useStore(glossaries.state, (now) => now.creating);
  /** What is missing is said once somebody has tried it. */
  const [isTried, setTried] = useState(false);
  const { name, source, target, term, translation } = making;
  const change = (next: Partial<NewGlossary>) => glossaries.describe({ ...making, ...next });
  const leave = () => glossaries.describe(null);
  const nameFault = nameFaultWords(name, t);
  const termFlaw = flaw('source', term);
  const translationFlaw = flaw('target', translation);
  const isPending = creating.state === 'running';
  const isGood =
    nameFault === undefined &&
    termFlaw === undefined &&
    translationFlaw === undefined &&
    source !== target;

  function flaw(side: 'source' | 'target', text: string): string | undefined {
    const problem = textProblem(text);
    return problem === null ? undefined : flawWords({ side, problem, line: null }, t);
  }
  const said = (text: string, fault: string | undefined) =>
    isTried || text !== '' ? fault : undefined;

  return (
    <form
      className="glossary-form"
      aria-label={t('glossaries.new')}
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (isGood) void glossaries.create();
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        event.preventDefault();
        leave();
      }}
    >
      <Field
        label={t('glossaries.name')}
        value={name}
        onChange={(next) => change({ name: next })}
        autoFocus
        hint=""
        error={said(name, nameFault)}
      />
      <PairPickers pair={{ source, target }} onChange={change} />
      <Field
        label={t('glossaries.first-term')}
        value={term}
        onChange={(next) => change({ term: next })}
        hint={t('glossaries.first-hint')}
        error={said(term, termFlaw)}
      />
      <Field
        label={t('glossaries.first-translation')}
        value={translation}
        onChange={(next) => change({ translation: next })}
        hint=""
        error={said(translation, translationFlaw)}
      />
      {creating.state === 'failed' && <FailureCard failure={creating.failure} />}
      <div className="glossary-verbs">
        <Button kind="main" size="compact" type="submit" isPending={isPending}>
          {t(isPending ? 'glossaries.creating' : 'glossaries.create')}
        </Button>
        <Button kind="quiet" size="compact" onPress={leave}>
          {t('glossaries.cancel')}
        </Button>
      </div>
    </form>
  );
}
