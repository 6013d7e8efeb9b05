import { EVERYDAY_WORDS } from './everyday-words.ts';

/** What the words of a text say about one language. */
export interface WordEvidence {
  /** Everyday words of the language, each counted as one divided by the number that share it. */
  readonly weight: number;
  /** Different everyday words that no other language of the list writes. */
  readonly own: number;
}

const WORD = /[\p{L}\p{M}]+['’]?/gu;

const SPEAKERS: ReadonlyMap<string, ReadonlySet<string>> = Object.entries(EVERYDAY_WORDS).reduce(
  (index, [language, words]) => {
    for (const word of words.split(/\s+/u)) {
      const speakers = index.get(word) ?? new Set();
      index.set(word, speakers.add(language));
    }
    return index;
  },
  new Map<string, Set<string>>(),
);

const lower = (text: string) => text.normalize('NFC').toLocaleLowerCase('und').replaceAll('’', "'");

/** Looks up the different words of a text; languages without any of them are left out. */
export function wordEvidence(text: string): ReadonlyMap<string, WordEvidence> {
  const evidence = new Map<string, WordEvidence>();
  for (const word of new Set(lower(text).match(WORD) ?? [])) {
    const speakers = SPEAKERS.get(word) ?? SPEAKERS.get(word.replace(/'$/u, ''));
    if (speakers === undefined) continue;
    const shared = speakers.size;
    for (const language of speakers) {
      const { weight, own } = evidence.get(language) ?? { weight: 0, own: 0 };
      evidence.set(language, { weight: weight + 1 / shared, own: own + (shared === 1 ? 1 : 0) });
    }
  }
  return evidence;
}
