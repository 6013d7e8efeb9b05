import { useI18n } from '../../i18n/use-i18n.ts';

export interface PartlySentProps {
  /** Of the whole text, in words. */
  readonly characters: string;
  readonly sent: number;
}

/** How long a text is, and how much of it local memories leave for the service. */
export function PartlySent({ characters, sent }: PartlySentProps) {
  const { t } = useI18n();
  return (
    <span title={t('text.characters-why')}>{t('text.characters-sent', { characters, sent })}</span>
  );
}
