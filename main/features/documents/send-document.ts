import type { DocumentSource } from '../../client/documents.ts';
import { FeatureFailure, failureOf } from '../feature-failure.ts';
import type { DocumentRecord } from './record.ts';
import { NO_PROGRESS, progressByPace } from './progress.ts';
import type { StepPorts } from './step.ts';
import { documentFailed, recordOf, sealHandle, serviceOf } from './step.ts';

/** How often sending may be cut off at a moment when nobody knows whether it had arrived. */
const MOST_CUTS = 1;

/**
 * Sends a document and keeps what the service calls it, in the same turn in which the answer came: a
 * crash after that finds it. Throws what kept it from being sent; it is then queued again, unless it
 * may have arrived twice already.
 */
export async function sendDocument(
  id: string,
  ports: StepPorts,
  signal: AbortSignal,
): Promise<void> {
  const { rows, folders, clock, vault } = ports;
  const record = recordOf(rows, id);
  const service = await serviceOf(record, ports, signal);
  const file = await folders.find(id, record.isSmall ? 'small' : 'source');
  if (file === null) throw new FeatureFailure({ code: 'file-gone', params: { name: record.name } });
  // Its key has to be there before there is anything to seal.
  await vault.prepare();
  const begun = record.begun ?? clock.date();
  if (!noteSending(id, begun, rows)) return;
  let sent = 0;
  const started = clock.date();
  const onSent = (bytes: number) => {
    sent = bytes;
    const { size } = file;
    rows.setTransient(
      id,
      size === 0 ? NO_PROGRESS : progressByPace(bytes / size, started, clock.date()),
    );
  };
  const upload = () =>
    service.call(
      'documents',
      signal,
      (client, signal) =>
        client.documents.upload(callOf(record), source(file), {
          signal,
          onSent,
          ...tagOf(record),
        }),
      'once',
    );
  const handle = await upload().catch((error: unknown) => {
    const isUnknown = sent >= file.size && !isAnswered(error);
    putBack(id, isUnknown, ports);
    throw error;
  });
  // From here on the service has it, even where that cannot be kept.
  rows.move(id, 'accepted', { handle: sealHandle(handle, id, vault), isCounted: false });
}

/** Nothing is sent before it is on the disk that it is. False where it was cancelled meanwhile. */
function noteSending(id: string, begun: number, rows: StepPorts['rows']): boolean {
  try {
    return rows.move(id, 'send', { begun, failure: null });
  } catch (error) {
    try {
      putBack(id, false, { rows });
    } catch {
      // The list has it as queued; the disk, too: nothing of this was written.
    }
    throw error;
  }
}

/**
 * Queues a document again that was being sent; one that may have arrived already is sent only once
 * more without being asked for.
 * @param isUnknown nobody knows whether it has arrived
 */
export function putBack(id: string, isUnknown: boolean, { rows }: Pick<StepPorts, 'rows'>): void {
  const { cuts } = recordOf(rows, id);
  if (!isUnknown) rows.move(id, 'put-back');
  else if (cuts < MOST_CUTS) rows.move(id, 'put-back', { cuts: cuts + 1 });
  else {
    const { failure } = documentFailed(recordOf(rows, id), 'interrupted');
    rows.move(id, 'fail', { cuts: cuts + 1, failure });
  }
}

/** The reporting tag of every request for a document. */
export function tagOf({ options }: DocumentRecord): { readonly reportingTag?: string } {
  return options.reportingTag === null ? {} : { reportingTag: options.reportingTag };
}

/** Whether the service has said something, whatever it was. */
function isAnswered(error: unknown): boolean {
  return failureOf(error)?.status !== undefined;
}

const source = (file: DocumentSource): DocumentSource => ({
  size: file.size,
  open: () => file.open(),
});

function callOf({ name, options }: DocumentRecord) {
  const { source, target, memory, glossaries, styleRule, formality, watermark, outputFormat } =
    options;
  return {
    fileName: name,
    source,
    target,
    memory,
    glossaries,
    styleRule,
    formality,
    watermark,
    outputFormat: /\.pdf$/i.test(name) ? outputFormat : null,
  };
}
