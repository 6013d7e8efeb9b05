import { useStore } from 'zustand';
import { baseOf } from '../../../preload/contract/language-code.ts';
import type { SegmentOrigin } from '../../../preload/contract/text.ts';
import { useI18n } from '../../i18n/use-i18n.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { usePageStore } from '../../ui/stores.ts';
import { enginesStore } from '../engines/store.ts';
import { useSetting } from '../settings/use-settings.ts';
import type { Column } from './column.ts';
import { kindsLine } from './kinds.ts';
import { originDetail } from './origin-words.ts';
import { ProbeButton } from './probe/ProbeButton.tsx';

export interface OriginBadgeProps {
  /** Of the element, for what is described by it. */
  readonly id: string;
  readonly column: Column;
  /** Index of the segment that is highlighted. */
  readonly highlighted: number | null;
}

const ForbiddenNotice = lazyPart<{ readonly column: Column }>(
  async () => (await import('./forbidden/ForbiddenNotice.tsx')).ForbiddenNotice,
);

/** Where a result comes from, and whether it has terms that the person forbade. */
export function OriginBadge(props: OriginBadgeProps) {
  const { column } = props;
  const [segments] = useSetting('segments');
  const hasForbidden = segments?.forbidden.some(({ to }) => to === baseOf(column.target)) ?? false;
  return (
    <>
      <Badge {...props} />
      {hasForbidden && <ForbiddenNotice column={column} />}
    </>
  );
}

/** The service that answered and the kinds it answered with; of a highlighted segment, its origin. */
function Badge({ id, column, highlighted }: OriginBadgeProps) {
  const i18n = useI18n();
  const { t } = i18n;
  const translation = column.shown?.translation;
  const own = useStore(usePageStore(enginesStore).state, (state) => state.known?.own ?? null);
  if (column.edited !== null) {
    return (
      <p id={id} className="pane-badge pane-kinds">
        {t('text.kind-typed')}
      </p>
    );
  }
  if (translation === undefined) return <p id={id} className="pane-badge" />;
  const isOwn = (segment: SegmentOrigin) => own?.isLocal === false && segment.engine === own.name;
  // What came over the network is not shown as offline.
  const remote = translation.segments.find(isOwn)?.engine ?? null;
  const origin = highlighted === null ? undefined : translation.segments[highlighted];
  const line =
    origin === undefined ? kindsLine(translation.segments, t) : originDetail(origin, i18n);
  return (
    <div className="pane-badge">
      <p
        id={id}
        className="pane-origin"
        data-detail={origin !== undefined || undefined}
        title={line}
      >
        <span className="badge" data-service={remote === null ? translation.service : 'remote'}>
          {remote ?? t(translation.service === 'offline' ? 'text.offline' : 'text.remote')}
        </span>
        <span className="pane-kinds">{line}</span>
      </p>
      {/* What memories of this computer gave is told by them, not by the service. */}
      {!translation.segments.some(({ isLocal }) => isLocal === true) && (
        <ProbeButton target={column.target} />
      )}
    </div>
  );
}
