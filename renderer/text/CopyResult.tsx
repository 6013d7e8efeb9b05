import { Copy } from 'lucide-react';
import { useState } from 'react';
import { useAction, useActionWords } from '../actions/use-action.ts';
import { Button } from '../look/Button.tsx';
import { Tooltip } from '../look/Tooltip.tsx';
import type { WordKey } from '../words/words.ts';
import { useWords } from '../words/use-words.ts';

export interface CopyResultProps {
  readonly text: string;
  /** The result that the shortcut copies. */
  readonly isFirst: boolean;
}

/** Copies a result and says for a moment whether that worked. */
export function CopyResult({ text, isFirst }: CopyResultProps) {
  const { t } = useWords();
  const [outcome, setOutcome] = useState<WordKey | null>(null);
  const { name, shortcut } = useActionWords('copy');
  const copy = () =>
    void navigator.clipboard
      .writeText(text)
      .then(
        () => setOutcome('text.copied'),
        () => setOutcome('text.copy-failed'),
      )
      .then(() => setTimeout(() => setOutcome(null), 1500));
  useAction('copy', isFirst && text !== '' ? copy : null);
  return (
    <Tooltip words={name} shortcut={isFirst ? shortcut : undefined}>
      <Button kind="quiet" size="compact" isDisabled={text === ''} onPress={copy}>
        <Copy aria-hidden="true" />
        <span className="button-word pane-copy" aria-live="polite">
          {t(outcome ?? 'text.copy')}
        </span>
      </Button>
    </Tooltip>
  );
}
