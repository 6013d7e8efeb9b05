import type { ReportRange, UsageFigures } from '../../../preload/contract/reports.ts';
import { normalizeReportingTag } from '../../client/reporting-tag.ts';
import type { Database } from '../../system/database.ts';
import type { Log } from '../../system/log.ts';
import type { Services } from '../active-service.ts';
import type { Bill, RecordBill } from '../bill.ts';
import type { OwnLedger } from '../own-ledger.ts';
import { forgetRemovedConnections } from '../removed-connections.ts';
import { dayOf } from './day.ts';

export interface LedgerPorts {
  readonly database: Database;
  readonly services: Pick<Services, 'about' | 'changes'>;
  /** Milliseconds since 1970. */
  readonly date: () => number;
  readonly closing: AbortSignal;
  readonly log: Log;
}

export interface LedgerFeature extends OwnLedger {
  readonly record: RecordBill;
}

type Row = Readonly<Record<string, unknown>>;

const SUMS = `
  SUM(text_characters) AS text, SUM(document_characters) AS document,
  SUM(improvement_characters) AS improvement,
  SUM(speech_to_text_ms) AS toText, SUM(speech_to_speech_ms) AS toSpeech,
  SUM(sessions) AS sessions`;

/**
 * Our own ledger: one row for each connection, UTC day and reporting tag, added up as the answers
 * come. It holds counts only, so that it goes on in private mode and outlives a wipe of texts; it
 * goes with its connection. A call that was cancelled before its answer may have been billed and is
 * not here.
 */
export function createLedger(ports: LedgerPorts): LedgerFeature {
  const { services, date, closing, log } = ports;
  const { sqlite } = ports.database;
  const adding = sqlite.prepare(`
    INSERT INTO billed (
      connection, day, tag, text_characters, document_characters, improvement_characters,
      speech_to_text_ms, speech_to_speech_ms, sessions
    )
    VALUES ($connection, $day, $tag, $text, $document, $improvement, $toText, $toSpeech, $sessions)
    ON CONFLICT DO UPDATE SET
      text_characters = text_characters + excluded.text_characters,
      document_characters = document_characters + excluded.document_characters,
      improvement_characters = improvement_characters + excluded.improvement_characters,
      speech_to_text_ms = speech_to_text_ms + excluded.speech_to_text_ms,
      speech_to_speech_ms = speech_to_speech_ms + excluded.speech_to_speech_ms,
      sessions = sessions + excluded.sessions`);
  const daily = sqlite.prepare(`
    SELECT day, ${SUMS} FROM billed
    WHERE connection = $connection AND day BETWEEN $start AND $end GROUP BY day ORDER BY day`);
  const byTag = sqlite.prepare(`
    SELECT tag, ${SUMS} FROM billed
    WHERE connection = $connection AND day BETWEEN $start AND $end AND tag <> ''
    GROUP BY tag
    ORDER BY SUM(text_characters + document_characters + improvement_characters) DESC, tag`);
  const first = sqlite.prepare('SELECT MIN(day) AS day FROM billed WHERE connection = ?');

  const connections = sqlite.prepare('SELECT DISTINCT connection FROM billed');
  const removing = sqlite.prepare('DELETE FROM billed WHERE connection = ?');
  const rangeOf = (connection: string, { start, end }: ReportRange) => ({ connection, start, end });

  forgetRemovedConnections({
    services,
    closing,
    kept: () => connections.all().map(({ connection }) => String(connection)),
    forget: (connection) => removing.run(connection),
    log,
  });

  return {
    record(bill) {
      if (isNothing(bill)) return;
      try {
        adding.run({
          connection: bill.connection,
          day: dayOf(date()),
          tag: bill.tag === null ? '' : (normalizeReportingTag(bill.tag) ?? ''),
          text: bill.textCharacters ?? 0,
          document: bill.documentCharacters ?? 0,
          improvement: bill.improvementCharacters ?? 0,
          toText: bill.speechToTextMs ?? 0,
          toSpeech: bill.speechToSpeechMs ?? 0,
          sessions: bill.sessions ?? 0,
        });
      } catch (error) {
        // The work that was billed is worth more than its count.
        log.write('ledger.not-written', { error: error instanceof Error ? error.name : '' });
      }
    },
    days: (connection, range) =>
      daily.all(rangeOf(connection, range)).map((row) => ({
        day: String(row['day']),
        usage: figuresOf(row),
        sessions: Number(row['sessions']),
      })),
    firstDay(connection) {
      const day = first.get(connection)?.['day'];
      return typeof day === 'string' ? day : null;
    },
    tagSums: (connection, range) =>
      byTag
        .all(rangeOf(connection, range))
        .map((row) => ({ tag: String(row['tag']), usage: figuresOf(row) })),
  };
}

function isNothing(bill: Bill): boolean {
  const { textCharacters = 0, documentCharacters = 0, improvementCharacters = 0 } = bill;
  const { speechToTextMs = 0, speechToSpeechMs = 0, sessions = 0 } = bill;
  const characters = textCharacters + documentCharacters + improvementCharacters;
  return characters + speechToTextMs + speechToSpeechMs + sessions === 0;
}

function figuresOf(row: Row): UsageFigures {
  const text = Number(row['text']);
  const document = Number(row['document']);
  const improvement = Number(row['improvement']);
  return {
    characters: text + document + improvement,
    textCharacters: text,
    documentCharacters: document,
    improvementCharacters: improvement,
    speechToTextMs: Number(row['toText']),
    speechToSpeechMs: Number(row['toSpeech']),
  };
}
