import { isDiskFull } from '../../system/disk-full.ts';
import type { PartFile } from '../../system/output-folder.ts';
import { FeatureFailure, failureOf } from '../feature-failure.ts';
import { hasArrived } from './await-translation.ts';
import { ExaminerFailed, Refused } from '../examiner.ts';
import { changedExtension, resultFolders, resultNames } from '../result-names.ts';
import type { DocumentRecord } from './record.ts';
import { tagOf } from './send-document.ts';
import { NO_PROGRESS, progressByPace } from './progress.ts';
import type { StepPorts } from './step.ts';
import { documentFailed, GivenUp, openHandle, recordOf, serviceOf } from './step.ts';

/** Formats that can be shown side by side with their translation: the pages of a pdf, texts of the others. */
const SHOWN = new Set([
  ...['docx', 'pptx', 'xlsx', 'idml', 'pdf'],
  ...['html', 'htm', 'txt', 'srt', 'xlf', 'xliff'],
]);
/** Bytes of the largest document that is kept for that: the largest that any service takes. */
const MOST_SHOWN_BYTES = 100 * 1024 * 1024;

/**
 * Fetches the result of a document, checks it and puts it in its place. The service gives it only
 * once: each step is kept before the next, so that a crash in between costs nothing.
 */
export async function fetchResult(id: string, ports: StepPorts, signal: AbortSignal) {
  const { rows, output } = ports;
  const record = recordOf(rows, id);
  try {
    if (!(await hasArrived(record, ports))) await download(id, ports, signal);
    ports.received(record);
    rows.setTransient(id, NO_PROGRESS);
    await examine(id, ports);
    await place(id, ports);
  } catch (error) {
    if (isDiskFull(error) || (error instanceof ExaminerFailed && isFull(error.reason))) {
      throw new FeatureFailure({ code: 'disk-full' });
    }
    throw isOfTheFolder(error) ? documentFailed(recordOf(rows, id), 'not-written') : error;
  }
  // Only once it stands in its place and this is known.
  await output.discard(id);
}

async function download(id: string, ports: StepPorts, signal: AbortSignal): Promise<void> {
  const { rows, vault, output } = ports;
  const record = recordOf(rows, id);
  const handle = openHandle(record, vault);
  if (handle === null) throw documentFailed(record, record.handle === null ? 'gone' : 'locked');
  const service = await serviceOf(record, ports, signal);
  const earlier = await output.received(id);
  // Before the service is asked: a folder that takes nothing must not cost the result.
  const part = await output.open(id);
  try {
    await service.call(
      'documents',
      signal,
      (client, signal) =>
        client.documents.result(handle, sinkOf(record, part, ports), {
          signal,
          ...tagOf(record),
        }),
      'once',
    );
    await part.finish();
  } catch (error) {
    await part.close();
    const { code, said = '', params } = failureOf(error) ?? {};
    if (code === 'timeout' && params?.['reason'] === 'stalled') {
      throw new GivenUp(documentFailed(record, 'result-stalled').failure);
    }
    const isGone = code === 'not-found' || /already downloaded/i.test(said);
    // A crash may have come right after the last byte; whether it was the last only it can tell.
    const isWhole = isGone && (earlier?.size ?? 0) > 0 && (await isSound(id, ports));
    if (isGone && !isWhole) throw documentFailed(record, 'gone');
    if (!isGone) throw error;
  }
}

function sinkOf(record: DocumentRecord, part: PartFile, { rows, clock }: StepPorts) {
  const { id } = record;
  const most = mostResultBytes(record);
  let size: number | null = null;
  let got = 0;
  let begun = clock.date();
  const checkSize = (bytes: number) => {
    if (bytes > most) throw new GivenUp(documentFailed(record, 'result-too-large').failure);
  };
  return {
    async begin(bytes: number | null) {
      checkSize(bytes ?? 0);
      size = bytes;
      begun = clock.date();
      await part.restart();
      rows.update(id, { expected: bytes });
    },
    async write(piece: Uint8Array) {
      got += piece.length;
      checkSize(got);
      await part.write(piece);
      if (size !== null && size > 0) {
        rows.setTransient(id, progressByPace(got / size, begun, clock.date()));
      }
    },
  };
}

