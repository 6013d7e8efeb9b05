import { Check, SlidersHorizontal } from 'lucide-react';
import { useStore } from 'zustand';
import { FailureCard } from '../../../ui/failure/FailureCard.tsx';
import { RetryCountdown } from '../../../ui/failure/RetryCountdown.tsx';
import { directionOf } from '../../../i18n/language-code.ts';
import { Button } from '../../../ui/Button.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { Tooltip } from '../../../ui/Tooltip.tsx';
import { isOf } from '../column.ts';
import { CopyResult } from '../CopyResult.tsx';
import { optionCount } from '../fit.ts';
import { omittedWords } from '../omitted-words.ts';
import { OriginBadge } from '../OriginBadge.tsx';
import { useLanguages } from '../../languages/use-languages.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { firstOptions } from './compared.ts';
import { MarkedResult } from './MarkedResult.tsx';
import type { SideId } from './state.ts';
import { usePageStore } from '../../../ui/stores.ts';
import { compareStore } from './store.ts';
import { textStore } from '../store.ts';
import { useCharge } from '../../connections/use-charge.ts';

export interface ComparePaneProps {
  readonly side: SideId;
  /** Its settings are shown. */
  readonly isOpened: boolean;
  readonly onOptions: () => void;
  /** Its settings were taken over. */
  readonly onUse: () => void;
}

/** The translation with one of the two settings. */
export function ComparePane({ side, isOpened, onOptions, onUse }: ComparePaneProps) {
  const { t } = useI18n();
  const compare = usePageStore(compareStore);
  const text = usePageStore(textStore);
  const { options, column } = useStore(compare.state, (now) => now.sides[side]);
  const letter = t(`compare.side-${side}`);
  const count = optionCount(options) + (options.memory === undefined ? 0 : 1);
  const settings = count === 0 ? t('compare.options') : t('compare.options-count', { count });

  function use() {
    // The comparison ends first: nothing is translated while typing as long as it is open.
    onUse();
    const now = text.state.getState();
    // What this side leaves at its default is switched off there too.
    const off = Object.fromEntries(Object.keys(firstOptions(now)).map((name) => [name, undefined]));
    text.setOptions({ ...off, ...options }, now.columns.length > 1 ? column.target : undefined);
  }

  return (
    <section className="pane" aria-label={t('compare.name', { side: letter })}>
      <div className="pane-head">
        <h2 className="compare-letter">{t('compare.name', { side: letter })}</h2>
        <span className="pane-head-verbs">
          <Tooltip words={settings}>
            <Button kind="quiet" size="compact" aria-expanded={isOpened} onPress={onOptions}>
              <SlidersHorizontal aria-hidden="true" />
              <span className="button-word">{settings}</span>
            </Button>
          </Tooltip>
          <Tooltip words={t('compare.use-hint')}>
            <Button kind="quiet" size="compact" onPress={use}>
              <Check aria-hidden="true" />
              <span className="button-word">{t('compare.use', { side: letter })}</span>
            </Button>
          </Tooltip>
        </span>
      </div>
      <div className="pane-body">
        <div
          className="result compare-result"
          role="group"
          tabIndex={0}
          aria-label={t('compare.empty', { side: letter })}
          lang={column.target}
          dir={directionOf(column.target)}
          aria-busy={column.run.state === 'running'}
        >
          <MarkedResult side={side} />
        </div>
      </div>
      <OriginBadge id={`compare-${side}`} column={column} highlighted={null} />
      <Notes side={side} />
      <Foot side={side} />
    </section>
  );
}

function Notes({ side }: { readonly side: SideId }) {
  const i18n = useI18n();
  const compare = usePageStore(compareStore);
  const { nameOf } = useLanguages();
  const { column } = useStore(compare.state, (now) => now.sides[side]);
  const target = useStore(compare.state, (now) => now.input.target);
  const { run } = column;
  return (
    <div className="pane-notes">
      {compare.applicable(side).omitted.map((one) => (
        <Notice key={`${one.option} ${one.name}`} tone="notice">
          {omittedWords(one, target, nameOf, i18n)}
        </Notice>
      ))}
      {run.state === 'running' && run.wait !== null && (
        <RetryCountdown wait={run.wait} onCancel={compare.cancel} />
      )}
      {run.state === 'failed' && (
        <FailureCard
          failure={run.failure}
          onRetry={compare.run}
          onDismiss={() => compare.forgetFailure(side)}
        />
      )}
    </div>
  );
}

function Foot({ side }: { readonly side: SideId }) {
  const { t } = useI18n();
  const charge = useCharge();
  const compare = usePageStore(compareStore);
  const { column } = useStore(compare.state, (now) => now.sides[side]);
  const revision = useStore(compare.state, (now) => now.revision);
  const { shown } = column;
  return (
    <div className="pane-foot">
      <p className="pane-facts tabular">{words()}</p>
      <span className="pane-verbs">
        <CopyResult text={shown?.translation.text ?? ''} isFirst={false} />
      </span>
    </div>
  );

  function words(): string {
    if (shown === null) return '';
    if (!isOf(column, revision)) return t('text.outdated');
    const { billed, fromCache } = shown.translation;
    if (fromCache === true) return t('text.from-cache');
    return billed === null ? t('text.billed-unknown') : t('text.billed', { count: billed, charge });
  }
}
