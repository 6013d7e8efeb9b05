import type { Look } from './glyph-run.ts';

/** What the reader knows of a font. */
export interface FontFacts {
  readonly name?: string | undefined;
  readonly bold?: boolean | undefined;
  readonly black?: boolean | undefined;
  readonly italic?: boolean | undefined;
  readonly isMonospace?: boolean | undefined;
  readonly composite?: boolean | undefined;
  readonly isType3Font?: boolean | undefined;
  readonly isSerifFont?: boolean | undefined;
  readonly fallbackName?: string | undefined;
}

// Names of faces, with the short ones of TeX: CMBX is bold, CMTI italic, CMSL slanted, CMTT typewriter.
const BOLD = /bold|black|heavy|demi|CMBX|CMB\d|SFBX|-Bd|[-,]B(?:I|$)/i;
const ITALIC = /italic|oblique|slanted|CMTI|CMSL|CMBXTI|SFTI|SFSL|-It|[-,]B?I$/i;
const MONO = /mono|courier|consol|typewriter|CMTT|SFTT|menlo|code|fixed/i;
const SANS =
  /sans|arial|helvetica|verdana|tahoma|calibri|roboto|carlito|gothic|futura|CMSS|SFSS|segoe|open ?sans/i;
const SERIF =
  /serif|times|roman|georgia|garamond|palatino|cambria|bookman|minion|century|caslon|baskerville|utopia|charter|CMR|CMBX|CMTI|CMSL|CMCSC|SFRM|tinos|caladea|^LM(?:Roman|R)/i;

/** Family and weight of a font, by its flags where they say something, by its name where not. */
export function lookOfFont(font: FontFacts): Pick<Look, 'family' | 'bold' | 'italic'> {
  const name = (font.name ?? '').replace(/^[A-Z]{6}\+/, '');
  return {
    family: familyOf(font, name),
    bold: font.bold === true || font.black === true || BOLD.test(name),
    italic: font.italic === true || ITALIC.test(name),
  };
}

function familyOf(font: FontFacts, name: string): Look['family'] {
  // All letters of East Asia are of one width, whatever their font.
  const isTypewriter =
    font.isMonospace === true && font.composite !== true && font.isType3Font !== true;
  if (isTypewriter || MONO.test(name)) return 'mono';
  if (SANS.test(name)) return 'sans';
  const isSerif = SERIF.test(name) || font.isSerifFont === true || font.fallbackName === 'serif';
  return isSerif ? 'serif' : 'sans';
}
