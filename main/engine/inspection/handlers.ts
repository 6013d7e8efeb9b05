import type { HandlersOf } from '../../../preload/contract/route.ts';
import { alignDocuments } from './align-documents.ts';
import { documentLayout } from './document-layout.ts';
import { inspectDocument } from './inspect-document.ts';
import { mergeSegments } from './merge-segments.ts';
import { minifyPackage } from './minify-package.ts';
import { previewDocument } from './preview-document.ts';
import { restoreMedia } from './restore-media.ts';
import type { InspectionRoutes } from './routes.ts';
import { packUnits } from './packed-units.ts';
import { segmentDocument } from './segment-document.ts';
import { readReview, writeReview } from './review-files.ts';
import { verifyDocument } from './verify-document.ts';

/** Each rejects with `DocumentRefusal`, or with what the disk throws. */
export const inspectionHandlers: HandlersOf<InspectionRoutes> = {
  inspect: (job) => inspectDocument(job),
  preview: (job) => previewDocument(job),
  minify: ({ from, to }) => minifyPackage(from, to),
  restore: (job) => restoreMedia(job),
  verify: ({ path, name }) => verifyDocument(path, name),
  async segments(job) {
    const document = await segmentDocument(job);
    return { ...document, units: packUnits(document.units) };
  },
  layout: (job) => documentLayout(job),
  align: (job) => alignDocuments(job),
  'write-review': (job) => writeReview(job),
  'read-review': (job) => readReview(job),
  'merge-segments': (job) => mergeSegments(job),
};
