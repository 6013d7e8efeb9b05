import type { CheckedText } from './checked-text.ts';
import type { SegmentFinding } from './finding.ts';

/** Marks that end a sentence in the same way, whatever the script. */
const KINDS: readonly (readonly [kind: string, marks: string])[] = [
  ['.', '.。．｡।॥።։۔။།༎៕។᙮꓿'],
  ['!', '!！‼՜'],
  ['…', '…⋯'],
  ['?', '?？؟⸮⁇⁈⁉‽፧՞'],
  [':', ':：∶፥'],
  [';', ';；؛፤'],
  [',', ',，、､،՝፣'],
];
const KIND_OF: ReadonlyMap<string, string> = new Map(
  KINDS.flatMap(([kind, marks]) => Array.from(marks, (mark) => [mark, kind] as const)),
);
/** What may stand behind an end mark: what closes, and signs without a shape that turn or break a line. */
const CLOSERS = /[\s"'„\p{Pf}\p{Pi}[\p{Pe}--[\)）]]\p{Default_Ignorable_Code_Point}]/v;
/** Something in brackets at the end: the end mark stands within or before it. */
const BRACKETED = /[(（]([^()（）]*)[)）]$/u;
/** The key of a menu entry behind its name: `(&F)`. */
const KEY = /[(（][&~_]?[A-Za-z0-9][)）](?=[.:：…]*$)/u;
/** Its full stop belongs to a short word: `Min.`, `Track No.`. */
const ABBREVIATED =
  /^\p{L}{1,6}\.$|(?<!\p{L})(?:no|nr|max|min|ext|dept|approx|avg|diff|temp|incl|excl|etc)\.$/iu;
const THAI_PARTICLES = '(?:ครับ|คับ|ค่ะ|คะ|นะ|จ๊ะ|จ้ะ|\\s)*';
/**
 * Languages whose words ask, with or without a question mark. Japanese also says of a choice whether it is
 * made; Armenian has its mark within the word.
 */
const ASKED: Readonly<Record<string, RegExp>> = {
  ja: /か[。.]?$|かどうか/u,
  ko: /까[.]?$/u,
  th: new RegExp(
    `(?:ไหม|มั้ย|หรือไม่|หรือเปล่า|หรือยัง|หรือ|เหรอ|หรอ)${THAI_PARTICLES}$|อะไร|ทำไม|ที่ไหน|เมื่อไร|เมื่อไหร่|เมื่อใด|อย่างไร|ยังไง|ใคร|เท่าไร|เท่าไหร่|เท่าใด|(?:อัน|สิ่ง|ข้อ|ตัว|แบบ)(?:ไหน|ใด)|เพราะเหตุใด|กี่`,
    'u',
  ),
  lo: /(?:ບໍ່?|ຫຼືຍັງ|ຫວາ)$|ຫຍັງ|ຢູ່ໃສ|ໃຜ|ເມື່ອໃດ|ແນວໃດ|ເທົ່າໃດ/u,
  km: /(?:ទេ|ឬ|ឬនៅ)[។.]?$|អ្វី|ហេតុអ្វី|នៅឯណា|យ៉ាងណា|យ៉ាងម៉េច|ប៉ុន្មាន|នរណា|ពេលណា/u,
  my: /(?:လား|လဲ|နည်း)[။.]?$/u,
  hy: /՞/u,
};
/** Descriptions that other languages put as a question. */
const ASKING = /^\s*(?:whether|if|how|what|which|should)(?![\p{L}])/iu;
/** Languages that end a statement with nothing. */
const UNMARKED: ReadonlySet<string> = new Set(['th', 'lo']);
/** Languages in which only what ends with a verb is a sentence that needs its full stop. */
const SENTENCES: Readonly<Record<string, RegExp>> = {
  ja: /(?:ます|ません|ました|ませんでした|です|でした|ください|下さい|ましょう|(?<!す)る|[ただい])$/u,
};

/**
 * An end mark of another kind, or one that is missing. A full stop, an ellipsis or a colon of the target's
 * own is no fault: languages end headings, options and labels in their own ways, and some never shout.
 */
export function checkPunctuation(source: CheckedText, target: CheckedText): SegmentFinding[] {
  const [ours, theirs] = [endsOf(source), endsOf(target)];
  if (ours.kinds.some((kind) => theirs.kinds.includes(kind))) return [];
  if (isStatement(ours) && isStatement(theirs)) return [];
  const [kind] = ours.kinds;
  if (kind === null) {
    if (theirs.kinds.some((one) => one === '.' || one === '…' || one === ':')) return [];
    if (theirs.kinds.includes('?') && ASKING.test(source.bare)) return [];
    return [{ kind: 'punctuation', what: theirs.mark }];
  }
  const isBare = theirs.kinds[0] === null;
  if (kind === '.' && isBare && mayEndBare(ours, theirs, target.language)) return [];
  return [{ kind: 'punctuation', what: ours.mark }];
}

const isStatement = ({ kinds: [kind] }: Ends): boolean => kind === '.' || kind === '!';

function mayEndBare(source: Ends, target: Ends, language: string): boolean {
  if (UNMARKED.has(language) || BRACKETED.test(target.text)) return true;
  // `Min.` is no sentence.
  if (ABBREVIATED.test(source.text)) return true;
  const sentence = SENTENCES[language];
  return sentence !== undefined && !sentence.test(target.text);
}

interface Ends {
  /** The kind of the last mark, and what may be it, too; null is none. */
  readonly kinds: readonly (string | null)[];
  readonly mark: string;
  readonly text: string;
}

function endsOf({ marked, language }: CheckedText): Ends {
  const text = withoutClosers(marked).replace(KEY, '').trimEnd();
  const last = endOf(text, language);
  const [all, inner = ''] = BRACKETED.exec(text) ?? [];
  if (all === undefined) {
    const isAsked =
      (last.kind === '.' || last.kind === null) && ASKED[language]?.test(text) === true;
    return { kinds: isAsked ? [last.kind, '?'] : [last.kind], mark: last.mark, text };
  }
  const within = endOf(withoutClosers(inner), language);
  const before = endOf(withoutClosers(text.slice(0, -all.length)), language);
  const marks = [before, within].filter(({ kind }) => kind !== null);
  return { kinds: [null, ...marks.map(({ kind }) => kind)], mark: marks[0]?.mark ?? '', text };
}

function withoutClosers(text: string): string {
  let end = text.length;
  while (end > 0 && CLOSERS.test(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

function endOf(text: string, language: string): { kind: string | null; mark: string } {
  if (text.endsWith('...')) return { kind: '…', mark: '...' };
  const mark = text.charAt(text.length - 1);
  // In Greek alone a semicolon asks a question; a raised point does its work.
  if (language === 'el' && (mark === ';' || mark === '\u037e')) return { kind: '?', mark };
  if (language === 'el' && (mark === '·' || mark === '\u0387')) return { kind: ';', mark };
  const kind = KIND_OF.get(mark) ?? null;
  return { kind, mark: kind === null ? '' : mark };
}
