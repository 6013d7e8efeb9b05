import { useStore } from 'zustand';
import type { SearchHit } from '../../../preload/contract/search.ts';
import { directionOf } from '../../i18n/language-code.ts';
import { HitText } from '../../ui/HitText.tsx';
import { brief } from '../../i18n/brief.ts';
import { useI18n } from '../../i18n/use-i18n.ts';
import { usePageStore } from '../../ui/stores.ts';
import { searchStore } from './store.ts';

export interface HitGroupsProps {
  /** Place of the first hit in the list. */
  readonly from: number;
  /** Id of the element of the hit at a place among all. */
  readonly idOf: (place: number) => string;
  readonly onAct: (hit: SearchHit) => void;
}

/** Finds by where they come from. */
export function HitGroups({ from, idOf, onAct }: HitGroupsProps) {
  const { t } = useI18n();
  const search = usePageStore(searchStore);
  const answer = useStore(search.state, (now) => now.answer);
  const chosen = useStore(search.state, (now) => now.chosen);
  const groups = answer?.groups.filter(({ hits }) => hits.length > 0) ?? [];
  return groups.map(({ origin, total, hits }, index) => {
    const first = groups.slice(0, index).reduce((sum, group) => sum + group.hits.length, from);
    const name = t(`search.group-${origin}`);
    return (
      <div key={origin} role="group" aria-label={name} className="search-group">
        <div className="search-group-head small soft" role="presentation">
          <span>{name}</span>
          {total > hits.length && (
            <span className="tabular">
              {t('search.group-count', { shown: hits.length, total })}
            </span>
          )}
        </div>
        {hits.map((hit, place) => (
          <Row
            // One entry can be found in both of its texts only once.
            key={`${hit.id} ${place}`}
            hit={hit}
            id={idOf(first + place)}
            isChosen={first + place === chosen}
            onPoint={() => search.choose(first + place)}
            onAct={onAct}
          />
        ))}
      </div>
    );
  });
}

interface RowProps {
  readonly hit: SearchHit;
  readonly id: string;
  readonly isChosen: boolean;
  readonly onPoint: () => void;
  readonly onAct: (hit: SearchHit) => void;
}

function Row({ hit, id, isChosen, onPoint, onAct }: RowProps) {
  const { t } = useI18n();
  const { name, before, after, source, target, hits } = hit;
  return (
    <div
      id={id}
      role="option"
      className="search-hit"
      aria-selected={isChosen}
      onPointerMove={isChosen ? undefined : onPoint}
      // The box keeps the keyboard.
      onPointerDown={(event) => event.preventDefault()}
      onClick={() => onAct(hit)}
    >
      <span className="search-text" lang={source ?? undefined} dir={directionOf(source)}>
        <HitText text={before} hits={hits.before} />
      </span>
      <span className="search-text" lang={target ?? undefined} dir={directionOf(target)}>
        <HitText text={after} hits={hits.after} />
      </span>
      <span className="search-from small soft">
        {name !== '' && <span className="search-name own-direction">{brief(name)}</span>}
        {source !== null && target !== null && (
          <span className="tabular">{t('search.pair', { source, target })}</span>
        )}
      </span>
    </div>
  );
}
