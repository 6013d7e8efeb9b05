import { VList } from 'virtua';
import type { Detection } from '../../../preload/contract/text.ts';
import { useI18n } from '../../i18n/use-i18n.ts';
import type { SentLine } from './state.ts';
import { CircleCheck, CircleQuestionMark, CircleSlash, Minus } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { useLanguages } from '../languages/use-languages.ts';

export interface FoundTableProps {
  readonly lines: readonly SentLine[];
  /** Of the first lines. */
  readonly found: readonly Detection[];
}

const COLUMNS = ['line', 'text', 'outcome'] as const;
/** Letters of a line that are shown. */
const SHOWN = 400;

/** Lines in their order with what was found; only those in sight exist on the page. */
export function FoundTable({ lines, found }: FoundTableProps) {
  const { t, number } = useI18n();
  return (
    <div
      role="table"
      className="detect-table"
      aria-label={t('detection.results')}
      aria-rowcount={lines.length + 1}
    >
      <div role="row" className="detect-row detect-heads small soft" aria-rowindex={1}>
        {COLUMNS.map((column) => (
          <span key={column} role="columnheader">
            {t(`detection.column-${column}`)}
          </span>
        ))}
      </div>
      {/* Scrolled by the keyboard as well. */}
      <VList
        role="rowgroup"
        className="detect-rows"
        data={lines}
        bufferSize={400}
        tabIndex={0}
        aria-label={t('detection.results')}
      >
        {(line, place) => {
          const one = found[place];
          return (
            <div key={line.number} role="row" className="detect-row" aria-rowindex={place + 2}>
              <span role="cell" className="detect-number soft tabular">
                {number(line.number)}
              </span>
              <span role="cell" className="detect-text" dir="auto" lang={one?.language}>
                {line.text.slice(0, SHOWN)}
              </span>
              <span role="cell">{one !== undefined && <OutcomeMark {...one} />}</span>
            </div>
          );
        }}
      </VList>
    </div>
  );
}

/** Four shapes, so that outcomes are told apart without colour. */
const SHAPES: Readonly<Record<Detection['outcome'], LucideIcon>> = {
  success: CircleCheck,
  insufficient_confidence: CircleQuestionMark,
  unsupported_language: CircleSlash,
  no_language_detected: Minus,
};

/** What came of asking for the language of a line. */
function OutcomeMark({ outcome, language, by }: Detection) {
  const { t } = useI18n();
  const { nameOf } = useLanguages();
  const Shape = SHAPES[outcome];
  const name = language === undefined ? '' : nameOf(language);
  const known = outcome === 'success' && name !== '';
  return (
    <span className="outcome" data-outcome={outcome}>
      <Shape aria-hidden="true" />
      <span>
        {known
          ? t('detection.outcome-success', { language: name })
          : t(`detection.outcome-${outcome === 'success' ? 'no_language_detected' : outcome}`)}
      </span>
      {known && <span className="soft tabular">{language}</span>}
      {by === 'local' && outcome === 'success' && (
        <span className="outcome-local small">{t('detection.local')}</span>
      )}
    </span>
  );
}
