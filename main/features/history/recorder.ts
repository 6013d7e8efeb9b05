import type { Settings } from '../../../preload/contract/settings.ts';
import type { TranslationRequest } from '../../../preload/contract/text.ts';
import type { Log } from '../../system/log.ts';
import type { Services } from '../active-service.ts';
import type { RecordResult, Result } from '../result.ts';
import type { EntryRow } from './entry-row.ts';
import type { EntryTable } from './entry-table.ts';
import { rowOf } from './row-of.ts';
import { hasGrown, ONE_EDIT_MS } from './same-edit.ts';

export interface RecorderPorts {
  readonly table: EntryTable;
  readonly services: Pick<Services, 'about'>;
  readonly settings: () => Pick<Settings, 'privateMode' | 'keepHistory'>;
  /** Milliseconds since 1970. */
  readonly date: () => number;
  /** The history has changed. */
  readonly onChange: () => void;
  readonly log: Log;
}

export interface Recorder {
  readonly record: RecordResult;
  /** What comes next belongs to no edit from before. */
  endEdits(): void;
}

/** The newest text of one edit. */
interface Edit {
  readonly id: number;
  readonly text: string;
  readonly at: number;
}
/** Edits that are remembered; a screen has six targets at most. */
const MOST_EDITS = 32;

/**
 * Takes results down, one entry for each. What is told again of a document or session changes its
 * entry. Any other one takes the place of an earlier one that is not pinned where
 * - the same was asked of the same connection and the same came back, or
 * - a text has only grown (`hasGrown`) since the last result of the same languages, options and
 *   connection, which is less than ten minutes old: it is still being typed.
 * A text from which something was taken or in which words were changed is an entry of its own.
 * Nothing is written in private mode, nor where the history is kept `never`.
 */
export function createRecorder(ports: RecorderPorts): Recorder {
  const { table, settings, date, onChange, log } = ports;
  const edits = new Map<string, Edit>();

  const grownOf = (key: string, text: string, now: number): number | null => {
    const last = edits.get(key);
    // A clock that was set back must not make one edit of hours.
    if (last === undefined || Math.abs(now - last.at) > ONE_EDIT_MS) return null;
    if (table.isPinned(last.id) || !hasGrown(last.text, text)) return null;
    return last.id;
  };
  const keep = (row: EntryRow, result: Result) => {
    const now = date();
    const key = result.kind === 'text' ? keyOf(result.connection, result.request) : null;
    const grown = key === null ? null : grownOf(key, row.before, now);
    const about = row.of === null ? null : table.about(row.kind, row.of);
    if (about !== null) {
      table.update(about, row);
      return;
    }
    const id = table.add(row, grown ?? table.same(row));
    if (key === null) return;
    edits.delete(key);
    edits.set(key, { id, text: row.before, at: now });
    for (const oldest of edits.keys()) {
      if (edits.size <= MOST_EDITS) break;
      edits.delete(oldest);
    }
  };

  return {
    record(result) {
      const { privateMode, keepHistory } = settings();
      if (privateMode || keepHistory === 'never') return;
      try {
        keep(rowOf(result, ports.services, date()), result);
        onChange();
      } catch (error) {
        log.write('history.not-written', { error: error instanceof Error ? error.name : '' });
      }
    },
    endEdits: () => edits.clear(),
  };
}

function keyOf(connection: string, { source, target, options }: TranslationRequest): string {
  return JSON.stringify([connection, source, target, options]);
}
