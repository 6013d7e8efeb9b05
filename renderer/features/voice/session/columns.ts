import type {
  LineText,
  LiveLine,
  TextRange,
  TranscriptRow,
  VoiceState,
} from '../../../../preload/contract/voice.ts';
import { uncorrected } from './doubtful.ts';

/** The source, or a target language. */
export type Column = string;
export const SOURCE: Column = 'source';

/** What one person said in one go. */
export type SpeechRow = Extract<TranscriptRow, { kind: 'speech' }>;

/** Every column that a session has, its earlier targets included, in the order they came up. */
export function columnsOf(
  targets: VoiceState['targets'],
  rows: readonly TranscriptRow[],
): readonly Column[] {
  const columns = new Set<Column>([SOURCE, ...targets.map(({ language }) => language)]);
  for (const row of rows) {
    if (row.kind === 'event' && row.event.kind === 'languages') {
      for (const target of row.event.targets) columns.add(target);
    }
  }
  return [...columns];
}

const lineOf = (row: SpeechRow, column: Column): LineText | undefined =>
  column === SOURCE ? row.source : row.targets[column];

/** The text of a line in a column, as edited, and what the service had concluded where it differs. */
export function textOf(
  row: SpeechRow,
  column: Column,
): { text: string; original: string | null; memory: string | null } {
  const line = lineOf(row, column);
  if (line === undefined) return { text: '', original: null, memory: null };
  const { text, edited, memory = null } = line;
  return edited === undefined || (edited === text && memory === null)
    ? { text, original: null, memory: null }
    : { text: edited, original: text, memory };
}

/** The words of the shown text that were heard with little certainty, and that nobody has corrected. */
export function doubtfulOf(row: SpeechRow, column: Column): readonly TextRange[] {
  const line = lineOf(row, column);
  if (line?.doubtful === undefined) return [];
  return line.edited === undefined
    ? line.doubtful
    : uncorrected(line.text, line.edited, line.doubtful);
}

export const liveTextOf = (live: LiveLine, column: Column): string =>
  column === SOURCE ? live.source : (live.targets[column] ?? '');
