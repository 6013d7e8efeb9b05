import { useId } from 'react';
import type { HistoryDetail } from '../../../preload/contract/history.ts';
import { directionOf } from '../../languages/code.ts';
import { useWords } from '../../words/use-words.ts';
import { CopyButton } from './CopyButton.tsx';

/** UTF-16 units from which a text would be slow to lay out. */
const MOST_SHOWN = 200_000;

export interface EntryTextProps {
  readonly side: 'before' | 'after';
  readonly detail: HistoryDetail;
}

/** The source or the result. */
export function EntryText({ side, detail }: EntryTextProps) {
  const { t } = useWords();
  const id = useId();
  const { kind } = detail;
  const text = side === 'before' ? detail.fullBefore : detail.fullAfter;
  const language = side === 'before' ? detail.source : detail.target;
  const isNamed = side === 'before' && (kind === 'document' || kind === 'voice');
  const shown = text.slice(0, MOST_SHOWN).toWellFormed();
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
        {shown}
      </p>
      {text.length > MOST_SHOWN && (
        <p className="small soft">{t('history.cut', { shown: MOST_SHOWN, all: text.length })}</p>
      )}
    </section>
  );
}
