import {
  AudioLines,
  FileText,
  Languages,
  PenLine,
  Pin,
  ScanSearch,
  type LucideIcon,
} from 'lucide-react';
import { memo } from 'react';
import type { HistoryKind } from '../../../preload/contract/history-kinds.ts';
import type { HistoryEntry } from '../../../preload/contract/history.ts';
import { directionOf } from '../../i18n/language-code.ts';
import { HitText } from '../../ui/HitText.tsx';
import { brief } from '../../i18n/brief.ts';
import { useI18n } from '../../i18n/use-i18n.ts';

const ICONS: Readonly<Record<HistoryKind, LucideIcon>> = {
  text: Languages,
  writing: PenLine,
  detection: ScanSearch,
  document: FileText,
  voice: AudioLines,
};

export interface EntryRowProps {
  readonly entry: HistoryEntry;
  /** From 1. */
  readonly place: number;
  readonly total: number;
  readonly time: string;
  /** The Tab key reaches it. */
  readonly isActive: boolean;
  readonly isChosen: boolean;
  readonly onEnter: (id: number) => void;
}

/** One result: its beginning, what became of it, and where it is from. */
export const EntryRow = memo(
  function EntryRow(props: EntryRowProps) {
    const { entry, place, total, time, isActive, isChosen, onEnter } = props;
    const { t } = useI18n();
    const { id, kind, before, after, hits, source, target, pinned } = entry;
    const Icon = ICONS[kind];
    const connection = entry.connectionName || t('connections.offline');
    return (
      <div
        role="option"
        className="history-row"
        data-row={id}
        tabIndex={isActive ? 0 : -1}
        aria-selected={isChosen}
        aria-posinset={place}
        aria-setsize={total}
        onFocus={() => onEnter(id)}
        // A press on a row that has the keyboard already shows it again.
        onClick={() => onEnter(id)}
      >
        <Icon className="history-kind" aria-hidden="true" />
        <span className="history-before" lang={source ?? undefined} dir={directionOf(source)}>
          <HitText text={before} hits={hits.before} />
        </span>
        {after !== '' && (
          <span className="history-after" lang={target ?? undefined} dir={directionOf(target)}>
            <HitText text={after} hits={hits.after} />
          </span>
        )}
        <span className="history-meta small soft">
          {pinned && (
            <span className="history-pinned">
              <Pin aria-hidden="true" />
              {t('history.pinned')}
            </span>
          )}
          <span>{t(`history.kind-${kind}`)}</span>
          {target !== null && (
            <span>{t('history.pair', { source: source ?? 'none', target })}</span>
          )}
          <span className="history-connection own-direction">{brief(connection)}</span>
          <span className="history-time">{time}</span>
        </span>
      </div>
    );
  },
  (one, next) =>
    one.entry === next.entry &&
    one.place === next.place &&
    one.total === next.total &&
    one.time === next.time &&
    one.isActive === next.isActive &&
    one.isChosen === next.isChosen,
);
