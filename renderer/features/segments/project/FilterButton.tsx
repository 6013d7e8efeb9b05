import { ListFilter } from 'lucide-react';
import { useRef } from 'react';
import { isEverySegment } from '../../../../preload/contract/segment-facets.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { useAction } from '../../../ui/actions/use-action.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { Popover } from '../../../ui/Popover.tsx';
import { useEditorState } from '../use-editor-state.ts';

const FilterPanel = lazyPart(async () => (await import('./FilterPanel.tsx')).FilterPanel);

/** Opens what segments can be chosen by; it stays pressed while some are hidden. */
export function FilterButton() {
  const { t } = useI18n();
  const isNarrowed = useEditorState(({ view }) => !isEverySegment(view.filter));
  const place = useRef<HTMLSpanElement>(null);
  useAction('segments-filter', () => place.current?.querySelector('button')?.click());
  return (
    <span ref={place} className="filter-button" data-on={isNarrowed || undefined}>
      <Popover
        name={t('segments.filter.title')}
        trigger={<IconButton icon={ListFilter} size="compact" name={t('segments.filter.title')} />}
      >
        <FilterPanel />
      </Popover>
    </span>
  );
}
