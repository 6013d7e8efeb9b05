import type { VoicePhase, VoiceView } from '../../../preload/contract/voice.ts';
import { liveTextOf, SOURCE, textOf, type Column } from '../voice/session/columns.ts';
import { joined } from './pieces.ts';

/** What captions say in one language now. */
export interface CaptionText {
  /** Only ever grows, until `epoch` is another one: then words above were changed. */
  readonly concluded: string;
  readonly epoch: number;
  readonly tentative: string;
  /** BCP 47; null before the first word. */
  readonly language: string | null;
}

export interface Captions {
  readonly phase: VoicePhase;
  readonly targets: readonly string[];
  readonly texts: ReadonlyMap<Column, CaptionText>;
}

export interface CaptionFeed {
  take(view: VoiceView): Captions;
}

/** More lines of a transcript than captions ever show; what is above them is not looked at. */
const RECENT_ROWS = 8;

/** Makes running texts of the lines of a transcript. */
export function createCaptionFeed(): CaptionFeed {
  const columns = new Map<Column, ReturnType<typeof createColumn>>();
  return {
    take(view) {
      const targets = view.state.targets.map(({ language }) => language);
      const texts = new Map<Column, CaptionText>();
      for (const column of new Set([SOURCE, ...targets, ...columns.keys()])) {
        const known = columns.get(column) ?? createColumn(column);
        columns.set(column, known);
        texts.set(column, known.take(view));
      }
      return { phase: view.state.phase, targets, texts };
    },
  };
}

function createColumn(column: Column) {
  /** Text by index of the row, of the last few. */
  const rows = new Map<number, string>();
  let newest = -1;
  let concluded = '';
  let epoch = 0;
  let language: string | null = column === SOURCE ? null : column;

  const put = (index: number, text: string): 'grown' | 'changed' => {
    const before = rows.get(index) ?? '';
    if (text === before) return 'grown';
    rows.set(index, text);
    if (index < newest || !text.startsWith(before)) return 'changed';
    newest = index;
    concluded = before === '' ? joined(concluded, text) : concluded + text.slice(before.length);
    return 'grown';
  };
  const dropOld = () => {
    for (const index of rows.keys()) if (index <= newest - RECENT_ROWS) rows.delete(index);
  };

  return {
    take({ rows: given, live }: VoiceView): CaptionText {
      let isChanged = false;
      for (const row of given.slice(-RECENT_ROWS)) {
        if (row.kind !== 'speech' || row.index <= newest - RECENT_ROWS) continue;
        if (column === SOURCE) language = row.language;
        isChanged = put(row.index, textOf(row, column).text) === 'changed' || isChanged;
      }
      dropOld();
      if (isChanged) {
        epoch += 1;
        concluded = [...rows]
          .toSorted(([one], [two]) => one - two)
          .reduce((text, [, more]) => joined(text, more), '');
      }
      if (column === SOURCE) language = live.language ?? language;
      return { concluded, epoch, tentative: liveTextOf(live, column), language };
    },
  };
}
