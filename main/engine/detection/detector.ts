import { LANGUAGES, findLanguage } from '../languages/catalogue.ts';
import { languageText } from './language-text.ts';
import { likelyLanguage } from './likely-language.ts';
import type { Priors } from './likely-language.ts';
import { modelCode } from './model-code.ts';
import type * as FineNgrams from './fine-ngrams.ts';
import type { LanguageModels } from './models.ts';
import { rankLanguages } from './rank.ts';
import { reconsider } from './reconsider.ts';
import { setPhraseLanguage } from './set-phrases.ts';
import { dominantScript } from './script.ts';
import type { Script, ScriptFinding } from './script.ts';
import { createSpellings } from './spelling.ts';
import { judge } from './verdict.ts';
import type { Outcome, Verdict } from './verdict.ts';
import type * as InterfaceModel from './interface-model.ts';
import { weighWords } from './weigh-words.ts';

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
  /**
   * The language to take a text for where one has to be taken: the detected one where detection is
   * sure, else the likeliest by what is known beside the text. null where nothing speaks for any.
   */
  likely(text: string, priors: Priors): Promise<string | null>;
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
const NOT_LATIN: ReadonlySet<string> = new Set([
  ...Object.values(DECIDED),
  ...Object.values(WRITERS).flat(),
  'zh',
]);
/** Up to so many words the models are weighed against the words themselves. */
const SHORT = 6;
/** Up to so many words what is known beside a text says more than an unsure guess. */
const FEW_ENOUGH = 12;
const FEW_LETTERS = 2;
/** So few ideographs may be Chinese or Japanese, unless one of them is of one language alone. */
const FEW_IDEOGRAPHS = 6;
/** Common Chinese words that Japanese writes in no word of its own. */
const CHINESE_ONLY = /[你您妳她们們这這哪吗嗎呢吧没沒说請谢让还麼什怎从给給]/;
const SURELY_YIDDISH = 0.8;
const WORD = /[\p{L}\p{M}]+(?:['’‘-][\p{L}\p{M}]+)*/gu;

/** Makes a detector; the models load with the first text that scripts alone cannot decide. */
export function createDetector(): Promise<Detector> {
  const supported = new Set(
    LANGUAGES.filter((language) => language.detect).map(({ code }) => code),
  );
  let loading: Promise<LanguageModels> | undefined;
  let loadingFine: Promise<typeof FineNgrams> | undefined;
  const fineNgrams = () => (loadingFine ??= import('./fine-ngrams.ts'));
  let loadingWords: Promise<typeof InterfaceModel> | undefined;
  const wordModel = () => (loadingWords ??= import('./interface-model.ts'));
  let spellings: ReturnType<typeof createSpellings> | undefined;
  const models = () => (loading ??= import('./models.ts').then(({ loadModels }) => loadModels()));

  async function detect(text: string): Promise<DetectedLanguage> {
    const sample = languageText(text);
    const found = dominantScript(sample);
    if (found === null) return { outcome: 'no_language_detected', guess: null };
    return answer(await verdict(sample, found));
  }

  return Promise.resolve({
    detect,
    async likely(text, priors) {
      const { outcome, guess } = await detect(text);
      const isAllowed = (language: string) => priors.only?.has(language) !== false;
      const isAllowedGuess = guess !== null && isAllowed(guess);
      if (outcome === 'success' && isAllowedGuess) return guess;
      const sample = languageText(text);
      const found = dominantScript(sample);
      if (found === null) return null;
      const words = sample.match(WORD)?.length ?? 0;
      const writers = found.script === 'latin' ? supported : WRITERS[found.script];
      if (found.script === 'han') return likelyHan(priors, isAllowed);
      if (
        writers === undefined ||
        (words > FEW_ENOUGH && isAllowedGuess && guess !== priors.target)
      ) {
        return isAllowedGuess ? guess : null;
      }
      const [{ neural, ngrams }, { fineScores }, { wordChances }] = await Promise.all([
        models(),
        fineNgrams(),
        wordModel(),
      ]);
      const ranked = rankLanguages(
        neural.identify(sample),
        ngrams.identify(sample),
        sample,
        writers,
      );
      spellings ??= createSpellings();
      const likeliest = likelyLanguage(
        {
          candidates: ranked.filter(({ language }) => isWriter(language, found.script)),
          fits: spellings(sample),
          fine: fineScores(sample),
          written: wordChances(sample),
          letters: found.letters,
        },
        priors,
      );
      return likeliest ?? (isAllowedGuess ? guess : null);
    },
  });

  function isWriter(language: string, script: Script): boolean {
    const writers = WRITERS[script];
    if (writers !== undefined) return writers.includes(language);
    return supported.has(language) && !NOT_LATIN.has(language);
  }

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
    const likeliest = rankLanguages(first, second, sample, writers ?? supported);
    const weighed =
      words > SHORT
        ? { ...judged, best: judged.best ?? writers?.[0] ?? null }
        : reconsider(judged, likeliest, first, supported);
    if (words > FEW_ENOUGH && weighed.outcome === 'success') return weighed;
    const [{ fineScores }, { wordChances }] = await Promise.all([fineNgrams(), wordModel()]);
    return weighWords(weighed, {
      neural: first,
      choices: [likeliest[0]?.language, modelCode(second.language), largest(fineScores(sample))],
      chances: wordChances(sample),
      letters,
      words,
      isOffered: (language) => isWriter(language, script) && supported.has(language),
      supported,
    });
  }
}

/** The language with the highest score. */
function largest(scores: ReadonlyMap<string, number>): string | undefined {
  let best: string | undefined;
  for (const [language, score] of scores) {
    if (best === undefined || score > (scores.get(best) ?? 0)) best = language;
  }
  return best;
}

/** A few ideographs that no detection can tell apart. */
function likelyHan(
  { target, usual }: Priors,
  isAllowed: (language: string) => boolean,
): string | null {
  const japanese = (usual?.get('ja') ?? 0) > (usual?.get('zh') ?? 0) || target === 'zh';
  const order = japanese ? ['ja', 'zh'] : ['zh', 'ja'];
  return order.find(isAllowed) ?? null;
}

function decide(language: string, letters: number): Verdict {
  const enough = letters >= FEW_LETTERS;
  return { outcome: enough ? 'success' : 'insufficient_confidence', best: language };
}

function decideHan(sample: string, letters: number): Verdict {
  const own = ideographsOf(sample);
  if (own !== null) return decide(own, letters);
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

/**
 * Ideographs of one language alone, of those that the translations of Chromium use: Chinese ones that
 * the Japanese character set lacks, and Japanese ones that neither Chinese character set has.
 */
const CHINESE = new Set(
  `您你设页查标请签备码啟开录问檔步时动为內应卡这览关戶账浏选访扩组图发证载务书錄记许显启统增过
    删键择验该进份项嗎题权试员对获闭检单连复历详资钥现创输确间处传读认击议另歷联视护续织头细继值
    络链栏帮擎还结钮吗隐导频错实语话运户们计误询尝给钱义换风态强摄储电閱让說夹盘仅钟邮别译级预贴
    险阅离狀扫蓝编须轻调软长產终侧幫边哪执擊类样暂馈拟购虛识测每说词锁优够缩变拦贵拖拼种线报滚审
    响适经银协节刚评败閒碟擷则业买维缓见转产曆释欢恶闲划溃观简围桌车么纹监针戏销张订跃总顶专畅镜
    门构环较两驾货骗规远脑绿术颜辆带绝扰綠约质龙弹纠毕宽攔达额满费黃寬临论寻层讯顺绘晚损违乐诱场
    减红块滤颁习絕帧骤诊胁觉兴举墙糕黑悬吧负责辅辑极纸沉练夠朵库叠诈厅仿垃圾跑賴谢爱归谨绪稳际丢
    赖咖啡杀轨篡缝树渲马钓鱼圆热压补拨递笔脸辦难闪萨咪阳奶缘灵闻腾洁办课汇椭橫韌亲忧诞诉尔严阶异
    罗兰园齐窍币奖杂训锻炼馆纲职暱徵`.replace(/\s+/gu, ''),
);
const JAPANESE = new Set(
  `検拡変続択効歴読関込払覧対権閲発実訳値単済戻価応録処険頼奨広転仮囲説両撃気悪収験様経増緑満従
    売遅楽縦挿辺竜覚絵図毎査帯顔継円専隠壊巻軽楕聴裏県釈厳挙舗黒産砕穏乗観廃`.replace(/\s+/gu, ''),
);

/** Whose ideographs a text has for itself: `zh`, `ja`, or null where it has none, or of both. */
function ideographsOf(text: string): 'zh' | 'ja' | null {
  let chinese = false;
  let japanese = false;
  for (const letter of text) {
    if (CHINESE.has(letter)) chinese = true;
    if (JAPANESE.has(letter)) japanese = true;
  }
  if (chinese === japanese) return null;
  return chinese ? 'zh' : 'ja';
}
