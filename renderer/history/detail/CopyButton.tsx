import { Copy } from 'lucide-react';
import { useState } from 'react';
import type { WordKey } from '../../words/words.ts';
import { useWords } from '../../words/use-words.ts';
import { Button } from '../../look/Button.tsx';

export interface CopyButtonProps {
  readonly text: string;
  /** What it does, as a verb. */
  readonly word: string;
  readonly isDisabled?: boolean;
}

/** Copies a text and says for a moment whether that worked. */
export function CopyButton({ text, word, isDisabled = false }: CopyButtonProps) {
  const { t } = useWords();
  const [outcome, setOutcome] = useState<WordKey | null>(null);
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
