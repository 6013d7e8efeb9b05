import { baseOf } from '../../../preload/contract/language-code.ts';
import type {
  Ability,
  Pack,
  SystemAbilities,
} from '../../../preload/contract/offline-languages.ts';

/** A language of the table, and what there is for it by ability. */
export interface LanguageRow {
  readonly code: string;
  readonly packs: Readonly<Record<Ability, readonly Pack[]>>;
  /** Abilities that programs of the system give. */
  readonly system: ReadonlySet<Ability>;
}

/** The columns of the table. */
export const ABILITY_ORDER = ['translate', 'recognise', 'speak', 'spell', 'read'] as const;

/** Variants stand with their language; written Norwegian has two codes. */
function rowCode(code: string): string {
  const base = baseOf(code);
  return base === 'no' ? 'nb' : base;
}

/** Every pack translates from or into it. */
export const PIVOT = 'en';
const NONE = { translate: [], recognise: [], speak: [], spell: [], read: [] };

/**
 * Rows by language. A pack that translates stands with the language that is not English: both directions of
 * a language side by side.
 */
export function tableRows(
  packs: readonly Pack[],
  system: SystemAbilities | null,
  nameOf: (code: string) => string,
  locale: string,
): readonly LanguageRow[] {
  const rows = new Map<string, { packs: Record<Ability, Pack[]>; system: Set<Ability> }>();
  const rowOf = (code: string) => {
    const row = rows.get(code) ?? { packs: structuredClone(NONE), system: new Set<Ability>() };
    rows.set(code, row);
    return row;
  };
  for (const pack of packs) {
    const { pair, languages, ability } = pack;
    const places = pair === null ? languages : [pair.to === PIVOT ? pair.from : pair.to];
    for (const code of new Set(places.map(rowCode))) rowOf(code).packs[ability].push(pack);
  }
  if (system !== null) {
    for (const ability of ['recognise', 'speak', 'spell', 'read'] as const) {
      for (const code of system[ability]) rows.get(rowCode(code))?.system.add(ability);
    }
    for (const direction of system.pairs) {
      const [from = '', to = ''] = direction.split('-');
      rows.get(to === PIVOT ? from : to)?.system.add('translate');
    }
  }
  return [...rows]
    .map(([code, row]) => ({ code, ...row }))
    .sort((a, b) => nameOf(a.code).localeCompare(nameOf(b.code), locale));
}

/** The rows whose language has the sought words in its name, in the interface language, or is of the code. */
export function foundRows(
  rows: readonly LanguageRow[],
  query: string,
  nameOf: (code: string) => string,
): readonly LanguageRow[] {
  const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const sought = plain(query.trim());
  if (sought === '') return rows;
  return rows.filter(({ code }) => code === sought || plain(nameOf(code)).includes(sought));
}
