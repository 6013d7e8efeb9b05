import { baseOf } from '../../languages/code.ts';
import type { Rewrite } from '../../style-rules/apply/rewrite.ts';

/** Words that never rightly stand twice in a row. `had had` and `that that`, `nous nous` and `sie sie` do. */
const NEVER_TWICE: Readonly<Record<string, string>> = {
  en: 'the a an of to at and or for with by from as are was be it this these those we you they he she my your our their its will would can could should have has if but not',
  de: 'und oder mit von zu im für nicht ist sind war ein eine einen einem einer zum zur bei beim aus auch noch wir ich werden wurde kann durch über unter als wenn aber dass',
  fr: 'le la les un une des du au aux et ou dans sur avec pour par est sont ce cette ces mon ma mes son sa ses notre votre plus pas mais je tu il elle',
  es: 'el la los las un una unos unas de del al y o en con por para es son su sus mi mis este esta como pero más muy',
  it: 'il lo la gli le un uno una di del della dei al alla e o in nel nella con per è sono che non come ma più questo questa',
  pt: 'o os as um uma uns umas de do da dos das e ou em no na nos nas com por para é são que não como mas mais este esta seu sua',
};

const patterns = new Map(
  Object.entries(NEVER_TWICE).map(([language, words]) => [
    language,
    new RegExp(
      `(?<![\\p{L}\\p{N}'’_-])(${words.split(' ').join('|')})(?:[ \\u00A0]+\\1)+(?![\\p{L}\\p{N}'’_-])`,
      'giu',
    ),
  ]),
) satisfies ReadonlyMap<string, RegExp>;

/** One word where the same one stands twice. */
export const doubleWords: Rewrite = (text, language) => {
  const pattern = patterns.get(baseOf(language));
  return pattern === undefined ? text : text.replace(pattern, '$1');
};
