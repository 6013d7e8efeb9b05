/** Letters of each script that matters; `other` counts every further script. */
const SCRIPTS = {
  latin: /\p{Script=Latin}/gu,
  cyrillic: /\p{Script=Cyrillic}/gu,
  arabic: /\p{Script=Arabic}/gu,
  hebrew: /\p{Script=Hebrew}/gu,
  greek: /\p{Script=Greek}/gu,
  thai: /\p{Script=Thai}/gu,
  hangul: /\p{Script=Hangul}/gu,
  kana: /[\p{Script=Hiragana}\p{Script=Katakana}]/gu,
  han: /\p{Script=Han}/gu,
} as const;

type Known = keyof typeof SCRIPTS;
export type Script = Exclude<Known, 'kana' | 'han'> | 'japanese' | 'han' | 'other';

export interface ScriptFinding {
  readonly script: Script;
  /** Letters in that script. */
  readonly letters: number;
}

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

/**
 * The script that most of a text is written in, null without letters. A syllable or ideograph
 * counts twice, since a Latin product name in a Japanese sentence has many more letters. Han with
 * at least a tenth of kana is Japanese.
 */
export function dominantScript(text: string): ScriptFinding | null {
  const all = count(text, /\p{L}/gu);
  if (all === 0) return null;
  const counts = {} as Record<Known, number>;
  let known = 0;
  for (const name of Object.keys(SCRIPTS) as Known[]) {
    counts[name] = count(text, SCRIPTS[name]);
    known += counts[name];
  }
  const { kana, han, ...plain } = counts;
  const japanese = kana > 0 && kana * 10 >= kana + han;
  const candidates: [Script, number, number][] = [
    ['other', Math.max(0, all - known), 1],
    [japanese ? 'japanese' : 'han', kana + han, 2],
    ...Object.entries(plain).map(([name, letters]): [Script, number, number] => [
      name as keyof typeof plain,
      letters,
      name === 'hangul' ? 2 : 1,
    ]),
  ];
  candidates.sort((a, b) => b[1] * b[2] - a[1] * a[2]);
  const [script, letters] = candidates[0] ?? ['other', all];
  return { script, letters };
}
