import type { DeveloperKey } from '../../../../preload/contract/admin.ts';
import { Switch } from '../../../ui/Switch.tsx';
import { amountWords, figureWords, type Counted } from '../../usage/amount-words.ts';
import { exactDurationWords } from '../../usage/duration-words.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import type { I18n } from '../../../i18n/i18n.ts';
import { usedOf, type KEY_MEASURES } from './key-measures.ts';
import { LimitEntries } from './LimitEntries.tsx';
import { readLimit, type LimitsDraft } from './limits-draft.ts';
import type { ReadLimit } from './read-limit.ts';

export interface LimitEditorProps {
  readonly measure: (typeof KEY_MEASURES)[number];
  readonly draft: LimitsDraft;
  readonly developerKey: DeveloperKey;
  /** Whether somebody has tried to save what cannot be read. */
  readonly isTried: boolean;
  readonly onChange: (draft: LimitsDraft) => void;
}

/** One limit: none, or so much; below it in words, what that means. */
export function LimitEditor(props: LimitEditorProps) {
  const { measure, draft, developerKey, isTried, onChange } = props;
  const i18n = useI18n();
  const { t, locale } = i18n;
  const { id, counted } = measure;
  const read = readLimit(draft, id, locale);
  const fault = 'problem' in read && (isTried || read.problem !== 'empty') ? read : null;
  const used = usedOf(developerKey, id);
  const { isUnlimited } = draft[id];
  return (
    <fieldset className="limit">
      <legend>{t(`admin.limits.${id}`)}</legend>
      <Switch
        isSelected={isUnlimited}
        onChange={(next) => onChange({ ...draft, [id]: { ...draft[id], isUnlimited: next } })}
      >
        {t('admin.limits.unlimited')}
      </Switch>
      {!isUnlimited && (
        <LimitEntries
          measure={id}
          draft={draft}
          faultyEntry={fault?.entry ?? null}
          hintId={`limit-${id}`}
          onChange={onChange}
        />
      )}
      <p
        id={`limit-${id}`}
        className="limit-said soft small tabular"
        aria-live="polite"
        data-tone={fault === null ? undefined : 'bad'}
      >
        {fault === null ? saidWords(read, counted, i18n) : faultWords(fault.problem, i18n)}
        {fault === null &&
          used !== null &&
          ` ${t('admin.limits.used', { used: figureWords(counted, used, i18n) })}`}
      </p>
    </fieldset>
  );
}

function faultWords(problem: string, { t, number }: I18n): string {
  return t('admin.limits.problem', { problem, example: number(500_000) });
}

/** What a limit means; '' while there is none to be read. */
function saidWords(read: ReadLimit, counted: Counted, i18n: I18n): string {
  if ('problem' in read) return '';
  const { limit } = read;
  const said = limit === null ? 'unlimited' : limit === 0 ? 'nothing' : 'limited';
  return i18n.t('admin.limits.said', {
    said,
    limit:
      limit === null
        ? ''
        : counted === 'speech'
          ? exactDurationWords(limit, i18n)
          : amountWords(counted, limit, i18n),
  });
}
