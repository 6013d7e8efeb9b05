import { useEffect, useId, useState } from 'react';
import { useStore } from 'zustand';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { useI18n } from '../../i18n/use-i18n.ts';
import { isOf, type Column } from './column.ts';
import type { Highlight } from './highlight.ts';
import type { OutdatedEditProps } from './OutdatedEdit.tsx';
import type { OriginBadgeProps } from './OriginBadge.tsx';
import { Result } from './Result.tsx';
import { TargetFoot } from './TargetFoot.tsx';
import type { TargetHeadProps } from './TargetHead.tsx';
import type { TargetNotesProps } from './TargetNotes.tsx';
import { useAfter } from '../../ui/use-after.ts';
import { useApplicableOptions } from './use-applicable-options.ts';
import { useLanguages } from '../languages/use-languages.ts';
import { usePageStore } from '../../ui/stores.ts';
import { probeStore } from './probe/store.ts';
import { textStore } from './store.ts';

const OriginBadge = lazyPart<OriginBadgeProps>(
  async () => (await import('./OriginBadge.tsx')).OriginBadge,
  ({ id }) => <p id={id} className="pane-badge" />,
);
const Announcement = lazyPart<{ readonly column: Column }>(
  async () => (await import('./Announcement.tsx')).Announcement,
);
const TargetHead = lazyPart<TargetHeadProps>(
  async () => (await import('./TargetHead.tsx')).TargetHead,
  () => <div className="pane-head" />,
);
const TargetNotes = lazyPart<TargetNotesProps>(
  async () => (await import('./TargetNotes.tsx')).TargetNotes,
);
const OutdatedEdit = lazyPart<OutdatedEditProps>(
  async () => (await import('./OutdatedEdit.tsx')).OutdatedEdit,
);
const TermsLine = lazyPart<{ readonly column: Column }>(
  async () => (await import('../glossaries/marks/TermsLine.tsx')).TermsLine,
);

export interface TargetPaneProps {
  readonly column: Column;
  readonly index: number;
  readonly highlighted: Highlight | null;
  readonly onHighlight: (highlighted: Highlight | null) => void;
  /** Shows the options of this target. */
  readonly onOptions: () => void;
}

/** One target language: its result, what is to be said about it, and its foot. */
export function TargetPane({
  column,
  index,
  highlighted,
  onHighlight,
  onOptions,
}: TargetPaneProps) {
  const text = usePageStore(textStore);
  const probes = usePageStore(probeStore);
  const { omitted, options } = useApplicableOptions(column.target);
  const [isEditing, setEditing] = useState(false);
  const revision = useStore(text.state, (now) => now.revision);
  const count = useStore(text.state, (now) => now.columns.length);
  // Typing makes a result stale with every key; only one that stays so is told.
  const isStale = useLasting(column.shown !== null && !isOf(column, revision), 1000);
  const badgeId = useId();
  const isProbed = useStore(probes.state, (now) => now[column.target] !== undefined);
  const hasNotes = isProbed || hasMore(column);
  const isOutdated = isStale && column.edited !== null;
  const litHere = highlighted?.target === column.target ? highlighted.segment : null;

  return (
    <div className="pane">
      <Progress column={column} />
      {count > 1 && <TargetHead target={column.target} index={index} onOptions={onOptions} />}
      <Result
        column={column}
        index={index}
        isStale={isStale}
        isEditing={isEditing}
        describedBy={badgeId}
        highlighted={litHere}
        onHighlight={(segment) =>
          onHighlight(segment === null ? null : { target: column.target, segment })
        }
      />
      {column.shown === null && column.edited === null ? (
        <p id={badgeId} className="pane-badge" />
      ) : (
        <OriginBadge id={badgeId} column={column} highlighted={litHere} />
      )}
      {isOutdated && <OutdatedEdit target={column.target} onEdit={setEditing} />}
      {options.glossaries !== undefined && !isOutdated && <TermsLine column={column} />}
      {(omitted.length > 0 || hasNotes) && <TargetNotes column={column} omitted={omitted} />}
      <TargetFoot
        column={column}
        isFirst={index === 0}
        isStale={isStale}
        isEditing={isEditing}
        onEdit={setEditing}
      />
      <Announcement column={column} />
    </div>
  );
}

/** Whether a result needs words of its own: how it ended, or what the service did otherwise. */
function hasMore({ run, shown }: Column): boolean {
  const {
    mismatches = [],
    unsearched = [],
    contextSent = '',
    segments = [],
  } = shown?.translation ?? {};
  const isPlain = run.state === 'idle' || run.state === 'done';
  return (
    mismatches.length > 0 ||
    unsearched.length > 0 ||
    contextSent !== '' ||
    segments.some(({ kind }) => kind === 'untranslated') ||
    !(isPlain || isUnhindered(run))
  );
}

const isUnhindered = (run: Column['run']) => run.state === 'running' && run.wait === null;

/** A thin line on top of the pane, after 300 ms. */
function Progress({ column }: { readonly column: Column }) {
  const { t } = useI18n();
  const { nameOf } = useLanguages();
  const { run } = column;
  const isLate = useAfter(run.state === 'running' ? run.startedAt : null, 300);
  if (run.state !== 'running' || !isLate) return <div className="pane-progress" />;
  const share = run.chunks === null ? 0 : run.chunks.done / Math.max(1, run.chunks.all);
  return (
    <div
      className="pane-progress"
      role="progressbar"
      aria-label={t('text.progress', { language: nameOf(column.target) })}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(share * 100)}
    >
      <div style={{ inlineSize: `${Math.max(4, share * 100)}%` }} />
    </div>
  );
}

/** Whether something has held for a while without a break. */
function useLasting(holds: boolean, milliseconds: number): boolean {
  const [hasLasted, setLasted] = useState(false);
  useEffect(() => {
    if (!holds) return undefined;
    const timer = setTimeout(() => setLasted(true), milliseconds);
    return () => {
      clearTimeout(timer);
      setLasted(false);
    };
  }, [holds, milliseconds]);
  return holds && hasLasted;
}
