import { useId } from 'react';
import type { HistoryDetail } from '../../../../preload/contract/history.ts';
import { directionOf } from '../../../i18n/language-code.ts';
import { LongText } from '../../../ui/LongText.tsx';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { CopyButton } from './CopyButton.tsx';

export interface EntryTextProps {
  readonly side: 'before' | 'after';
  readonly detail: HistoryDetail;
}

/** The source or the result. */
export function EntryText({ side, detail }: EntryTextProps) {
  const { t } = useI18n();
  const id = useId();
  const { kind } = detail;
  const text = side === 'before' ? detail.fullBefore : detail.fullAfter;
  const language = side === 'before' ? detail.source : detail.target;
  const isNamed = side === 'before' && (kind === 'document' || kind === 'voice');
  return (
    <section className="history-text" aria-labelledby={id}>
      <div className="history-text-head">
        <h2 id={id}>{t(isNamed ? `history.before-${kind}` : `history.${side}`)}</h2>
        <CopyButton text={text} word={t(`history.copy-${side}`)} />
      </div>
      <p
        className="history-whole"
        lang={language ?? undefined}
        dir={directionOf(language)}
        tabIndex={0}
        aria-labelledby={id}
        role="group"
      >
        <LongText text={text.toWellFormed()} />
      </p>
    </section>
  );
}
