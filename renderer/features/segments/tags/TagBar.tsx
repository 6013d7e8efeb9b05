import { Check, Plus, TriangleAlert } from 'lucide-react';
import { useMemo } from 'react';
import { useActionWords } from '../../../ui/actions/use-action.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { putTag } from '../edit/put-tag.ts';
import { checkTags, tagNames, type CheckedTag } from './tagged-text.ts';
import { usePageStore } from '../../../ui/stores.ts';
import { segmentsStore } from '../store.ts';

export interface TagBarProps {
  readonly id: string;
  readonly source: string;
  readonly target: string;
}

/** The tags of a source, whether the target has them, and the keys that put them in. */
export function TagBar({ id, source, target }: TagBarProps) {
  const { t } = useI18n();
  const tags = useMemo(() => checkTags(source, target), [source, target]);
  const keys = useMemo(() => tagNames(source), [source]);
  if (tags.length === 0) return null;
  return (
    <ul id={id} className="tag-bar small" aria-label={t('segments.tags')}>
      {tags.map((tag) => (
        <li key={tag.name}>
          <TagState tag={tag} place={keys.indexOf(tag.name) + 1} />
        </li>
      ))}
    </ul>
  );
}

const SHAPES = { kept: Check, missing: Plus, surplus: TriangleAlert, unpaired: TriangleAlert };

function TagState({ tag, place }: { readonly tag: CheckedTag; readonly place: number }) {
  const { t } = useI18n();
  const segments = usePageStore(segmentsStore);
  const { shortcut } = useActionWords('segments-tag-1');
  const { name, state } = tag;
  const Shape = SHAPES[state];
  const keys = place >= 1 && place <= 9 ? shortcut?.replace('1', String(place)) : undefined;
  return (
    <button
      type="button"
      className="tag-state"
      data-state={state}
      // The shortcut does it from the target; the Tab key goes on to the matches.
      tabIndex={-1}
      disabled={place < 1}
      title={keys}
      onPointerDown={(event) => event.preventDefault()}
      onClick={() => putTag(segments, place)}
    >
      <Shape aria-hidden="true" />
      <span className="tag-chip" dir="ltr">
        {name}
      </span>
      {state !== 'kept' && t('segments.tag.state', { state })}
      {state === 'missing' && keys !== undefined && <kbd>{keys}</kbd>}
    </button>
  );
}
