import { useEffect, useId, useRef, useState } from 'react';
import { useStore } from 'zustand';
import type { Budget, Budgets } from '../../../preload/contract/budgets.ts';
import { FailureCard } from '../../ui/failure/FailureCard.tsx';
import { Button } from '../../ui/Button.tsx';
import { Picker } from '../../ui/Picker.tsx';
import { Radios } from '../../ui/Radios.tsx';
import { useI18n } from '../../i18n/use-i18n.ts';
import { AmountFields } from './AmountFields.tsx';
import { budgetName } from './budget-words.ts';
import { budgetProblems, draftOf, fieldsOf, type BudgetFields } from './form.ts';
import { KeyField } from './KeyField.tsx';
import { TagFields } from './TagFields.tsx';
import { usePageStore } from '../../ui/stores.ts';
import { budgetsStore } from './store.ts';

const KINDS = ['account', 'key', 'tag'] as const;
const COUNTED = ['characters', 'speechToTextMs', 'speechToSpeechMs'] as const;

export interface BudgetFormProps {
  /** null: a new one. */
  readonly stored: Budget | null;
  readonly source: Budgets['source'];
  readonly onLeave: () => void;
}

/** Adds or changes a budget where it stands. Enter keeps it, Escape leaves. */
export function BudgetForm({ stored, source, onLeave }: BudgetFormProps) {
  const { t, locale } = useI18n();
  const store = usePageStore(budgetsStore);
  const saving = useStore(store.state, (now) => now.saving);
  const [fields, setFields] = useState(() => fieldsOf(stored, locale));
  /** Problems are said once a person has tried to save. */
  const [isTried, setTried] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const id = useId();
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('input, button')?.focus();
    return () => store.leaveForm();
  }, [store]);
  // The form grows with what it asks for; its buttons stay in sight.
  useEffect(() => {
    form.current?.scrollIntoView({ block: 'nearest' });
  }, [fields.kind]);

  const change = (next: Partial<BudgetFields>) => setFields((now) => ({ ...now, ...next }));
  const problems = isTried ? budgetProblems(fields, locale) : {};

  async function save() {
    const draft = draftOf(fields, stored?.id ?? null, locale);
    setTried(true);
    if (draft === null) {
      requestAnimationFrame(() =>
        form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(),
      );
    } else if (saving.state !== 'running' && (await store.save(draft)) !== null) onLeave();
  }

  return (
    <form
      ref={form}
      className="budget-form"
      noValidate
      aria-labelledby={id}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
      onKeyDown={(event) => {
        // An open list takes its own Escape.
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        event.preventDefault();
        onLeave();
      }}
    >
      <h3 id={id}>
        {stored === null
          ? t('budgets.form.add')
          : t('budgets.edit', { name: budgetName(stored, t) })}
      </h3>
      <Radios
        label={t('budgets.form.for')}
        shape="row"
        value={fields.kind}
        choices={KINDS.map((id) => ({
          id,
          name: t(
            id === 'account' && source === 'own-records'
              ? 'budgets.form.account.own'
              : `budgets.form.${id}`,
          ),
        }))}
        onChange={(kind) => change({ kind })}
      />
      {fields.kind === 'key' && (
        <KeyField
          chosen={fields.key}
          source={source}
          isMissing={problems.key !== undefined}
          onChoose={(key) => change({ key })}
        />
      )}
      {fields.kind === 'tag' && (
        <TagFields tag={fields.tag} fault={problems.tag} onChange={(tag) => change({ tag })} />
      )}
      <div className="budget-fields">
        <Picker
          label={t('budgets.form.measure')}
          choices={COUNTED.map((id) => ({ id, name: t(`budgets.form.measure.${id}`) }))}
          chosen={fields.measure}
          hint={
            fields.kind === 'tag' && fields.measure !== 'characters'
              ? t('budgets.form.measure.tag')
              : ''
          }
          onChoose={(id) => change({ measure: COUNTED.find((one) => one === id) ?? 'characters' })}
        />
        <AmountFields fields={fields} isFaulty={problems.amount !== undefined} onChange={change} />
      </div>
      <div className="budget-form-verbs">
        <Button kind="main" size="compact" type="submit" isPending={saving.state === 'running'}>
          {t(saving.state === 'running' ? 'budgets.form.saving' : 'budgets.form.save')}
        </Button>
        <Button kind="quiet" size="compact" onPress={onLeave}>
          {t('budgets.form.cancel')}
        </Button>
      </div>
      {saving.state === 'failed' && <FailureCard failure={saving.failure} />}
    </form>
  );
}
