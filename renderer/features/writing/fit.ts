import type { WritingLanguage, WritingRequest } from '../../../preload/contract/writing.ts';
import { baseOf } from '../../../preload/contract/language-code.ts';

type Style = NonNullable<WritingRequest['style']>;
type Tone = NonNullable<WritingRequest['tone']>;

/** A style or a tone; the service takes one of them at most. */
export type Manner =
  { readonly kind: 'style'; readonly name: Style } | { readonly kind: 'tone'; readonly name: Tone };

/** What the screen asks for, as far as it has to fit a language. */
export type WritingChoice = Pick<WritingRequest, 'mode' | 'target' | 'style' | 'tone'>;

/** What is asked of a result besides its language; a correction has neither. */
export function mannerOf({ mode, style, tone }: Omit<WritingChoice, 'target'>): Manner | null {
  if (mode === 'correct') return null;
  if (style !== null) return { kind: 'style', name: style };
  return tone === null ? null : { kind: 'tone', name: tone };
}

/**
 * What the service does for a language. A bare language has what one of its variants has: the
 * service writes it as the variant that it prefers.
 * @returns null where the language is not listed
 */
export function supportOf(
  languages: readonly WritingLanguage[],
  code: string,
): Pick<WritingLanguage, 'styles' | 'tones' | 'correct'> | null {
  const wanted = code.toLowerCase();
  const exact = languages.find((one) => one.code.toLowerCase() === wanted);
  const isBare = !wanted.includes('-');
  const family = languages.filter((one) =>
    isBare ? baseOf(one.code) === wanted : one.code.toLowerCase() === baseOf(wanted),
  );
  const all = exact === undefined || isBare ? family : [exact];
  if (all.length === 0) return null;
  return {
    styles: all.some(({ styles }) => styles),
    tones: all.some(({ tones }) => tones),
    correct: all.some(({ correct }) => correct),
  };
}

/** Why a request for a language would be refused; null where it would not, or nobody knows. */
export type Obstacle = 'unlisted' | 'styles' | 'tones' | 'correct';

export function obstacleTo(
  languages: readonly WritingLanguage[],
  code: string | null,
  mode: WritingRequest['mode'],
  manner: Manner | null,
): Obstacle | null {
  // A list that has not come yet forbids nothing.
  if (code === null || languages.length === 0) return null;
  const support = supportOf(languages, code);
  if (support === null) return 'unlisted';
  if (mode === 'correct') return support.correct ? null : 'correct';
  if (manner?.kind === 'style') return support.styles ? null : 'styles';
  if (manner?.kind === 'tone') return support.tones ? null : 'tones';
  return null;
}
