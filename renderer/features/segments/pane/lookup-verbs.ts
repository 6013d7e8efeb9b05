import type {
  ConcordanceAnswer,
  Match,
  ServerMatches,
} from '../../../../preload/contract/local-memories.ts';
import type { IdRanges } from '../../../../preload/contract/id-ranges.ts';
import type { Finding, IgnoredFinding, Segment } from '../../../../preload/contract/segments.ts';
import { attempts, IDLE } from '../../../ui/failure/attempt.ts';
import type { EditorContext } from '../editor-context.ts';
import { rowAt } from '../rows/row-windows.ts';
import {
  activeRow,
  isWhole,
  type ConcordanceQuery,
  type EditorState,
  type PaneId,
} from '../state.ts';
import { worstSeverities } from '../qa/worst-severities.ts';
import { askedRanges } from '../selection/asked-ranges.ts';
import { askedFilter } from '../../memories/unit-filter.ts';
import { plainWords } from '../tags/tagged-text.ts';

/** Quick steps through the rows ask for matches only where they rest. */
const REST_MS = 40;

/** Keys Ctrl+1 to Ctrl+9. */
const MOST_MATCHES = 9;

/** What the pane shows beside the text. */
export interface LookupVerbs {
  readonly showPane: (pane: PaneId) => void;
  readonly lookForMatches: () => void;
  /** Searches the memories; what is found nowhere as it stands is searched for similar passages. */
  readonly seek: (query: Partial<ConcordanceQuery>) => Promise<void>;
  readonly loadFindings: () => Promise<void>;
  /** Shows what QA finds in some segments; null: in all. */
  readonly showFindings: (checked: IdRanges | null) => void;
  /** Lets a finding stand in every segment with this source. */
  readonly ignoreFinding: (finding: Finding, reason: string) => Promise<void>;
  readonly restoreFinding: (finding: IgnoredFinding) => Promise<void>;
  readonly loadAnalysis: () => Promise<void>;
}

export interface LookupParts {
  readonly verbs: LookupVerbs;
  /** Segments have changed: what was worked out from them is renewed where it is shown. */
  readonly renew: () => void;
  readonly reset: () => void;
}

