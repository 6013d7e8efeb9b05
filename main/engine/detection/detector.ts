import { LANGUAGES, findLanguage } from '../languages/catalogue.ts';
import { languageText } from './language-text.ts';
import { modelCode } from './model-code.ts';
import type { LanguageModels } from './models.ts';
import { rankLanguages } from './rank.ts';
import { reconsider } from './reconsider.ts';
import { setPhraseLanguage } from './set-phrases.ts';
import { dominantScript } from './script.ts';
import type { Script, ScriptFinding } from './script.ts';
import { judge } from './verdict.ts';
import type { Outcome, Verdict } from './verdict.ts';

export interface DetectedLanguage {
  readonly outcome: Outcome;
  /** Base code of one of the 33 detectable languages, on success only. */
  readonly language?: string;
  /** The best guess among the source languages, also when unsure; null when there is none. */
  readonly guess: string | null;
}

export interface Detector {
  /** Looks at the first 2,000 characters. The first call that needs the models waits for them. */
  detect(text: string): Promise<DetectedLanguage>;
}

/** Scripts that one supported language has for itself. */
const DECIDED: Partial<Record<Script, string>> = {
  hangul: 'ko',
  japanese: 'ja',
  greek: 'el',
  thai: 'th',
  hebrew: 'he',
};
/** The supported languages of a script, likeliest first; Latin has all the others. */
const WRITERS: Partial<Record<Script, readonly string[]>> = {
  cyrillic: ['ru', 'uk', 'bg'],
  arabic: ['ar'],
};
/** Up to so many words the models are weighed against the words themselves. */
const SHORT = 6;
const FEW_LETTERS = 2;
/** So few ideographs may be Chinese or Japanese, unless one of them is a common Chinese word. */
const FEW_IDEOGRAPHS = 6;
const CHINESE_ONLY =
  /[你您妳我他她们們这這那哪个個吗嗎呢吧了是不在的没沒说說请請谢謝让讓还還么麼什怎从從给給]/;
const SURELY_YIDDISH = 0.8;
const WORD = /[\p{L}\p{M}]+(?:['’‘-][\p{L}\p{M}]+)*/gu;

/** Makes a detector; the models load with the first text that scripts alone cannot decide. */
export function createDetector(): Promise<Detector> {
  const supported = new Set(
    LANGUAGES.filter((language) => language.detect).map(({ code }) => code),
  );
  let loading: Promise<LanguageModels> | undefined;
  const models = () => (loading ??= import('./models.ts').then(({ loadModels }) => loadModels()));

  return Promise.resolve({
    async detect(text) {
      const sample = languageText(text);
      const found = dominantScript(sample);
      if (found === null) return { outcome: 'no_language_detected', guess: null };
      return answer(await verdict(sample, found));
    },
  });

  async function verdict(sample: string, { script, letters }: ScriptFinding): Promise<Verdict> {
    const decided = DECIDED[script];
    if (decided !== undefined && script !== 'hebrew') return decide(decided, letters);
    if (script === 'han') return decideHan(sample, letters);
    const spoken = setPhraseLanguage(sample);
    if (spoken !== null) return { outcome: 'success', best: spoken };
    const { neural, ngrams } = await models();
    const first = neural.identify(sample);
    const best = modelCode(first.language);
    if (script === 'other') return { outcome: 'unsupported_language', best };
    if (script === 'hebrew') {
      const yiddish = best === 'yi' && first.probability >= SURELY_YIDDISH;
      return yiddish ? { outcome: 'unsupported_language', best } : decide('he', letters);
    }
    const words = sample.match(WORD)?.length ?? 0;
    const sets = { supported, ngrams: ngrams.languages };
    const second = ngrams.identify(sample);
    const judged = judge(first, second, sample, words, sets);
    const writers = WRITERS[script];
    if (words > SHORT) return { ...judged, best: judged.best ?? writers?.[0] ?? null };
    const likeliest = rankLanguages(first, second, sample, writers ?? supported);
    return reconsider(judged, likeliest, first, supported);
  }
}

function decide(language: string, letters: number): Verdict {
  const enough = letters >= FEW_LETTERS;
  return { outcome: enough ? 'success' : 'insufficient_confidence', best: language };
}

function decideHan(sample: string, letters: number): Verdict {
  if (letters >= FEW_IDEOGRAPHS || CHINESE_ONLY.test(sample)) return decide('zh', letters);
  return { outcome: 'insufficient_confidence', best: 'zh' };
}

function answer({ outcome, best }: Verdict): DetectedLanguage {
  const known = best === null ? undefined : findLanguage(best);
  const guess = known?.source === true ? known.code : null;
  return outcome === 'success' && guess !== null
    ? { outcome, language: guess, guess }
    : { outcome, guess };
}
