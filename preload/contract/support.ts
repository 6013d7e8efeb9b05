import { ask, nothing } from './route.ts';
import type { ExportedFile } from './exported-file.ts';

export const supportRoutes = {
  /** What support needs to know: no texts, no keys. */
  'support.bundle': ask(nothing).gives<ExportedFile>(),
};
