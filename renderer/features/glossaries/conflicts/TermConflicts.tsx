import { useI18n } from '../../../i18n/use-i18n.ts';
import { useGlossaryNames } from '../marks/use-term-marks.ts';
import { usePairWords } from '../use-glossary-words.ts';
import { useTermCoverage, type Covered } from './use-term-coverage.ts';
import { baseOf } from '../../../../preload/contract/language-code.ts';
import './TermConflicts.css';

export interface TermConflictsProps {
  /** In the order in which they win. */
  readonly chosen: readonly string[];
  readonly source: string | null;
  readonly targets: readonly string[];
}

/** Conflicts that are listed; the number of all is always said. */
const MOST = 50;

/** Before anything is sent: pairs that a chosen glossary lacks, and terms that two of them contradict. */
export function TermConflicts({ chosen, source, targets }: TermConflictsProps) {
  const covered = useTermCoverage(chosen, source, targets);
  return (
    <div className="term-conflicts" role="status">
      {covered.map((one) => (
        <OfTarget key={one.target} covered={one} source={baseOf(source ?? '')} />
      ))}
    </div>
  );
}

function OfTarget({ covered, source }: { readonly covered: Covered; readonly source: string }) {
  const { t, list } = useI18n();
  const nameOf = useGlossaryNames();
  const { arrow, words } = usePairWords();
  const { target, conflicts, missing } = covered;
  const pair = { source, target };
  return (
    <>
      {missing.length > 0 && (
        <p className="small term-missing">
          {t('conflicts.missing', { names: list(missing.map(nameOf)), pair: words(pair) })}
        </p>
      )}
      {conflicts.length > 0 && (
        <details className="small">
          <summary>
            {t('look.label-value', {
              label: arrow(pair),
              value: t('conflicts.title', { count: conflicts.length }),
            })}
            {' · '}
            {t('conflicts.rule')}
          </summary>
          <ul>
            {conflicts.slice(0, MOST).map(({ term, choices }) => (
              <li key={term} dir="auto">
                {t('conflicts.term', {
                  term,
                  choices: list(
                    choices.map(({ glossary, target: wanted }, index) =>
                      t(index === 0 ? 'conflicts.wins' : 'conflicts.choice', {
                        target: wanted,
                        name: nameOf(glossary),
                      }),
                    ),
                  ),
                })}
              </li>
            ))}
            {conflicts.length > MOST && (
              <li className="soft">{t('conflicts.more', { count: conflicts.length - MOST })}</li>
            )}
          </ul>
        </details>
      )}
    </>
  );
}
