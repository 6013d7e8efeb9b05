import type { Handlers } from '../../../preload/contract/api.ts';
import type { HistoryList } from '../../../preload/contract/history.ts';
import type { Settings } from '../../../preload/contract/settings.ts';
import type { Clock } from '../../client/clock.ts';
import { systemClock } from '../../client/clock.ts';
import { readTerms } from '../../engine/full-text/terms.ts';
import type { Database } from '../../system/database.ts';
import type { Observable } from '../../system/observable.ts';
import { createObservable } from '../../system/observable.ts';
import type { Log } from '../../system/log.ts';
import type { Services } from '../active-service.ts';
import { FeatureFailure } from '../feature-failure.ts';
import type { RecordResult } from '../result.ts';
import { createEntryTable } from './entry-table.ts';
import { exportHistory } from './export.ts';
import { createRecorder } from './recorder.ts';
import { keepRetention } from './retention.ts';
import type { Selection } from './selection.ts';
import { detailOf, shownEntry } from './shown-entry.ts';

export interface HistoryPorts {
  readonly database: Database;
  readonly services: Pick<Services, 'about'>;
  readonly settings: Observable<Settings>;
  /** Whether a document stands in the queue. */
  readonly hasDocument: (id: string) => boolean;
  readonly closing: AbortSignal;
  readonly clock?: Clock;
  readonly log: Log;
}

/** Which page of which entries. */
export interface PageRequest extends Selection {
  /** Entries older than this one; null begins with the newest. */
  readonly before: number | null;
  readonly count: number;
}

export interface HistoryFeature {
  readonly handlers: Pick<Handlers, Extract<keyof Handlers, `history.${string}`>>;
  readonly record: RecordResult;
  /** A session was deleted: what stands here of it goes too. */
  forgetSession(id: string): void;
  /** Whether a session has its entry. */
  hasSession(id: string): boolean;
  /** Id of the session that an entry is about. */
  sessionOf(entry: number): string | null;
  page(request: PageRequest): HistoryList;
  forget(): void;
  /** Private mode begins: what is kept stays, what comes is not written. */
  purgeFromDisk(): void;
}

/** Everything that was translated, improved and found out, with its search. */
export function createHistory(ports: HistoryPorts): HistoryFeature {
  const { services, settings, hasDocument, closing, clock = systemClock, log } = ports;
  const table = createEntryTable(ports.database);
  const state = createObservable({ version: 0, entries: table.size });
  const onChange = () => state.set({ version: state.value.version + 1, entries: table.size });
  const recorder = createRecorder({
    table,
    services,
    onChange,
    log,
    settings: () => settings.value,
    date: () => clock.date(),
  });
  keepRetention({ table, settings, clock, closing, onChange, log });

  const page = ({ before, count, ...selection }: PageRequest): HistoryList => {
    const terms = readTerms(selection.query);
    const entries = table.page(selection, terms, { before, count });
    return {
      total: table.count(selection, terms),
      entries: entries.map((entry) => shownEntry(entry, terms)),
    };
  };
  const found = (id: number) => {
    const entry = table.get(id);
    if (entry === null) throw new FeatureFailure({ code: 'not-found' });
    return entry;
  };
  const remove = (ids: readonly number[]) => {
    table.remove(ids);
    onChange();
  };

  return {
    handlers: {
      'history.page': (request) => page(request),
      'history.watch': (_, { signal }) => state.watch(signal),
      'history.get'({ id }) {
        const entry = found(id);
        const isThere = entry.kind !== 'document' || hasDocument(entry.of ?? '');
        return detailOf(entry, isThere);
      },
      'history.pin'({ id, pinned }) {
        table.pin(found(id).id, pinned);
        onChange();
        return null;
      },
      'history.remove'({ ids }) {
        remove(ids);
        return null;
      },
      'history.export'({ format, ...selection }) {
        const entries = table.each(selection, readTerms(selection.query));
        return exportHistory(entries, format, clock.date());
      },
    },
    record: recorder.record,
    forgetSession(id) {
      const entry = table.about('voice', id);
      if (entry !== null) remove([entry]);
    },
    hasSession: (id) => table.about('voice', id) !== null,
    sessionOf: (entry) => table.get(entry)?.of ?? null,
    page,
    forget() {
      recorder.endEdits();
      table.clear();
      onChange();
    },
    purgeFromDisk: () => recorder.endEdits(),
  };
}
