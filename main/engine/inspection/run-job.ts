import { inspectDocument } from './inspect-document.ts';
import type { InspectionAnswers, InspectionJob } from './job.ts';
import { mergeSegments } from './merge-segments.ts';
import { minifyPackage } from './minify-package.ts';
import { previewDocument } from './preview-document.ts';
import { restoreMedia } from './restore-media.ts';
import { segmentDocument } from './segment-document.ts';
import { verifyDocument } from './verify-document.ts';

/** Does one job. Rejects with `DocumentRefusal`, or with what the disk throws. */
export function runJob(job: InspectionJob): Promise<InspectionAnswers[InspectionJob['do']]> {
  switch (job.do) {
    case 'inspect':
      return inspectDocument(job);
    case 'preview':
      return previewDocument(job);
    case 'minify':
      return minifyPackage(job.from, job.to);
    case 'restore':
      return restoreMedia(job);
    case 'verify':
      return verifyDocument(job.path, job.name);
    case 'segments':
      return segmentDocument(job);
    case 'merge-segments':
      return mergeSegments(job);
  }
}