/** @param onMatches matches of the active segment have come, or failed */
export function createLookupVerbs(context: EditorContext, onMatches: () => void): LookupParts {
  const { rpc, get, set } = context;
  const matching = attempts<readonly Match[]>((now) => set({ matching: now }));
  const asking = attempts<ServerMatches>(() => undefined);
  const seeking = attempts<ConcordanceAnswer>((now) => set({ concordance: now }));
  let callOff: (() => void) | null = null;
  let callOffRenewal: (() => void) | null = null;

  /** The sources before and after a segment. */
  async function neighbours(now: EditorState, row: Segment, signal: AbortSignal) {
    const { view, rows, project } = now;
    const known = isWhole(view)
      ? [rowAt(rows, row.number - 1), row, rowAt(rows, row.number + 1)].filter(
          (one) => one !== undefined,
        )
      : [];
    const from = Math.max(0, row.number - 1);
    const isKnown = known.length === 3 || (row.number === 0 && known.length === 2);
    const around = isKnown
      ? known
      : (await rpc.ask('segments.rows', { id: project.id, from, count: 3 }, signal)).rows;
    const sourceOf = (number: number) => around.find((one) => one.number === number)?.source;
    const [previous, next] = [sourceOf(row.number - 1), sourceOf(row.number + 1)];
    return {
      ...(previous !== undefined && { previous }),
      ...(next !== undefined && { next }),
    };
  }

  async function match(): Promise<void> {
    const now = get();
    const row = now && activeRow(now);
    if (now === null || row === null) return;
    const { project } = now;
    asking.reset();
    const isEmpty = row.source.trim() === '';
    const query = async (signal: AbortSignal) => ({
      segment: row.source,
      source: project.source,
      target: project.target,
      threshold: project.threshold,
      memories: project.memories === null ? null : [...project.memories],
      limit: MOST_MATCHES,
      ...(await neighbours(now, row, signal)),
    });
    const list = await matching.start(async (signal) =>
      isEmpty ? [] : rpc.ask('local-memories.matches', await query(signal), signal),
    );
    if (list === null) {
      if (get()?.matching.state === 'failed') onMatches();
      return;
    }
    set({ matches: { number: row.number, list }, unsearched: [] });
    onMatches();
    if (isEmpty) return;
    // Those of this computer are there already: nobody waits for a server.
    const more = await asking.start(async (signal) =>
      rpc.ask('local-memories.server-matches', await query(signal), signal),
    );
    if (more === null || more.matches === null) return;
    set({ matches: { number: row.number, list: more.matches }, unsearched: more.unsearched });
  }

  const seekOnce = ({ filter, ...query }: ConcordanceQuery, now: EditorState) =>
    seeking.start((signal) =>
      rpc.ask(
        'local-memories.concordance',
        {
          ...query,
          ...askedFilter(filter),
          source: now.project.source,
          target: now.project.target,
          memories: now.project.memories === null ? null : [...now.project.memories],
        },
        signal,
      ),
    );

  const findings = attempts<NonNullable<DoneOf<EditorState['findings']>>>((found) => {
    // What was found before stays in sight until the new list is there.
    if (found.state === 'running' && get()?.findings.state === 'done') return;
    set({ findings: found });
    // Of some segments it says nothing about the others.
    if (found.state === 'done' && get()?.checked === null)
      set({ marks: worstSeverities(found.value) });
  });
  const analysis = attempts<NonNullable<DoneOf<EditorState['analysis']>>>((worked) => {
    if (worked.state === 'running' && get()?.analysis.state === 'done') return;
    set({ analysis: worked });
  });
  const idOf = () => ({ id: get()?.project.id ?? '' });
  const loadFindings = async () => {
    await findings.start(async (signal) => {
      set({ ignored: await rpc.ask('segments.ignored', idOf(), signal) });
      const checked = get()?.checked ?? null;
      const selected = checked && askedRanges(checked);
      return rpc.ask('segments.findings', { ...idOf(), selected }, signal);
    });
  };
  const loadAnalysis = async () => {
    await analysis.start((signal) => rpc.ask('segments.analysis', idOf(), signal));
  };
  const loadOf = (pane: PaneId | undefined) => {
    if (pane === 'findings') void loadFindings();
    if (pane === 'analysis') void loadAnalysis();
  };

  return {
    verbs: {
      showPane(pane) {
        set({ pane });
        loadOf(pane);
      },
      lookForMatches() {
        callOff?.();
        callOff = context.wait(REST_MS, () => void match());
      },
      async seek(change) {
        const now = get();
        if (now === null) return;
        const query = { ...now.query, ...change };
        const asked = { ...query, text: plainWords(query.text).trim().slice(0, 1000) };
        set({ query });
        if (asked.text === '') {
          seeking.reset();
          return;
        }
        const found = await seekOnce(asked, now);
        const isOwnChoice = change.mode !== undefined;
        if (found?.total !== 0 || query.mode === 'fuzzy' || isOwnChoice) return;
        set({ query: { ...query, mode: 'fuzzy' } });
        await seekOnce({ ...asked, mode: 'fuzzy' }, now);
      },
      loadFindings,
      showFindings(checked) {
        set({ checked, pane: 'findings' });
        void loadFindings();
      },
      async ignoreFinding({ number, kind, what }, reason) {
        const finding = { number, kind, what, reason };
        await context.act((id, signal) => rpc.ask('segments.ignore', { id, ...finding }, signal));
        await loadFindings();
      },
      async restoreFinding({ kind, what, source }) {
        const finding = { kind, what, source };
        await context.act((id, signal) =>
          rpc.ask('segments.restore-finding', { id, ...finding }, signal),
        );
        await loadFindings();
      },
      loadAnalysis,
    },
    renew() {
      callOffRenewal?.();
      callOffRenewal = context.wait(400, () => loadOf(get()?.pane));
    },
    reset() {
      callOff?.();
      callOffRenewal?.();
      for (const one of [matching, asking, seeking, findings, analysis]) one.reset();
      set({ matching: IDLE });
    },
  };
}

type DoneOf<A> = A extends { readonly state: 'done'; readonly value: infer Value } ? Value : never;
