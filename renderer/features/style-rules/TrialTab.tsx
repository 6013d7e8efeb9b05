import { useStore } from 'zustand';
import type { StyleRuleList, StyleTried } from '../../../preload/contract/style-rules.ts';
import { FailureCard } from '../../ui/failure/FailureCard.tsx';
import { baseOf } from '../../../preload/contract/language-code.ts';
import { directionOf } from '../../i18n/language-code.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { Picker } from '../../ui/Picker.tsx';
import { WordMarks } from '../../ui/WordMarks.tsx';
import { useLanguageChoices, useLanguages } from '../languages/use-languages.ts';
import { LongText } from '../../ui/LongText.tsx';
import { useI18n } from '../../i18n/use-i18n.ts';
import { characterCount } from '../writing/state.ts';
import type { ListProps } from './state.ts';
import { isUnsaved } from './state.ts';
import './TrialTab.css';
import { usePageStore } from '../../ui/stores.ts';
import { styleRulesStore } from './store.ts';
import { useCharge } from '../connections/use-charge.ts';

const DETECT = 'detect';
/** The longest text that is tried. */
const MAX_TRIAL_CHARACTERS = 5000;

/** One text translated without and with the list, and where the two differ. */
export function TrialTab({ list }: ListProps) {
  const { t } = useI18n();
  const charge = useCharge();
  const styleRules = usePageStore(styleRulesStore);
  const { nameOf } = useLanguages();
  const sources = useLanguageChoices('source');
  const all = useLanguageChoices('target');
  const trial = useStore(styleRules.state, (now) => now.trial);
  const trying = useStore(styleRules.state, (now) => now.trying);
  const unsaved = useStore(styleRules.state, (now) => isUnsaved(now, list.id));
  // What was chosen for a list of another language does not fit this one.
  const chosen = trial.target ?? list.language;
  const target = baseOf(chosen) === list.language ? chosen : list.language;
  const variants = all.filter(({ id }) => baseOf(id) === list.language);
  const isRunning = trying.state === 'running';

  return (
    <>
      <p className="soft style-note">{t('style-rules.trial.about', { charge })}</p>
      <form
        className="style-trial"
        onSubmit={(event) => {
          event.preventDefault();
          if (trial.target !== target) styleRules.writeTrial({ target });
          void styleRules.tryOut();
        }}
      >
        <div className="style-trial-text">
          <Field
            label={t('style-rules.trial.text')}
            value={trial.text}
            rows={3}
            maxLength={MAX_TRIAL_CHARACTERS}
            hint={unsaved ? t('style-rules.trial.unsaved') : ''}
            hintTone="notice"
            onChange={(text) => styleRules.writeTrial({ text })}
          />
        </div>
        <Picker
          label={t('style-rules.trial.from')}
          choices={[{ id: DETECT, name: t('text.detect') }, ...sources]}
          chosen={trial.source ?? DETECT}
          isSearchable
          onChoose={(id) => styleRules.writeTrial({ source: id === DETECT ? null : id })}
        />
        <Picker
          label={t('style-rules.trial.to')}
          choices={variants}
          chosen={target}
          shown={nameOf(target)}
          onChoose={(id) => styleRules.writeTrial({ target: id })}
        />
        <div className="style-trial-run">
          <span className="soft small tabular">
            {t('style-rules.trial.cost', { count: characterCount(trial.text) })}
          </span>
          <Button
            kind="main"
            type="submit"
            isPending={isRunning}
            isDisabled={trial.text.trim() === ''}
          >
            {t('style-rules.trial.run')}
          </Button>
        </div>
      </form>
      {trying.state === 'failed' && (
        <FailureCard failure={trying.failure} onRetry={() => void styleRules.tryOut()} />
      )}
      {trying.state === 'done' && <Tried tried={trying.value} list={list} target={target} />}
    </>
  );
}

interface TriedProps {
  readonly tried: StyleTried;
  readonly list: StyleRuleList;
  readonly target: string;
}

function Tried({ tried, list, target }: TriedProps) {
  const { t } = useI18n();
  const charge = useCharge();
  const { changes, billed } = tried;
  const isSame = changes.every(({ before, after }) => before === after);
  const written = { lang: target, dir: directionOf(target) };
  return (
    <div className="style-tried" role="status">
      <dl>
        <dt>{t('style-rules.trial.without')}</dt>
        <dd {...written}>
          <LongText text={tried.without} />
        </dd>
        <dt>{t('style-rules.trial.with', { name: list.name })}</dt>
        <dd {...written}>
          <LongText text={tried.with} />
        </dd>
        <dt>{t('style-rules.trial.difference')}</dt>
        {isSame ? (
          <dd>{t('style-rules.trial.same')}</dd>
        ) : (
          <dd {...written}>
            {changes.map(({ before, after }, index) =>
              before === after ? (
                <LongText key={index} text={after} />
              ) : (
                <WordMarks key={index} before={before} after={after} />
              ),
            )}
          </dd>
        )}
      </dl>
      <p className="soft small tabular">
        {billed === null
          ? t('text.billed-unknown')
          : t('style-rules.trial.billed', { count: billed, charge })}
      </p>
    </div>
  );
}
