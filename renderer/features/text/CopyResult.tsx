import { Copy } from 'lucide-react';
import { useState } from 'react';
import { useAction, useActionWords } from '../../ui/actions/use-action.ts';
import { Button } from '../../ui/Button.tsx';
import { Tooltip } from '../../ui/Tooltip.tsx';
import type { MessageKey } from '../../i18n/i18n.ts';
import { useI18n } from '../../i18n/use-i18n.ts';

export interface CopyResultProps {
  readonly text: string;
  /** The result that the shortcut copies. */
  readonly isFirst: boolean;
}

/** Copies a result and says for a moment whether that worked. */
export function CopyResult({ text, isFirst }: CopyResultProps) {
  const { t } = useI18n();
  const [outcome, setOutcome] = useState<MessageKey | null>(null);
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
