import type {
  Bookmark,
  LiveLine,
  TranscriptRow,
  VoiceState,
  VoiceView,
} from '../../../../preload/contract/voice.ts';

/** A session as the page has it so far. */
export interface ShownView {
  readonly state: VoiceState;
  /** In the order of the media clock: a line stands where it began, however late it was concluded. */
  readonly rows: readonly TranscriptRow[];
  readonly live: LiveLine;
  readonly bookmarks: readonly Bookmark[];
}

/** A connection that was away so shortly, and cost nothing, is in the report only. */
const SHORT_MS = 2_000;

const isWorthARow = (row: TranscriptRow): boolean =>
  row.kind !== 'event' ||
  row.event.kind !== 'reconnected' ||
  row.event.gapMs > 0 ||
  row.event.awayMs >= SHORT_MS;

/** A view that grows: twenty thousand rows are put in order once a frame, not once a value. */
export interface GrowingView {
  /** Takes in what main has sent. */
  take(change: VoiceView): void;
  /** As of now; the rows are the same array where none changed. */
  shown(): ShownView | null;
}

export function createGrowingView(): GrowingView {
  let latest: VoiceView | null = null;
  const rows: TranscriptRow[] = [];
  let inOrder: readonly TranscriptRow[] = [];
  let isStale = false;
  return {
    take(change) {
      latest = change;
      for (const row of change.rows) rows[row.index] = row;
      isStale ||= change.rows.length > 0;
    },
    shown() {
      if (latest === null) return null;
      if (isStale) {
        inOrder = rows
          .filter(isWorthARow)
          .toSorted((a, b) => a.startMs - b.startMs || a.index - b.index);
        isStale = false;
      }
      const { state, live, bookmarks } = latest;
      return { state, rows: inOrder, live, bookmarks };
    },
  };
}
