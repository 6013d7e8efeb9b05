import { serveParent } from '../../system/channel/parent.ts';
import { findParent } from '../../system/parent-port.ts';
import { documentFailure } from '../formats/document-filter.ts';
import { glossaryFileHandlers } from './handlers.ts';
import { glossaryFileRoutes } from './routes.ts';

/** Reads or writes one file of entries, in a process of its own: it may be large, or an attack. */
serveParent(findParent(process), glossaryFileRoutes, glossaryFileHandlers, {
  failureOf: documentFailure,
});
