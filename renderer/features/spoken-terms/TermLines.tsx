import { useId, useImperativeHandle, useRef, type Ref } from 'react';
import type { TermFault } from '../../../preload/contract/spoken-terms-rules.ts';
import { directionOf } from '../../i18n/language-code.ts';
import { useI18n } from '../../i18n/use-i18n.ts';
import './TermLines.css';

export interface TermLinesHandle {
  /** Puts the caret on a line, from 0, and selects it. */
  goTo(line: number): void;
  focus(): void;
}

export interface TermLinesProps {
  readonly label: string;
  readonly language: string;
  readonly text: string;
  readonly faults: readonly TermFault[];
  readonly onChange: (text: string) => void;
  readonly ref?: Ref<TermLinesHandle>;
}

/** Room for so many lines is there from the start. */
const LEAST_LINES = 10;
/** UTF-16 units that can be typed or pasted: a hundred times what a list may hold. */
const MOST_UNITS = 30_000;
/** Lines that say what is wrong with them; the next ones do once these are right. */
const MOST_FAULTS = 200;

/** A term on each line, the number of the line before it and what is wrong behind it. */
export function TermLines(props: TermLinesProps) {
  const { label, language, text, faults, onChange, ref } = props;
  const { t } = useI18n();
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const count = text.split('\n').length;
  const direction = directionOf(language);

  useImperativeHandle(ref, () => ({
    focus: () => area.current?.focus(),
    goTo(line) {
      const start = text.split('\n').slice(0, line).join('\n').length + (line > 0 ? 1 : 0);
      const end = text.indexOf('\n', start);
      area.current?.focus();
      area.current?.setSelectionRange(start, end < 0 ? text.length : end);
      document.getElementById(`${id}-${line}`)?.scrollIntoView({ block: 'nearest' });
    },
  }));

  return (
    <div className="terms-lines">
      <div className="terms-sheet" dir={direction}>
        <div className="terms-numbers tabular" aria-hidden="true">
          {Array.from({ length: count }, (_, line) => line + 1).join('\n')}
        </div>
        <textarea
          ref={area}
          aria-label={label}
          aria-invalid={faults.length > 0}
          aria-describedby={faults.length > 0 ? `${id}-faults` : undefined}
          lang={language}
          dir={direction}
          rows={Math.max(LEAST_LINES, count + 1)}
          wrap="off"
          placeholder={t('terms.list.placeholder')}
          spellCheck={false}
          autoComplete="off"
          autoCapitalize="off"
          maxLength={MOST_UNITS}
          value={text}
          onChange={(event) => onChange(event.target.value)}
        />
        <ol id={`${id}-faults`} className="terms-faults">
          {faults.slice(0, MOST_FAULTS).map(({ line, fault }) => (
            <li
              key={line}
              id={`${id}-${line}`}
              style={{ insetBlockStart: `calc(${line} * var(--terms-line))` }}
            >
              <span>
                <span className="unseen">{t('terms.line', { line: line + 1 })} </span>
                {t('terms.fault', { fault: fault.replaceAll('-', '_') })}
              </span>
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}
