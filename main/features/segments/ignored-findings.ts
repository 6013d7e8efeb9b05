import { z } from 'zod';
import { QA_CHECKS } from '../../../preload/contract/qa-checks.ts';
import type { IgnoredFinding } from '../../../preload/contract/segments.ts';
import type { Database } from '../../system/database.ts';

type Finding = Pick<IgnoredFinding, 'kind' | 'what' | 'source'>;

/** Findings of a file that somebody lets stand. They hold for every segment with the same source. */
export interface IgnoredFindings {
  /** The newest first. */
  all(): readonly IgnoredFinding[];
  /** Whether one is ignored, as it is now. */
  reader(): (finding: Finding) => boolean;
  ignore(finding: IgnoredFinding): void;
  /** It is found again. */
  restore(finding: Finding): void;
}

const Kept = z.object({
  kind: z.enum(QA_CHECKS),
  what: z.string(),
  source: z.string(),
  reason: z.string(),
  at: z.string(),
});

export function createIgnoredFindings(sqlite: Database['sqlite']): IgnoredFindings {
  const reading = sqlite.prepare('SELECT * FROM ignored_finding ORDER BY at DESC');
  // What damage has put there ignores nothing.
  const all = () =>
    reading.all().flatMap((row) => {
      const read = Kept.safeParse(row);
      return read.success ? [read.data] : [];
    });
  return {
    all,
    reader() {
      const keys = new Set(all().map(keyOf));
      return (finding) => keys.size > 0 && keys.has(keyOf(finding));
    },
    ignore({ kind, what, source, reason, at }) {
      sqlite
        .prepare('INSERT OR REPLACE INTO ignored_finding VALUES (?, ?, ?, ?, ?)')
        .run(kind, what, source, reason, at);
    },
    restore({ kind, what, source }) {
      sqlite
        .prepare('DELETE FROM ignored_finding WHERE kind = ? AND what = ? AND source = ?')
        .run(kind, what, source);
    },
  };
}

const keyOf = ({ kind, what, source }: Finding): string => JSON.stringify([kind, what, source]);
