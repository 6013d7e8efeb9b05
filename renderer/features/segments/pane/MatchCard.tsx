import { TriangleAlert } from 'lucide-react';
import { useActionWords } from '../../../ui/actions/use-action.ts';
import type { ActionId } from '../../../ui/actions/table.ts';
import type { Match } from '../../../../preload/contract/local-memories.ts';
import { directionOf } from '../../../i18n/language-code.ts';
import { Button } from '../../../ui/Button.tsx';
import { brief } from '../../../i18n/brief.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { TaggedText } from '../tags/TaggedText.tsx';
import { useEditorState } from '../use-editor-state.ts';
import { usePageStore } from '../../../ui/stores.ts';
import { segmentsStore } from '../store.ts';
import { DifferenceText } from './DifferenceText.tsx';
import { keyOf } from './result-key.ts';

export interface MatchCardProps {
  readonly match: Match;
  /** From 1: the key that puts it in. */
  readonly place: number;
  /** The source that it was found for. */
  readonly segment: string;
}

/** One stored translation: how well it fits, why not better, and where it comes from. */
export function MatchCard({ match, place, segment }: MatchCardProps) {
  const { t, day, facts } = useI18n();
  const segments = usePageStore(segmentsStore);
  const source = useEditorState((now) => now.project.source);
  const action: ActionId = `segments-match-${keyOf(place)}`;
  const { shortcut = '' } = useActionWords(action);
  const { percent, base, penalties, alarms, context, memoryName, author, project, changed } = match;

  return (
    <article className="match" aria-label={t('segments.match', { place, percent })}>
      <header className="match-head">
        <span className="percent tabular" data-band={bandOf(percent)}>
          {t('segments.percent', { percent })}
        </span>
        {context !== null && (
          <span className="match-context small">{t('segments.match.context', { context })}</span>
        )}
        <span className="match-insert">
          <Button
            size="compact"
            aria-label={t('segments.match.insert-named', { place })}
            onPress={() => segments.insertMatch(place)}
          >
            {t('segments.match.insert')} <kbd>{shortcut}</kbd>
          </Button>
        </span>
      </header>
      {alarms.map((alarm) => (
        <p key={alarm} className="match-alarm small">
          <TriangleAlert aria-hidden="true" />
          {t('segments.alarm', { alarm })}
        </p>
      ))}
      <p className="match-source" lang={source} dir={directionOf(source)} data-side="source">
        <DifferenceText stored={match.source} segment={segment} />
      </p>
      <p
        className="match-target"
        lang={match.targetLanguage}
        dir={directionOf(match.targetLanguage)}
        data-side="target"
      >
        <TaggedText text={match.target} />
      </p>
      {percent < 100 && (
        <p className="match-penalties small tabular">
          <span>{t('segments.match.base', { percent: base })}</span>
          {penalties.map((penalty) => (
            <span key={penalty.kind}>{t('segments.penalty', { ...penalty })}</span>
          ))}
        </p>
      )}
      <p className="match-facts small soft">
        {brief(facts([memoryName, author, project, day(changed)]))}
      </p>
    </article>
  );
}

/** The colour of the chip, as in the grid; its number says it anyway. */
const bandOf = (percent: number): 'exact' | 'fuzzy' => (percent < 100 ? 'fuzzy' : 'exact');
