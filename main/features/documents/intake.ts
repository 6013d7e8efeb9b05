import type { CheckedInput, Handlers } from '../../../preload/contract/api.ts';
import type { DocumentOptions } from '../../../preload/contract/documents.ts';
import type { Failure } from '../../../preload/contract/failure.ts';
import type { Clock } from '../../client/clock.ts';
import { extensionOf } from '../../engine/formats/format-of.ts';
import type { DocumentFolders } from '../../system/document-folders.ts';
import { isDiskFull } from '../../system/disk-full.ts';
import type { FileTickets, HandedFile } from '../../system/files.ts';
import type { Services } from '../active-service.ts';
import { FeatureFailure } from '../feature-failure.ts';
import type { LocalMemoryEngine } from '../local-memory-engine.ts';
import type { CheckPorts, Receiver } from './check-document.ts';
import { checkDocument, quickRefusal } from './check-document.ts';
import type { CheckQueue } from './check-queue.ts';
import { filesUnderWay, type FilesUnderWay } from './files-under-way.ts';
import type { QueueRows } from './queue-rows.ts';
import type { DocumentRecord } from './record.ts';

export interface IntakePorts extends CheckPorts {
  readonly files: FileTickets;
  readonly folders: DocumentFolders;
  readonly services: Pick<Services, 'active' | 'about'>;
  readonly rows: QueueRows;
  readonly checks: Pick<CheckQueue, 'push'>;
  /** Tag of the project at work; null for none. */
  readonly reportingTag: () => string | null;
  readonly memories: Pick<LocalMemoryEngine, 'hasAssigned'>;
  readonly clock: Clock;
}

/** The options of a document as they are kept with it. */
export function settledOptions(
  asked: DocumentOptions,
  { memories, reportingTag }: Pick<IntakePorts, 'memories' | 'reportingTag'>,
): DocumentOptions {
  const own = asked.reportingTag?.trim() ?? '';
  const { local, source, target } = asked;
  // Without a memory to act the service gets the document as a whole.
  const acts =
    local !== 'off' &&
    source !== null &&
    (local.memories.length > 0 || memories.hasAssigned(source, target));
  return {
    ...asked,
    local: acts ? local : 'off',
    reportingTag: own === '' ? reportingTag() : own,
  };
}

type Intake = Pick<Handlers, 'documents.check' | 'documents.add' | 'documents.forget'>;
type Batch = CheckedInput<'documents.add'>;
type Listed = Batch['files'][number];

/** How files come into the queue. */
export function createIntake(ports: IntakePorts): Intake {
  const { files, folders, services, rows, checks, clock } = ports;

  const receiver = (): { readonly id: string; readonly name: string } & Receiver => {
    const { id } = services.active.value;
    const known = services.about(id) ?? { service: 'remote', name: '', tier: 'paid' };
    return { id, ...known };
  };

  /** Looks at a file where it stands; one that stands nowhere is copied for that. */
  const checked = async (file: HandedFile, name: string, options: Batch['options']) => {
    const to = receiver();
    const sized = { name, size: file.size ?? 0 };
    const quick = quickRefusal(sized, options, to);
    if (quick !== null) return { characters: null, size: sized.size, refusal: quick };
    if (file.path !== undefined) {
      const found = await checkDocument({ ...sized, path: file.path }, options, to, ports);
      return { ...found, size: sized.size };
    }
    const id = crypto.randomUUID();
    try {
      const { path, size } = await folders.keep(id, file);
      return { ...(await checkDocument({ name, size, path }, options, to, ports)), size };
    } finally {
      await folders.remove(id);
    }
  };

  /** @returns its id; null where the same file is under way already */
  const add = async (
    { ticket, name, folder }: Listed,
    options: Batch['options'],
    added: number,
    underWay: FilesUnderWay,
  ): Promise<string | null> => {
    const to = receiver();
    const id = crypto.randomUUID();
    const fresh: DocumentRecord = {
      id,
      name,
      folder,
      size: 0,
      format: extensionOf(name),
      options,
      connection: to.id,
      connectionName: to.name,
      state: 'queued' as const,
      characters: null,
      failure: null,
      added,
      begun: null,
      seconds: null,
      result: null,
      found: null,
      engine: null,
      warnings: [],
      fuzzy: [],
      hasPreview: false,
      cuts: 0,
      handle: null,
      expected: null,
      isChecked: false,
      isSmall: false,
      isReceived: false,
      isCounted: false,
    };
    const refuse = (failure: Failure, size: number) => {
      rows.add({ ...fresh, size, state: 'refused', failure });
      return id;
    };
    const file = files.take(ticket);
    if (file === null) return refuse({ code: 'file-gone', params: { name } }, 0);
    try {
      const size = file.size ?? 0;
      const refusal = quickRefusal({ name, size }, options, to);
      if (refusal !== null) return refuse(refusal, size);
      const kept = await folders.keep(id, file);
      const record = { ...fresh, size: kept.size };
      if (await underWay.has(record, kept)) {
        await folders.remove(id);
        return null;
      }
      rows.add(record);
      underWay.add(record);
      checks.push(id);
      return id;
    } catch (error) {
      await folders.remove(id).catch(() => undefined);
      // The rest of the batch would not fit either.
      if (isDiskFull(error)) throw new FeatureFailure({ code: 'disk-full' });
      return refuse({ code: 'file-unreadable', params: { name } }, file.size ?? 0);
    } finally {
      await file.discard();
    }
  };

  return {
    'documents.check': async ({ files: listed, options }, { signal }) => {
      const found = [];
      for (const { ticket, name } of listed) {
        if (signal.aborted) throw new FeatureFailure({ code: 'cancelled' });
        const format = extensionOf(name) || null;
        const file = files.take(ticket);
        if (file === null) {
          const refusal: Failure = { code: 'file-gone', params: { name } };
          found.push({ name, format, size: 0, characters: null, refusal });
          continue;
        }
        const { size, characters, refusal } = await checked(file, name, options);
        found.push({ name, format, size, characters, refusal });
      }
      return { files: found };
    },
    'documents.add': async ({ files: listed, options: asked }) => {
      const ids: string[] = [];
      const repeated: string[] = [];
      const underWay = filesUnderWay(rows, folders);
      // Kept with each document, so that another project later on changes nothing for it.
      const options = settledOptions(asked, ports);
      // One moment for the whole batch: the list shows it in the order in which it was handed over.
      const added = clock.date();
      for (const file of listed) {
        const id = await add(file, options, added, underWay);
        if (id === null) repeated.push(file.name);
        else ids.push(id);
      }
      return { ids, repeated };
    },
    'documents.forget': async ({ tickets }) => {
      await Promise.all(tickets.map(async (ticket) => files.take(ticket)?.discard()));
      return null;
    },
  };
}
