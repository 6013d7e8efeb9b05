import { useId, useState } from 'react';
import type { HistoryDetail } from '../../../../preload/contract/history.ts';
import { directionOf } from '../../../i18n/language-code.ts';
import { LongText } from '../../../ui/LongText.tsx';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { Copy } from 'lucide-react';
import type { MessageKey } from '../../../i18n/i18n.ts';
import { Button } from '../../../ui/Button.tsx';

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

interface CopyButtonProps {
  readonly text: string;
  /** What it does, as a verb. */
  readonly word: string;
  readonly isDisabled?: boolean;
}

/** Copies a text and says for a moment whether that worked. */
function CopyButton({ text, word, isDisabled = false }: CopyButtonProps) {
  const { t } = useI18n();
  const [outcome, setOutcome] = useState<MessageKey | null>(null);
  const copy = () =>
    void navigator.clipboard
      .writeText(text)
      .then(
        () => setOutcome('history.copied'),
        () => setOutcome('history.copy-refused'),
      )
      .then(() => setTimeout(() => setOutcome(null), 1500));
  return (
    <Button kind="quiet" size="compact" isDisabled={isDisabled} onPress={copy}>
      <Copy aria-hidden="true" />
      <span className="button-word" aria-live="polite">
        {outcome === null ? word : t(outcome)}
      </span>
    </Button>
  );
}