/** Makes sure that a whole file of the right kind has come, and puts its media back. */
async function examine(id: string, ports: StepPorts): Promise<void> {
  const { rows, output, examiner, folders } = ports;
  const record = recordOf(rows, id);
  if (!(await isSound(id, ports))) {
    await output.discard(id);
    rows.update(id, { isReceived: false, expected: null, handle: null });
    throw documentFailed(record, 'result-damaged');
  }
  if (!record.isSmall) return;
  const translated = (await output.received(id))?.path ?? '';
  const to = output.substitutePath(id);
  const original = folders.pathOf(id, 'source');
  await examiner.ask('restore', { original, translated, to });
  await output.substitute(id);
}

/** A result that cannot be looked into passes: it came whole, and it cannot be had again. */
async function isSound(id: string, { rows, output, examiner }: StepPorts): Promise<boolean> {
  const received = await output.received(id);
  const [name = ''] = namesOf(recordOf(rows, id), '{name}{ext}');
  if (received === null || received.size === 0) return false;
  try {
    await examiner.ask('verify', { path: received.path, name });
    return true;
  } catch (error) {
    if (error instanceof ExaminerFailed && error.reason === 'closed') throw error;
    return !(error instanceof Refused);
  }
}

async function place(id: string, ports: StepPorts): Promise<void> {
  const { rows, output, clock, folders } = ports;
  const record = recordOf(rows, id);
  const names = namesOf(record, ports.naming());
  const result = await output.place(id, resultFolders(record.folder), names);
  const hasPreview =
    SHOWN.has(record.format) &&
    // A docx that was made of a pdf has no pages to show beside it.
    changedExtension(record.format, record.options.outputFormat) === null &&
    record.size <= MOST_SHOWN_BYTES &&
    !ports.isPrivate();
  const begun = record.begun ?? clock.date();
  // A restart may lie between, so that only the date tells; it may have been set back.
  const seconds = Math.round(Math.max(0, clock.date() - begun) / 100) / 10;
  rows.move(id, 'saved', { result, hasPreview, seconds, handle: null, failure: null });
  ports.saved(recordOf(rows, id));
  if (!hasPreview) await folders.remove(id);
}

const namesOf = ({ name, format, options }: DocumentRecord, template: string) =>
  resultNames(template, {
    name,
    language: options.target,
    extension: changedExtension(format, options.outputFormat),
  });

/** A code of the system that concerns this result's folder: every other error is one of ours or of the service's. */
const isOfTheFolder = (error: unknown) =>
  error instanceof Error &&
  'code' in error &&
  'syscall' in error &&
  typeof error.code === 'string' &&
  (failureOf(error) === null || DENIED.has(error.code));

/** Another folder, or another account, may be allowed. */
const DENIED: ReadonlySet<string> = new Set(['EACCES', 'EPERM']);

const isFull = (reason: string) => reason === 'ENOSPC' || reason === 'EDQUOT';

const MB = 1024 * 1024;

/** Formats whose result may carry pictures and fonts that the source did without. */
const DRAWN = new Set(['pdf', 'png', 'jpg', 'jpeg', 'gif', 'bmp', 'tif', 'tiff', 'webp']);
const PACKED = new Set(['docx', 'doc', 'pptx', 'ppt', 'xlsx', 'xls', 'idml', 'mif', 'odt', 'zip']);

/**
 * The most bytes that the result of a document may have. Text grows several times over where a script
 * needs more bytes for each letter; what is packed may be packed worse, and what is drawn anew brings
 * its fonts.
 */
function mostResultBytes({ format, size }: Pick<DocumentRecord, 'format' | 'size'>): number {
  if (DRAWN.has(format)) return 8 * size + 64 * MB;
  if (PACKED.has(format)) return 4 * size + 32 * MB;
  return 16 * size + MB;
}
