import { useLanguages } from '../../features/languages/use-languages.ts';
import { useI18n } from '../../i18n/use-i18n.ts';

export interface LanguagePairProps {
  /** null: it is detected. */
  readonly source: string | null;
  /** None shows the source alone. */
  readonly targets: readonly string[];
}

/** The languages of the screen in view: codes to see, names to hear. */
export function LanguagePair({ source, targets }: LanguagePairProps) {
  const { t, list } = useI18n();
  const { nameOf } = useLanguages();
  const from = source === null ? t('status.detect') : shortCode(source);
  const spokenFrom = source === null ? t('status.detect') : nameOf(source);
  return (
    <span className="status-languages">
      <span aria-hidden="true">
        {targets.length === 0
          ? from
          : t('status.languages', { from, to: targets.map(shortCode).join(', ') })}
      </span>
      <span className="unseen">
        {targets.length === 0
          ? spokenFrom
          : t('status.languages.spoken', { from: spokenFrom, to: list(targets.map(nameOf)) })}
      </span>
    </span>
  );
}

/** `EN` as services write it reads `en`; `en-GB` stays as it is. */
function shortCode(code: string): string {
  return code.includes('-') ? code : code.toLowerCase();
}
