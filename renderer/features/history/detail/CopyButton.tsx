import { Copy } from 'lucide-react';
import { useState } from 'react';
import type { MessageKey } from '../../../i18n/i18n.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { Button } from '../../../ui/Button.tsx';

export interface CopyButtonProps {
  readonly text: string;
  /** What it does, as a verb. */
  readonly word: string;
  readonly isDisabled?: boolean;
}

/** Copies a text and says for a moment whether that worked. */
export function CopyButton({ text, word, isDisabled = false }: CopyButtonProps) {
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
