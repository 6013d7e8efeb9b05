import { inspectionRoutes } from '../../../main/engine/inspection/routes.ts';
import type { HandedFile } from '../../../main/system/files.ts';
import { Readable } from 'node:stream';
import { serveHere } from '../../system/channel/in-process.ts';

const unasked = () => Promise.reject(new Error('nobody asks for this'));

/** Helper processes that look into every document and find nothing wrong. */
export const startInspector = serveHere(inspectionRoutes, {
  inspect: () => ({ format: 'txt', characters: 12, warnings: [] }),
  verify: () => null,
  preview: unasked,
  minify: unasked,
  restore: unasked,
  segments: unasked,
  align: unasked,
  layout: unasked,
  'merge-segments': unasked,
  'write-review': unasked,
  'read-review': unasked,
});

/** A file that the page handed over. */
export const handed = (name: string, text: string): HandedFile => ({
  name,
  size: Buffer.byteLength(text),
  open: () => Readable.from([Buffer.from(text)]),
  discard: () => Promise.resolve(),
});
