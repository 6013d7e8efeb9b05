import type { Input, RouteName } from '../../preload/contract/api.ts';
import type { Failure } from '../../preload/contract/failure.ts';
import type {
  Drift,
  Improvement,
  WritingDraft,
  WritingLanguage,
} from '../../preload/contract/writing.ts';
import { wordDiff } from '../../main/engine/word-diff/word-diff.ts';

export const WRITING_LANGUAGES: readonly WritingLanguage[] = (
  [
    ['de', 'German', true],
    ['en', 'English', true],
    ['en-GB', 'English (British)', true],
    ['en-US', 'English (American)', true],
    ['es', 'Spanish', true],
    ['fr', 'French', true],
    ['it', 'Italian', true],
    ['ja', 'Japanese', false],
    ['ko', 'Korean', false],
    ['pt-BR', 'Portuguese (Brazilian)', true],
    ['pt-PT', 'Portuguese (European)', true],
    ['zh', 'Chinese', false],
  ] as const
).map(([code, name, has]) => ({ code, name, styles: has, tones: has, correct: true }));

const MENDED: readonly (readonly [RegExp, string])[] = [
  [/\brecieved\b/g, 'received'],
  [/\bteh\b/g, 'the'],
  [/\bthier\b/g, 'their'],
  [/\bdefinately\b/g, 'definitely'],
  [/ {2,}/g, ' '],
  [/\bvery very\b/g, 'very'],
  [/\bdo'nt\b/g, 'don’t'],
];

export interface FakeWritingOptions {
  /** Milliseconds between the parts of a long result. */
  readonly slow?: number;
  readonly failure?: Failure;
  readonly drift?: readonly Drift[];
  readonly draft?: WritingDraft;
}

/** The writing feature: corrects a few words, and says what it could not do. */
export function createFakeWriting(options: FakeWritingOptions = {}) {
  let draft = options.draft;

  async function* improve(
    request: Input<'writing.improve'>,
    signal?: AbortSignal,
  ): AsyncIterable<Improvement> {
    const all = options.slow === undefined ? 1 : 8;
    const cut = (part: number) => Math.floor((request.text.length * part) / all);
    for (let part = 0; part < all; part += 1) {
      await new Promise((resolve) => setTimeout(resolve, options.slow ?? 40));
      if (signal?.aborted === true) return;
      if (all > 1)
        yield improved(request, cut(part), { state: 'running', parts: { done: part, all } });
    }
    const { failure, drift = [] } = options;
    yield failure === undefined
      ? improved(request, request.text.length, { state: 'done', parts: { done: all, all }, drift })
      : improved(request, 0, { state: 'failed', parts: { done: 0, all }, failure });
  }

  const asks: { [K in RouteName]?: (input: never) => unknown } = {
    'writing.languages': () => WRITING_LANGUAGES,
    'writing.diff': ({ before, after }: Input<'writing.diff'>) => wordDiff(before, after),
    'writing.draft': () => draft ?? { none: true },
    'writing.save-draft': (next: WritingDraft) => {
      draft = next;
      return null;
    },
  };
  return { asks, improve };
}

function improved(
  { text, mode, target, style, tone }: Input<'writing.improve'>,
  length: number,
  facts: Pick<Improvement, 'state' | 'parts'> & Partial<Improvement>,
): Improvement {
  const part = text.slice(0, length);
  const result = MENDED.reduce((mended, [wrong, right]) => mended.replace(wrong, right), part);
  const wanted = [
    ...((style ?? null) === null ? [] : ['style']),
    ...((tone ?? null) === null ? [] : ['tone']),
  ];
  return {
    result,
    changes: wordDiff(part, result),
    isUnchanged: facts.state === 'done' && result === part,
    detected: length === 0 ? null : 'en',
    target: length === 0 ? null : (target ?? 'en-US'),
    billed: Array.from(part).length,
    drift: [],
    unchecked: mode === 'rephrase' && wanted.length === 0 ? ['style', 'tone'] : wanted,
    ...facts,
  };
}
