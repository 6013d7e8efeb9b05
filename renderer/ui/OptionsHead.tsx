import { X } from 'lucide-react';
import { useRef } from 'react';
import { useI18n } from '../i18n/use-i18n.ts';
import { Button } from './Button.tsx';
import { IconButton } from './IconButton.tsx';

export interface OptionsHeadProps {
  /** Whether an option differs from its default. */
  readonly isChanged: boolean;
  readonly onReset: () => void;
  readonly onClose: () => void;
}

/** The line above a panel of options; what resets them is there while one is set. */
export function OptionsHead({ isChanged, onReset, onClose }: OptionsHeadProps) {
  const { t } = useI18n();
  const closeButton = useRef<HTMLButtonElement>(null);
  return (
    <div className="options-head">
      <h2>{t('options.title')}</h2>
      {isChanged && (
        <Button
          action="options-reset"
          size="compact"
          onPress={() => {
            // The pressed button, and the focus with it, goes away.
            closeButton.current?.focus();
            onReset();
          }}
        >
          {t('options.reset')}
        </Button>
      )}
      <IconButton
        ref={closeButton}
        icon={X}
        size="compact"
        name={t('options.close')}
        onPress={onClose}
      />
    </div>
  );
}
