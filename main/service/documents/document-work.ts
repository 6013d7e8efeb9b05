import { rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { GlossaryTerm } from '../../engine/glossary/apply.ts';
import { billedCharactersOf, MAX_DOCUMENT_CHARACTERS } from '../../engine/formats/size-limits.ts';
import { baseOf } from '../../../preload/contract/language-code.ts';
import type { EngineChoice } from '../../system/own-engine-routes.ts';
import type { Glossaries } from '../customization/glossaries.ts';
import type { DocumentFaultMenu } from './document-faults.ts';
import { namedFormat } from './document-formats.ts';
import type { DocumentPlaces } from './document-places.ts';
import type { DocumentRow, DocumentRows, StoredRequest } from './document-rows.ts';
import type { DocumentThreads } from './document-threads.ts';
import type { DocumentOutcome } from './routes.ts';
import { guarded, inBackground, type FaultListener } from '../../system/background.ts';
import { storageFailure } from '../../system/storage-failure.ts';

export interface DocumentWorkPorts {
  readonly rows: DocumentRows;
  readonly places: DocumentPlaces;
  readonly threads: DocumentThreads;
  readonly glossaries: Glossaries;
  readonly faults: DocumentFaultMenu;
  /** Whether documents of some formats are billed a minimum. */
  readonly hasMinimum: boolean;
  /** Documents that are translated at the same time. */
  readonly atOnce: number;
  /** Which engines are asked now. */
  readonly engines: () => EngineChoice;
  readonly onFault: FaultListener;
  /** Milliseconds, ascending. */
  readonly clock: () => number;
}

/** The queue of documents, and what is translated of it. */
export interface DocumentWork {
  /** Puts a document in the line; one that is there already stays where it is. */
  begin(id: string, key: string): void;
  /** Seconds that a document will still take, roughly; null while nothing is known. */
  secondsRemaining(id: string): number | null;
  /** Whether it is in the line or in work. */
  has(id: string): boolean;
  /**
   * Why the disk let the last work on a document fail; null where it did not. Told once: the document
   * keeps its source, and whoever asks for it again begins it anew.
   */
  takeRefusal(id: string): Error | null;
  /** Takes a document out of the line, or ends the work on it. */
  stop(id: string): void;
  /** Ends all work; what was under way begins anew with the next start. */
  close(): void;
}

interface Entry {
  readonly id: string;
  readonly key: string;
  /** As they were when the document came, whatever becomes of the glossaries. */
  readonly terms: readonly GlossaryTerm[];
  readonly stopped: AbortController;
  /** Where the work has begun. */
  begun: { readonly at: number; share: number } | null;
}

/** Remaining seconds that nobody should believe, as services are known to tell. */
const ABSURD_SECONDS = 2 ** 27;

export function createDocumentWork(ports: DocumentWorkPorts): DocumentWork {
  const { rows, faults } = ports;
  const entries = new Map<string, Entry>();
  const line: Entry[] = [];
  const refusals = new Map<string, Error>();
  let active = 0;
  let isClosed = false;

  return {
    begin(id, key) {
      if (isClosed || entries.has(id)) return;
      const row = rows.find(id);
      if (row === null) return;
      const entry: Entry = {
        id,
        key,
        terms: termsOf(row.request),
        stopped: new AbortController(),
        begun: null,
      };
      entries.set(id, entry);
      const held = faults.take('queue');
      if (held === null) join(entry);
      else
        setTimeout(
          guarded('documents.queue', () => join(entry)),
          held.ms,
        ).unref();
    },
    secondsRemaining(id) {
      const begun = entries.get(id)?.begun ?? null;
      if (begun === null) return null;
      if (faults.take('absurd') !== null) return ABSURD_SECONDS;
      if (begun.share === 0) return 1;
      const spent = ports.clock() - begun.at;
      return Math.max(1, Math.ceil((spent * (1 - begun.share)) / begun.share / 1000));
    },
    has: (id) => entries.has(id),
    takeRefusal(id) {
      const refusal = refusals.get(id) ?? null;
      refusals.delete(id);
      return refusal;
    },
    stop(id) {
      refusals.delete(id);
      const entry = entries.get(id);
      entries.delete(id);
      entry?.stopped.abort();
    },
    close() {
      isClosed = true;
      for (const { stopped } of entries.values()) stopped.abort();
      entries.clear();
    },
  };

  function join(entry: Entry): void {
    line.push(entry);
    proceed();
  }

  function proceed(): void {
    while (active < ports.atOnce) {
      const entry = line.shift();
      if (entry === undefined) return;
      if (entry.stopped.signal.aborted) continue;
      active += 1;
      inBackground('documentWork.work', () =>
        work(entry).finally(() => {
          active -= 1;
          proceed();
        }),
      );
    }
  }

  async function work(entry: Entry): Promise<void> {
    const { id, stopped } = entry;
    try {
      const row = rows.find(id);
      if (row === null) return;
      rows.setStatus(id, 'translating', null);
      entry.begun = { at: ports.clock(), share: 0 };
      const outcome = await outcomeOf(entry, row);
      if (stopped.signal.aborted) return;
      settle(row, outcome);
    } catch (error) {
      if (stopped.signal.aborted) return;
      if (error instanceof Error && storageFailure(error) !== null) {
        refusals.set(id, error);
        return;
      }
      ports.onFault('documents.work', error);
      rows.setStatus(id, 'error', { kind: 'failed', reason: 'internal' });
    } finally {
      if (entries.get(id) === entry) entries.delete(id);
      // What a stopped thread may still have written.
      if (stopped.signal.aborted && !isClosed) await ports.places.remove(id);
    }
  }

  async function outcomeOf(entry: Entry, row: DocumentRow): Promise<DocumentOutcome> {
    const { signal } = entry.stopped;
    const slow = faults.take('slow');
    if (slow !== null) await sleep(slow.ms, undefined, { signal, ref: false });
    if (faults.take('fail') !== null) return { kind: 'failed', reason: 'triggered' };
    return ports.threads.translate(
      {
        name: row.name,
        input: ports.places.source(row.id),
        output: ports.places.result(row.id),
        key: entry.key,
        request: { ...row.request, glossaries: entry.terms },
        engines: ports.engines(),
        mostCharacters: MAX_DOCUMENT_CHARACTERS[row.tier],
        crashes: faults.take('crash') !== null,
      },
      (share) => {
        if (entry.begun !== null) entry.begun.share = share;
      },
      signal,
    );
  }

  function termsOf({ glossaries, source, target }: StoredRequest): readonly GlossaryTerm[] {
    if (source === null || glossaries.length === 0) return [];
    return ports.glossaries.terms(glossaries, baseOf(source), baseOf(target));
  }

  function settle(row: DocumentRow, outcome: DocumentOutcome): void {
    if (isClosed) return;
    if (outcome.kind === 'unwritten') {
      const code = outcome.isDiskFull ? 'ENOSPC' : 'EIO';
      throw Object.assign(new Error('The disk did not take a result.'), { code });
    }
    keepOutcome(row, outcome);
    // It is not needed any more, and gone before anybody hears of the outcome.
    rmSync(ports.places.source(row.id), { force: true });
  }

  function keepOutcome(
    row: DocumentRow,
    outcome: Exclude<DocumentOutcome, { kind: 'unwritten' }>,
  ): void {
    if (outcome.kind === 'done') {
      const format = namedFormat(row.name);
      const billed =
        format === null ? 0 : billedCharactersOf(format, outcome.characters, ports.hasMinimum);
      rows.setStatus(row.id, 'done', { ...outcome, billed });
      return;
    }
    if (outcome.fault !== undefined) ports.onFault('documents.translate', outcome.fault);
    const { reason, version } = outcome;
    const given = version === undefined ? {} : { version };
    rows.setStatus(row.id, 'error', { kind: 'failed', reason, ...given });
  }
}
