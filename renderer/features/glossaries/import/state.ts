import type {
  DictionaryChange,
  Glossary,
  GlossaryPreview,
} from '../../../../preload/contract/glossaries.ts';
import { forbiddenTerm } from '../../../../preload/contract/forbidden-rules.ts';
import type { ForbiddenTerm } from '../../../../preload/contract/segment-forbidden-terms.ts';
import type { Attempt } from '../../../ui/failure/attempt.ts';
import { isSamePair, type Pair, type SaveMode } from '../state.ts';

/** What becomes of one dictionary of the file. */
export type ImportMode = SaveMode | 'leave';

/** Where the entries go. */
export type Destination =
  | { readonly kind: 'new'; readonly name: string }
  | { readonly kind: 'glossary'; readonly id: string };

/** What each way would do to a dictionary that is there already. */
export type Counts = Attempt<Readonly<Record<SaveMode, DictionaryChange>>>;

export interface ImportState {
  /** The file that is looked at; null for none. */
  readonly file: File | null;
  readonly reading: Attempt<GlossaryPreview>;
  /** Languages of the entries where the file names none. */
  readonly pair: Pair;
  readonly destination: Destination;
  /** By `pairKey`; merging where nothing was said. */
  readonly modes: Readonly<Record<string, ImportMode>>;
  /** By `pairKey`, of dictionaries that the destination has. */
  readonly counts: Readonly<Record<string, Counts>>;
  /** Keys of those that the service has taken. */
  readonly sent: readonly string[];
  readonly sending: Attempt<null>;
  /** What the file says not to use is kept, too. */
  readonly keepsForbidden: boolean;
  /** What was imported last, to be said. */
  readonly finished: {
    readonly name: string;
    readonly entries: number;
    readonly forbidden: number;
  } | null;
}

/** A dictionary of the file with what becomes of it. */
export interface Incoming {
  readonly key: string;
  readonly pair: Pair;
  readonly entries: readonly (readonly [string, string])[];
  /** The destination has a dictionary for the pair. */
  readonly isThere: boolean;
  readonly mode: ImportMode;
  readonly isSent: boolean;
}

export const pairKey = ({ source, target }: Pair): string => `${source} ${target}`;

/** The dictionaries of the file, in its order. */
export function incomingOf(
  { reading, pair, modes, sent, destination }: ImportState,
  glossaries: readonly Glossary[],
): readonly Incoming[] {
  if (reading.state !== 'done') return [];
  const { dictionaries, namesLanguages } = reading.value;
  const id = destination.kind === 'glossary' ? destination.id : null;
  const there = glossaries.find((one) => one.id === id)?.dictionaries ?? [];
  return dictionaries.map(({ source, target, entries }) => {
    const named = namesLanguages ? { source, target } : pair;
    const key = pairKey(named);
    return {
      key,
      pair: named,
      entries,
      isThere: there.some((one) => isSamePair(one, named)),
      mode: modes[key] ?? 'merge',
      isSent: sent.includes(key),
    };
  });
}

/** What the file says not to use, in the languages that its entries have. */
export function forbiddenOf({ reading, pair }: ImportState): readonly ForbiddenTerm[] {
  if (reading.state !== 'done') return [];
  const { forbidden, namesLanguages } = reading.value;
  return forbidden.flatMap(({ terms, ...named }) => {
    const { source: from, target: to } = namesLanguages ? named : pair;
    if (from === to) return [];
    return terms.flatMap((said) => forbiddenTerm({ from, to }, said) ?? []);
  });
}

/** Those that would be sent now. */
export const takenOf = (incoming: readonly Incoming[]): readonly Incoming[] =>
  incoming.filter(({ mode, isSent, entries }) => mode !== 'leave' && !isSent && entries.length > 0);
