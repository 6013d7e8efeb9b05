import { Check, Pencil, RotateCw } from 'lucide-react';
import { useAction, useActionWords } from '../../ui/actions/use-action.ts';
import { Button } from '../../ui/Button.tsx';
import { Tooltip } from '../../ui/Tooltip.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import type { ActiveStyleRuleProps } from '../style-rules/ActiveStyleRule.tsx';
import { useI18n } from '../../i18n/use-i18n.ts';
import { resultOf, type Column } from './column.ts';
import { CopyResult } from './CopyResult.tsx';
import { useAfter } from '../../ui/use-after.ts';
import { useApplicableOptions } from './use-applicable-options.ts';
import { usePageStore } from '../../ui/stores.ts';
import { textStore } from './store.ts';
import { useCharge } from '../connections/use-charge.ts';

const ActiveStyleRule = lazyPart<ActiveStyleRuleProps>(
  async () => (await import('../style-rules/ActiveStyleRule.tsx')).ActiveStyleRule,
);

export interface TargetFootProps {
  readonly column: Column;
  /** The column that the shortcuts act on. */
  readonly isFirst: boolean;
  /** The result has belonged to an older input for a while. */
  readonly isStale: boolean;
  readonly isEditing: boolean;
  readonly onEdit: (isEditing: boolean) => void;
}

/** Under a result: what it cost, the style rule that acts, and what can be done with it. */
export function TargetFoot(props: TargetFootProps) {
  const { styleRule } = useApplicableOptions(props.column.target).options;
  return (
    <div className="pane-foot">
      <Facts column={props.column} isStale={props.isStale} />
      {styleRule !== undefined && <ActiveStyleRule id={styleRule} />}
      <Verbs {...props} />
    </div>
  );
}

function Facts({ column, isStale }: Pick<TargetFootProps, 'column' | 'isStale'>) {
  const { t } = useI18n();
  const charge = useCharge();
  const { run, shown } = column;
  const isLate = useAfter(run.state === 'running' ? run.startedAt : null, 300);
  const parts = run.state === 'running' && isLate ? run.chunks : null;
  if (parts !== null && parts.all > 1) {
    return (
      <p className="pane-facts tabular">
        {t('text.parts', { done: Math.min(parts.done + 1, parts.all), all: parts.all })}
      </p>
    );
  }
  if (shown === null) return <p className="pane-facts" />;
  if (isStale) return <p className="pane-facts soft">{t('text.outdated')}</p>;
  const { billed, modelUsed, fromCache, savedCharacters: saved = 0 } = shown.translation;
  return (
    <p className="pane-facts tabular">
      <span>
        {fromCache === true
          ? t('text.from-cache')
          : billed === null
            ? t('text.billed-unknown')
            : t('text.billed', { count: billed, charge })}
      </span>
      {saved > 0 && (
        <span className="pane-saved" title={t('memories.saved-why', { count: saved })}>
          {t('memories.saved', { count: saved })}
        </span>
      )}
      {modelUsed !== undefined && (
        <span className="soft">{t('text.model', { model: modelUsed })}</span>
      )}
    </p>
  );
}

function Verbs({ column, isFirst, isEditing, onEdit }: TargetFootProps) {
  const { t } = useI18n();
  const text = usePageStore(textStore);
  const { target, run } = column;
  const isRunning = run.state === 'running';
  const isLong = useAfter(run.state === 'running' ? run.startedAt : null, 1000);
  const isEmpty = resultOf(column) === '';
  const cancel = () => text.cancel(target);
  const fresh = useActionWords('translate-fresh');
  useAction('cancel', isRunning && isFirst ? () => text.cancel() : null);

  return (
    <span className="pane-verbs">
      <CopyResult text={resultOf(column)} isFirst={isFirst} />
      <Button
        {...(isFirst && { action: 'text-edit' })}
        kind="quiet"
        size="compact"
        isDisabled={isEmpty || isRunning}
        onPress={() => onEdit(!isEditing)}
      >
        {isEditing ? <Check aria-hidden="true" /> : <Pencil aria-hidden="true" />}
        <span className="button-word">{isEditing ? t('text.edit-done') : t('text.edit')}</span>
      </Button>
      <span className="pane-again">
        {isRunning && isLong ? (
          <CancelButton onPress={cancel} />
        ) : (
          <Tooltip words={fresh.name} shortcut={isFirst ? fresh.shortcut : undefined}>
            <Button
              kind="quiet"
              size="compact"
              isDisabled={(isEmpty && run.state !== 'cancelled') || isRunning}
              onPress={() => {
                onEdit(false);
                text.translateFresh(target);
              }}
            >
              <RotateCw aria-hidden="true" />
              <span className="button-word">{t('text.again')}</span>
            </Button>
          </Tooltip>
        )}
      </span>
    </span>
  );
}

function CancelButton({ onPress }: { readonly onPress: () => void }) {
  const { t } = useI18n();
  const { name, shortcut } = useActionWords('cancel');
  return (
    <Tooltip words={name} shortcut={shortcut}>
      <Button size="compact" onPress={() => onPress()}>
        {t('text.cancel')}
      </Button>
    </Tooltip>
  );
}
