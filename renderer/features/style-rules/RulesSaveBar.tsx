import { useStore } from 'zustand';
import { FailureCard } from '../../ui/failure/FailureCard.tsx';
import { useAction } from '../../ui/actions/use-action.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { useI18n } from '../../i18n/use-i18n.ts';
import type { ListProps } from './state.ts';
import { draftOf } from './state.ts';
import { useRefusal } from './use-refusal.ts';
import { usePageStore } from '../../ui/stores.ts';
import { styleRulesStore } from './store.ts';

/** What is not saved of the rules, and the way to save it; in room that is always kept. */
export function RulesSaveBar({ list }: ListProps) {
  const { t } = useI18n();
  const styleRules = usePageStore(styleRulesStore);
  const draft = useStore(styleRules.state, (now) => draftOf(now, list.id));
  const saving = useStore(styleRules.state, (now) => now.saving);
  const isOvertaken = useStore(styleRules.state, (now) => now.isOvertaken);
  const refusal = useRefusal(saving, ['configured_rules']);
  const options = Object.values(draft);
  const cleared = options.filter((option) => option === null).length;
  const set = options.length - cleared;
  const isPending = saving.state === 'running';
  const hasDraft = options.length > 0;
  const news = useStore(styleRules.state, (now) => now.news[list.id]);
  const save = () =>
    void styleRules.save().then(() => {
      // The button that was pressed can be pressed no longer.
      if (document.activeElement === document.body) document.getElementById('work')?.focus();
    });
  useAction('save', hasDraft && !isPending ? save : null);
  const words = refusal.at('configured_rules');

  return (
    <div className="style-save">
      <div className="style-save-line">
        <p role="status">
          {hasDraft
            ? t('style-rules.draft', { set, cleared, both: set > 0 && cleared > 0 ? 'yes' : 'no' })
            : news?.by === 'here' &&
              list.version !== null &&
              t('style-rules.saved', { version: list.version })}
        </p>
        <Button
          action="style-discard"
          kind="quiet"
          size="compact"
          isDisabled={!hasDraft || isPending}
          onPress={styleRules.discard}
        >
          {t('style-rules.discard')}
        </Button>
        <ActionButton
          action="save"
          word={t(isPending ? 'style-rules.saving' : 'style-rules.save')}
          kind="main"
          size="compact"
          isDisabled={!hasDraft || isPending}
          onPress={save}
        />
      </div>
      {isOvertaken && (
        <Notice tone="notice" role="alert">
          {t('style-rules.overtaken')}
        </Notice>
      )}
      {words !== undefined && (
        <Notice tone="bad" role="alert">
          {words}
        </Notice>
      )}
      {refusal.failure !== null && <FailureCard failure={refusal.failure} onRetry={save} />}
    </div>
  );
}
