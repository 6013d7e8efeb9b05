import { serveParent } from '../../system/channel/parent.ts';
import { findParent } from '../../system/parent-port.ts';
import { documentFailure } from '../formats/document-filter.ts';
import { inspectionHandlers } from './handlers.ts';
import { inspectionRoutes } from './routes.ts';

/**
 * Looks into documents, in a process of its own: they may be large, and they may be attacks. Main asks
 * for one thing after the other, so that two large documents are never in memory together.
 */
serveParent(findParent(process), inspectionRoutes, inspectionHandlers, {
  failureOf: documentFailure,
});
