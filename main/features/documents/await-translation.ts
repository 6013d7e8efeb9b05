import type { DocumentStatus } from '../../client/documents.ts';
import { FeatureFailure, failureOf } from '../feature-failure.ts';
import { progressByRest } from './progress.ts';
import type { DocumentRecord } from './record.ts';
import { tagOf } from './send-document.ts';
import type { StepPorts } from './step.ts';
import { documentFailed, GivenUp, openHandle, recordOf, serviceOf } from './step.ts';

type DocumentDone = Extract<DocumentStatus, { readonly status: 'done' }>;

/** Milliseconds between two questions: small documents are done soon, long ones are not hurried. */
const FIRST_POLL_MS = 300;
const POLL_FACTOR = 1.5;
const MOST_POLL_MS = 5000;
/** A document that is not translated by then is given up; it can be asked for again. */
const LIMIT_MS = 3 * 60 * 60_000;

/**
 * Asks the service until the document is translated. Throws document-failed where the service gave it
 * up or has it no longer.
 */
export async function awaitTranslation(
  id: string,
  ports: StepPorts,
  signal: AbortSignal,
  onAnswer: () => void,
): Promise<void> {
  const { rows, vault, clock } = ports;
  const record = recordOf(rows, id);
  if (await hasArrived(record, ports)) {
    rows.move(id, 'ready', { isReceived: true });
    return;
  }
  const handle = openHandle(record, vault);
  if (handle === null) throw documentFailed(record, record.handle === null ? 'gone' : 'locked');
  const service = await serviceOf(record, ports, signal);
  const end = clock.now() + LIMIT_MS;
  const begun = clock.date();
  let before: number | null = null;
  for (let pause = FIRST_POLL_MS; ; pause = Math.min(pause * POLL_FACTOR, MOST_POLL_MS)) {
    const answer = await service
      .call('documents', signal, (client, signal) =>
        client.documents.status(handle, { signal, attempts: 1, ...tagOf(record) }),
      )
      .catch((error: unknown) => {
        throw failureOf(error)?.code === 'not-found' ? documentFailed(record, 'gone') : error;
      });
    onAnswer();
    if (answer.status === 'done') {
      const { billed, found, fuzzy, engine } = answer;
      const characters = billed === null ? record.characters : { count: billed, isBilled: true };
      const warnings = together(record.warnings, answer.warnings);
      rows.move(id, 'ready', {
        characters,
        found,
        warnings,
        fuzzy: [...fuzzy],
        engine,
        failure: null,
      });
      return;
    }
    if (answer.status === 'error') throw givenUp(record, answer);
    if (record.failure !== null) rows.update(id, { failure: null });
    const progress = progressByRest(answer.secondsLeft, begun, clock.date(), before);
    before = progress.progress;
    rows.setTransient(id, progress);
    if (clock.now() > end) throw new GivenUp({ code: 'timeout', params: { name: record.name } });
    await clock.sleep(pause, signal);
  }
}

type Warnings = DocumentRecord['warnings'];

/** The service looks at a document as we do before sending it: what both noticed is said once. */
function together(ours: Warnings, theirs: DocumentDone['warnings']): Warnings {
  const keyOf = ({ code, place }: DocumentDone['warnings'][number]) =>
    JSON.stringify([code, place]);
  const known = new Set(ours.map(keyOf));
  return [...ours, ...theirs.filter((one) => !known.has(keyOf(one)))];
}

/**
 * Whether the whole result came in before a crash, although nobody could say so any more. The service
 * gives it only once, so it must not be asked for again.
 */
export async function hasArrived(
  { id, isReceived, expected }: DocumentRecord,
  { output }: Pick<StepPorts, 'output'>,
): Promise<boolean> {
  if (!isReceived && expected === null) return false;
  const received = await output.received(id);
  return received !== null && (isReceived || received.size === expected);
}

type DocumentFault = Extract<DocumentStatus, { readonly status: 'error' }>;

function givenUp({ name }: DocumentRecord, { said, reason }: DocumentFault): FeatureFailure {
  if (reason === 'no-engine') return new FeatureFailure({ code: 'no-engine', params: { name } });
  // The words of a document that is refused before it is sent say what is missing, and how it comes.
  if (reason === 'no-ocr') {
    return new FeatureFailure({ code: 'document-refused', params: { name, reason } });
  }
  const isSame = /source and target language(?:s)? are equal/i.test(said ?? '');
  return new FeatureFailure({
    code: 'document-failed',
    params: { name, ...(isSame && { reason: 'same-language' }) },
    ...(said !== null && { said }),
  });
}
