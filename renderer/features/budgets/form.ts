import type { Budget, BudgetSubject } from '../../../preload/contract/budgets.ts';
import { durationDraft, type DurationDraft } from '../admin/keys/duration-draft.ts';
import { sentTag, tagFault, type TagFault } from '../projects/tag.ts';
import { typedCharacters, typedSpeech } from './amount.ts';
import type { BudgetDraft } from './store.ts';

export type BudgetKey = Pick<Extract<BudgetSubject, { kind: 'key' }>, 'key' | 'label'>;

/** The budget form as it is typed. */
export interface BudgetFields {
  readonly kind: BudgetSubject['kind'];
  /** null: none is chosen yet. */
  readonly key: BudgetKey | null;
  readonly tag: string;
  readonly measure: Budget['measure'];
  readonly characters: string;
  readonly speech: DurationDraft;
}

/** What keeps the form from being saved, by field. */
export interface BudgetProblems {
  readonly key?: 'missing';
  readonly tag?: TagFault;
  readonly amount?: 'fault';
}

const EMPTY: BudgetFields = {
  kind: 'account',
  key: null,
  tag: '',
  measure: 'characters',
  characters: '',
  speech: durationDraft(null),
};

/** A new form, or one that holds a budget. */
export function fieldsOf(budget: Budget | null, locale: string): BudgetFields {
  if (budget === null) return EMPTY;
  const { subject, measure, amount } = budget;
  return {
    ...EMPTY,
    kind: subject.kind,
    ...(subject.kind === 'key' && { key: { key: subject.key, label: subject.label } }),
    ...(subject.kind === 'tag' && { tag: subject.tag }),
    measure,
    ...(measure === 'characters'
      ? { characters: new Intl.NumberFormat(locale).format(amount) }
      : { speech: durationDraft(amount) }),
  };
}

export function budgetProblems(fields: BudgetFields, locale: string): BudgetProblems {
  const fault = fields.kind === 'tag' ? tagFault(fields.tag) : null;
  return {
    ...(fields.kind === 'key' && fields.key === null && { key: 'missing' }),
    ...(fault !== null && { tag: fault }),
    ...(amountOf(fields, locale) === null && { amount: 'fault' }),
  };
}

/** What goes up; null while something is missing. @param id of the budget that is changed */
export function draftOf(
  fields: BudgetFields,
  id: string | null,
  locale: string,
): BudgetDraft | null {
  const subject = subjectOf(fields);
  const amount = amountOf(fields, locale);
  if (subject === null || amount === null) return null;
  return { ...(id !== null && { id }), subject, measure: fields.measure, amount };
}

function subjectOf({ kind, key, tag }: BudgetFields): BudgetSubject | null {
  if (kind === 'account') return { kind };
  if (kind === 'key') return key && { kind, ...key };
  return tagFault(tag) === null ? { kind, tag: sentTag(tag) } : null;
}

function amountOf({ measure, characters, speech }: BudgetFields, locale: string): number | null {
  return measure === 'characters'
    ? typedCharacters(characters, locale)
    : typedSpeech(speech, locale);
}
