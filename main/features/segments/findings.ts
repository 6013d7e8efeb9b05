import type { QaRules } from '../../../preload/contract/qa-checks.ts';
import type { Finding } from '../../../preload/contract/segments.ts';
import type { CheckedTerm } from '../../engine/segment-checks/check-terms.ts';
import { checkLimit } from '../../engine/segment-checks/check-length.ts';
import { createTermCheck } from '../../engine/segment-checks/check-terms.ts';
import { differingTargets } from '../../engine/segment-checks/differing-targets.ts';
import { createSharedTargets } from '../../engine/segment-checks/shared-targets.ts';
import type { SegmentCheck } from '../../engine/segment-checks/segment-check.ts';
import { createSegmentCheck } from '../../engine/segment-checks/segment-check.ts';
import type { EditedProject } from './edited-project.ts';
import { nextTurn } from './next-turn.ts';
import type { SegmentRow } from './segment-rows.ts';
import { append } from '../../system/long-lists.ts';

/** The terms of chosen glossaries for a pair of languages, in order of precedence. */
export type TermsOf = (
  glossaries: readonly string[],
  pair: { readonly source: string; readonly target: string },
  signal: AbortSignal,
) => Promise<readonly CheckedTerm[]>;

/** Looks at the segments of a project. */
export interface ProjectFindings {
  /** All findings in order of the segments; only what has changed since is looked at again. */
  all(signal: AbortSignal): Promise<readonly Finding[]>;
  /** Another one means that others may be found in the same texts. */
  basis(): string;
  /** Those of one segment as it is given; what other segments have does not count. */
  of(row: SegmentRow, signal: AbortSignal): Promise<readonly Finding[]>;
}

/** Segments that are looked at between two turns of the loop. */
const AT_ONCE = 200;

/** What a check tells; how much it matters is the profile's. */
type Found = Pick<Finding, 'kind' | 'what'>;

/** What was found in a segment, as long as its texts are these. */
interface Looked {
  readonly source: string;
  readonly target: string;
  readonly findings: readonly Found[];
}

/**
 * @param termsOf null where glossaries cannot be read
 * @param rules of the project's profile, as they are now
 */
export function createProjectFindings(
  project: EditedProject,
  termsOf: TermsOf | null,
  rules: () => QaRules,
): ProjectFindings {
  /** By id of the segment. */
  const looked = new Map<number, Looked>();
  let check: SegmentCheck | null = null;
  /** Terms that `check` looks for. */
  let terms: readonly CheckedTerm[] | null = null;

  const prepare = async (signal: AbortSignal): Promise<SegmentCheck> => {
    const { source, target, glossaries } = project.facts();
    const pair = { source, target };
    const wanted =
      termsOf === null || glossaries.length === 0 ? [] : await termsOf(glossaries, pair, signal);
    if (check !== null && wanted === terms) return check;
    if (check !== null && wanted.length === 0 && terms?.length === 0) return check;
    looked.clear();
    terms = wanted;
    check = createSegmentCheck(pair, wanted.length === 0 ? null : createTermCheck(wanted, target));
    return check;
  };
  const lookAt = (row: SegmentRow, with_: SegmentCheck): readonly Found[] => {
    const { id, source, target, most } = row;
    const known = looked.get(id);
    if (known?.source === source && known.target === target) return known.findings;
    const findings = with_.check(source, target, most).map(({ kind, what }) => ({ kind, what }));
    looked.set(id, { source, target, findings });
    return findings;
  };

  /** Makes findings of what checks tell, but where a check is not made or somebody lets it stand. */
  const teller = () => {
    const { off, limit, severityOf } = rules();
    const isIgnored = project.store.ignored.reader();
    return {
      limit,
      tell: (found: readonly Found[], number: number, source: string): Finding[] =>
        found
          .filter(({ kind, what }) => !off.has(kind) && !isIgnored({ kind, what, source }))
          .map(({ kind, what }) => ({ number, kind, what, severity: severityOf(kind) })),
    };
  };
  const limited = (limit: QaRules['limit'], { source, target }: SegmentRow): readonly Found[] =>
    limit === null ? [] : checkLimit(source, target, limit);

  return {
    basis() {
      const { off, limit } = rules();
      return JSON.stringify([[...off], limit]);
    },
    async of(row, signal) {
      const using = await prepare(AbortSignal.any([signal, project.ending]));
      const { tell, limit } = teller();
      const { number, source, target, most } = row;
      return tell([...using.check(source, target, most), ...limited(limit, row)], number, source);
    },
    async all(signal) {
      const either = AbortSignal.any([signal, project.ending]);
      const using = await prepare(either);
      const { tell, limit } = teller();
      const found: Finding[] = [];
      const sharing = createSharedTargets();
      for (let from = 0; ; from += AT_ONCE) {
        either.throwIfAborted();
        const rows = project.store.rows.window(from, AT_ONCE);
        for (const row of rows) {
          const own = [...lookAt(row, using), ...limited(limit, row), ...sharing.add(row)];
          append(found, tell(own, row.number, row.source));
        }
        if (rows.length < AT_ONCE) break;
        await nextTurn();
      }
      const differing = differingIn(project).flatMap(({ number, ...other }) =>
        tell([other], number, project.store.rows.get(number)?.source ?? ''),
      );
      return [...found, ...differing].sort((a, b) => a.number - b.number);
    },
  };
}

/** Those whose target is not what other segments of the same source have. */
function differingIn(project: EditedProject): (Found & Pick<Finding, 'number'>)[] {
  const differing: (Found & Pick<Finding, 'number'>)[] = [];
  let twin: number | null = null;
  let group: { readonly number: number; readonly target: string }[] = [];
  const finish = () => {
    for (const { number, usual } of differingTargets(group)) {
      differing.push({ number, kind: 'same-source-differs', what: String(usual + 1) });
    }
    group = [];
  };
  for (const row of project.store.rows.repeated()) {
    if (row.twin !== twin) finish();
    ({ twin } = row);
    group.push(row);
  }
  finish();
  return differing;
}
