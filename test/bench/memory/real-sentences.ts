import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import en from '../../../renderer/i18n/locales/en.json' with { type: 'json' };
import type { Random } from './random.ts';
import { createRandom } from './random.ts';

const ROOT = join(import.meta.dirname, '..', '..', '..');
/** Prose that people wrote for this program. */
const FILES = ['ARCHITECTURE', 'CONTRIBUTING', 'DECISIONS', 'MATCHING', 'SERVICE', 'THREATS'];
const LEAST_WORDS = 4;

/** Sentences of the program's own documents and of its interface, each once. */
export function realSentences(): readonly string[] {
  const documents = FILES.map((name) => readFileSync(join(ROOT, `${name}.md`), 'utf8'));
  const prose = documents.flatMap((text) =>
    text
      .replaceAll(/^```[^]*?^```$/gm, '')
      .split(/\n\s*\n|\n(?=[-*|#\d])|\|/)
      .map((part) => part.replaceAll(/[`*#]/g, '').replaceAll(/\s+/g, ' ').trim()),
  );
  const shown = Object.values(en).filter((sentence) => !sentence.includes('{'));
  const sentences = [...prose, ...shown].flatMap((part) => part.split(/(?<=[.!?]) (?=\p{Lu})/u));
  return [...new Set(sentences)].filter((one) => one.split(' ').length >= LEAST_WORDS);
}

type Edit = (words: string[], place: number, random: Random) => string[];

const OTHERS = ['always', 'new', 'shared', 'every', 'before', 'later', 'quick', 'other'];

/** What an editor does to a sentence between two versions of a document. */
const EDITS: Readonly<Record<string, Edit>> = {
  dropped: (words, place) => words.toSpliced(place, 1),
  replaced: (words, place, random) => words.with(place, random.pick(OTHERS)),
  swapped: (words, place) => {
    const first = Math.min(place, words.length - 2);
    return words.toSpliced(first, 2, words[first + 1] ?? '', words[first] ?? '');
  },
  inserted: (words, place, random) => words.toSpliced(place, 0, random.pick(OTHERS)),
  numbered: (words, place, random) => {
    const changed = words.map((word) => word.replace(/\d+/, () => String(random.below(900))));
    const hasNumber = changed.some((word, index) => word !== words[index]);
    return hasNumber ? changed : words.toSpliced(place, 0, String(random.below(900)));
  },
  punctuated: (words, place) =>
    words.with(
      place,
      /[,.;:!?]$/.test(words[place] ?? '')
        ? (words[place] ?? '').slice(0, -1)
        : `${words[place] ?? ''},`,
    ),
};

/** Real sentences, each with one edit by rule; the rules take turns. */
export function editedSentences(
  sentences: readonly string[],
  count: number,
  seed: number,
): readonly string[] {
  const random = createRandom(seed);
  const rules = Object.values(EDITS);
  return Array.from({ length: count }, (_, index) => {
    const words = random.pick(sentences).split(' ');
    const edit = rules[index % rules.length];
    return (edit?.(words, random.below(words.length), random) ?? words).join(' ');
  });
}
