import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import type { Memories } from '../../engine/memory/memories.ts';
import type { Ledger } from '../accounts/ledger.ts';
import type { Glossaries } from '../customization/glossaries.ts';
import type { StyleRules } from '../customization/style-rules.ts';
import { controlDocuments } from '../endpoints/control-documents.ts';
import { documentEndpoints } from '../endpoints/documents.ts';
import type { Endpoint } from '../endpoints/endpoint.ts';
import { createDocumentFaultMenu } from './document-faults.ts';
import { documentLimits } from './document-limits.ts';
import type { DocumentLimits } from './document-limits.ts';
import { createDocumentPlaces } from './document-places.ts';
import { createDocumentRows } from './document-rows.ts';
import { createDocumentThreads } from './document-threads.ts';
import { createDocumentWork } from './document-work.ts';
import { openDocuments } from './documents.ts';
import type { Documents } from './documents.ts';
import type { ThreadStart } from './routes.ts';
import type { EngineChoice } from '../../system/own-engine-routes.ts';
import type { StartHelper } from '../../system/processes.ts';
import type { FaultListener } from '../../system/background.ts';

export interface DocumentServicePorts extends ThreadStart {
  readonly database: DatabaseSync;
  /** The data folder; documents lie in `documents` below it. */
  readonly data: string;
  /** The built thread that translates documents, or its source. */
  readonly thread: string | URL;
  readonly store: Memories;
  readonly glossaries: Glossaries;
  readonly styleRules: StyleRules;
  readonly ledger: Ledger;
  /** Whether documents of some formats are billed a minimum. */
  readonly hasMinimum: boolean;
  readonly limits: Partial<DocumentLimits>;
  /** Which engines are asked now. */
  readonly engines: () => EngineChoice;
  readonly startHelper: StartHelper;
  readonly onFault: FaultListener;
  readonly now: () => Date;
}

/** Everything that has to do with documents. */
export function createDocumentService(ports: DocumentServicePorts): {
  readonly endpoints: readonly Endpoint[];
  readonly drop: Documents['drop'];
  close(): Promise<void>;
} {
  const { database, ledger, glossaries, styleRules, hasMinimum, onFault } = ports;
  const limits = { ...documentLimits(), ...ports.limits };
  const faults = createDocumentFaultMenu();
  const rows = createDocumentRows(database, ports.now);
  const places = createDocumentPlaces(join(ports.data, 'documents'));
  const { memories, assets, ocrData, pseudo, packFolders } = ports;
  const threads = createDocumentThreads(
    ports.thread,
    { memories, assets, ocrData, pseudo, packFolders },
    limits,
    ports.startHelper,
  );
  const work = createDocumentWork({
    rows,
    places,
    threads,
    glossaries,
    faults,
    hasMinimum,
    engines: ports.engines,
    atOnce: limits.threads,
    onFault,
    clock: () => performance.now(),
  });
  const documents = openDocuments({
    database,
    rows,
    places,
    work,
    ledger,
    faults,
    limits,
    onFault,
  });
  return {
    drop: (name) => documents.drop(name),
    endpoints: [
      ...documentEndpoints({
        documents,
        work,
        memories: ports.store,
        glossaries,
        styleRules,
        ledger,
        hasMinimum,
      }),
      controlDocuments(faults),
    ],
    close: async () => {
      documents.close();
      work.close();
      await threads.close();
    },
  };
}
