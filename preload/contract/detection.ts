import { z } from 'zod';
import type { Failure } from './failure.ts';
import type { Detection } from './text.ts';
import { ask, watch } from './route.ts';
import type { ExportedFile } from './exported-file.ts';

/** Many lines at once; they go out 50 at a time, in order. */
export const DetectionRequest = z.strictObject({
  lines: z.array(z.string().max(20_000)).min(1).max(100_000),
});
export interface DetectionProgress {
  readonly state: 'running' | 'done' | 'failed';
  /** Outcomes of the lines from the first on that are done since the last value. */
  readonly from: number;
  readonly found: readonly Detection[];
  readonly done: number;
  readonly all: number;
  readonly failure?: Failure;
}
export const LinesFile = z.strictObject({ ticket: z.string().max(128) });
export interface OpenedLines {
  readonly name: string;
  readonly lines: readonly string[];
}
export const DetectionExport = z.strictObject({
  rows: z
    .array(
      z.strictObject({
        text: z.string().max(20_000),
        outcome: z.string().max(40),
        language: z.string().max(16).nullable(),
        by: z.enum(['service', 'local']),
      }),
    )
    .max(100_000),
});

export const detectionRoutes = {
  'detection.run': watch(DetectionRequest).gives<DetectionProgress>(),
  'detection.open': ask(LinesFile).gives<OpenedLines>(),
  'detection.export': ask(DetectionExport).gives<ExportedFile>(),
};
