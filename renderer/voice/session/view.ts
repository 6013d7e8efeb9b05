import type {
  Bookmark,
  LiveLine,
  TranscriptRow,
  VoiceState,
  VoiceView,
} from '../../../preload/contract/voice.ts';

/** A session as the page has it so far. */
export interface ShownView {
  readonly state: VoiceState;
  /** Row n stands at place n. */
  readonly rows: readonly TranscriptRow[];
  readonly live: LiveLine;
  readonly bookmarks: readonly Bookmark[];
}

/** A view that grows in place, so that twenty thousand rows are copied once a frame and not once a value. */
export interface GrowingView {
  /** Takes in what main has sent. */
  take(change: VoiceView): void;
  /** As of now; the rows are the same array where none changed. */
  shown(): ShownView | null;
}

export function createGrowingView(): GrowingView {
  let latest: VoiceView | null = null;
  let rows: TranscriptRow[] = [];
  let copy: readonly TranscriptRow[] = [];
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
        copy = rows;
        rows = rows.slice();
        isStale = false;
      }
      const { state, live, bookmarks } = latest;
      return { state, rows: copy, live, bookmarks };
    },
  };
}
