import type { DocumentRow } from './document-rows.ts';
import { failureWords } from './failure-words.ts';

/**
 * The status of a document as callers read it. `origin` is no part of the service's interface: what
 * acted, how fast the engine was, what was lost, and the reason of a failure as a word.
 * @param secondsRemaining null where nothing is known
 */
export function documentAnswer(row: DocumentRow, secondsRemaining: number | null): object {
  const answer = { document_id: row.id, status: row.status };
  const { outcome } = row;
  if (row.status === 'translating') {
    return secondsRemaining === null ? answer : { ...answer, seconds_remaining: secondsRemaining };
  }
  if (outcome === null || row.status === 'queued') return answer;
  if (outcome.kind === 'done') {
    const { billed, source, segments, warnings, fuzzy, engine } = outcome;
    const origin = {
      source,
      segments,
      warnings,
      ...(fuzzy !== undefined && { fuzzy }),
      ...(engine !== undefined && { engine }),
    };
    return { ...answer, billed_characters: billed, origin };
  }
  const words = failureWords(outcome.reason, outcome.version);
  return {
    ...answer,
    // Services differ in the name of the field, and so do clients.
    error_message: words,
    message: words,
    origin: { reason: outcome.reason },
  };
}
