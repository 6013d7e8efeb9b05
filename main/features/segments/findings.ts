import { baseOf } from '../../../preload/contract/language-code.ts';
import { forbiddenFor, isForbidden } from '../../../preload/contract/forbidden-rules.ts';
import type { ForbiddenTerm } from '../../../preload/contract/segment-forbidden-terms.ts';
import type { QaRules } from '../../../preload/contract/qa-checks.ts';
import type { Finding } from '../../../preload/contract/segments.ts';
import { createForbiddenCheck } from '../../engine/segment-checks/check-forbidden.ts';
import type { CheckedTerm } from '../../engine/segment-checks/check-terms.ts';
import { checkLimit } from '../../engine/segment-checks/check-length.ts';
import { createTermCheck } from '../../engine/segment-checks/check-terms.ts';
import { differingTargets } from '../../engine/segment-checks/differing-targets.ts';
import { createSharedTargets } from '../../engine/segment-checks/shared-targets.ts';
import { createSegmentCheck } from '../../engine/segment-checks/segment-check.ts';
import type { StyleCheck } from '../../engine/segment-checks/check-style.ts';
import { createStyleCheck } from '../../engine/segment-checks/check-style.ts';
import type { EditedProject } from './edited-project.ts';
import { nextTurn } from './next-turn.ts';
import type { SegmentRow } from './segment-rows.ts';
import type { ProjectStyle, StyleOf } from './style-of-project.ts';
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

/** Segments that are looked at between two turns of the loop, and for how long at most. */
const AT_ONCE = 200;
const MOST_MS = 20;

/** What a check tells; how much it matters is the profile's. */
type Found = Pick<Finding, 'kind' | 'what' | 'suggestion'>;

/** What was found in a segment, as long as its texts are these. */
interface Looked {
  readonly source: string;
  readonly target: string;
  readonly findings: readonly Found[];
}

/** What QA reads beside the segments. */
export interface FindingSources {
  /** null where glossaries cannot be read. */
  readonly termsOf: TermsOf | null;
  /** null where style rules cannot be read. */
  readonly styleOf: StyleOf | null;
  /** Of all pairs. */
  readonly forbidden: () => readonly ForbiddenTerm[];
  /** Of the project's profile, as they are now. */
  readonly rules: () => QaRules;
}

/** What the checks of a segment are made from; they are made anew when any of it is another one. */
interface Basis {
  readonly terms: readonly CheckedTerm[];
  readonly style: ProjectStyle | null;
  readonly forbidden: readonly ForbiddenTerm[];
}

/** All checks of one segment. */
type Checks = (row: Pick<SegmentRow, 'source' | 'target' | 'most'>) => readonly Found[];

const NO_TERMS: readonly CheckedTerm[] = [];

export function createProjectFindings(
  project: EditedProject,
  { termsOf, styleOf, forbidden, rules }: FindingSources,
): ProjectFindings {
  /** By id of the segment. */
  const looked = new Map<number, Looked>();
  let made: { readonly basis: Basis; readonly checks: Checks } | null = null;

  const read = async (signal: AbortSignal): Promise<Basis> => {
    const { source, target, glossaries, styleRule } = project.facts();
    const terms =
      termsOf === null || glossaries.length === 0
        ? NO_TERMS
        : await termsOf(glossaries, { source, target }, signal);
    // What is not checked is not asked for either.
    const isStyled = styleOf !== null && styleRule !== null && !rules().off.has('style');
    return {
      terms,
      style: isStyled ? await styleOf(styleRule, signal) : null,
      forbidden: forbiddenFor(forbidden(), { source, target }),
    };
  };
  const prepare = async (signal: AbortSignal): Promise<Checks> => {
    const basis = await read(signal);
    // Settings are read anew with every change of any of them.
    const isSame =
      made?.basis.terms === basis.terms &&
      made.basis.style === basis.style &&
      JSON.stringify(made.basis.forbidden) === JSON.stringify(basis.forbidden);
    if (made !== null && isSame) return made.checks;
    looked.clear();
    made = { basis, checks: checksOf(basis, project.facts()) };
    return made.checks;
  };
  const lookAt = (row: SegmentRow, checks: Checks): readonly Found[] => {
    const { id, source, target } = row;
    const known = looked.get(id);
    if (known?.source === source && known.target === target) return known.findings;
    const findings = checks(row);
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
          .map((one) => ({ ...one, number, severity: severityOf(one.kind) })),
    };
  };
  const limited = (limit: QaRules['limit'], { source, target }: SegmentRow): readonly Found[] =>
    limit === null ? [] : checkLimit(source, target, limit);

  return {
    basis() {
      const { off, limit } = rules();
      return JSON.stringify([[...off], limit, forbidden()]);
    },
    async of(row, signal) {
      const using = await prepare(AbortSignal.any([signal, project.ending]));
      const { tell, limit } = teller();
      return tell([...using(row), ...limited(limit, row)], row.number, row.source);
    },
    async all(signal) {
      const either = AbortSignal.any([signal, project.ending]);
      const using = await prepare(either);
      const { tell, limit } = teller();
      const found: Finding[] = [];
      const sharing = createSharedTargets();
      let turn = performance.now();
      for (let from = 0; ; from += AT_ONCE) {
        either.throwIfAborted();
        const rows = project.store.rows.window(from, AT_ONCE);
        for (const row of rows) {
          const shared = sharing.add(row).map(({ kind, what }) => ({ kind, what }));
          const own = [...lookAt(row, using), ...limited(limit, row), ...shared];
          append(found, tell(own, row.number, row.source));
          // Long lists of forbidden terms make a segment slow.
          if (performance.now() - turn < MOST_MS) continue;
          await nextTurn();
          either.throwIfAborted();
          turn = performance.now();
        }
        if (rows.length < AT_ONCE) break;
        await nextTurn();
        turn = performance.now();
      }
      const differing = differingIn(project).flatMap(({ number, ...other }) =>
        tell([other], number, project.store.rows.get(number)?.source ?? ''),
      );
      return [...found, ...differing].sort((a, b) => a.number - b.number);
    },
  };
}

/** Checks of segments of a pair, those of its style rule among them where that is for the target. */
function checksOf(
  { terms: listed, style, forbidden }: Basis,
  { source, target }: { readonly source: string; readonly target: string },
): Checks {
  // What must not be used is not missed.
  const terms = listed.filter((one) => !isForbidden(forbidden, one.source, one.target));
  const forbiddenCheck = forbidden.length === 0 ? null : createForbiddenCheck(forbidden, target);
  const termCheck = terms.length === 0 ? null : createTermCheck(terms, target);
  const segmentCheck = createSegmentCheck({ source, target }, termCheck);
  const styleCheck: StyleCheck | null =
    style === null || baseOf(style.language) !== baseOf(target)
      ? null
      : createStyleCheck(
          style.rules,
          target,
          terms.map((term) => term.target),
        );
  return (row) => {
    const found = segmentCheck.check(row.source, row.target, row.most);
    const banned = forbiddenCheck?.check(row.source, row.target) ?? [];
    const styled = row.target.trim() === '' ? null : styleCheck?.check(row.target);
    return [...found, ...banned, ...(styled ? [styled] : [])];
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
