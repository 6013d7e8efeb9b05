import { useI18n } from '../../../i18n/use-i18n.ts';
import type { Progress } from '../project/progress.ts';

export interface WordProgressProps extends Progress {
  readonly label: string;
}

/** Confirmed words of all, as a sentence and a line. */
export function WordProgress({ confirmed, all, label }: WordProgressProps) {
  const { t } = useI18n();
  const words = t('segments.project.words-confirmed', { confirmed, all });
  return (
    <div
      className="editor-progress small tabular"
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={all}
      aria-valuenow={confirmed}
      aria-valuetext={words}
    >
      <span>{words}</span>
      <span className="editor-track">
        <span style={{ inlineSize: `${all === 0 ? 0 : (100 * confirmed) / all}%` }} />
      </span>
    </div>
  );
}
