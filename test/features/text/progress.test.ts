import { expect, test } from 'vitest';
import type { PlannedChunk } from '../../../main/features/text/plan.ts';
import { createProgress } from '../../../main/features/text/progress.ts';

test('a translation of as many segments as a service likes to name is joined', () => {
  const text = 'a'.repeat(300_000);
  const range = { start: 0, end: text.length };
  const planned = [{ chunk: range, core: range, context: '' }] as unknown as PlannedChunk[];
  const progress = createProgress(text, planned, 'remote');
  const origin = Array.from({ length: 300_000 }, (_, at) => ({
    kind: 'engine' as const,
    source: [at, at + 1] as const,
    target: [at, at + 1] as const,
  }));
  progress.finish(0, { text, detectedSource: 'EN', billed: null, origin });
  expect(progress.done().segments).toHaveLength(300_000);
});
