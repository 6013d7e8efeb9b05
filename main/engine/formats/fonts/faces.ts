import { join } from 'node:path';
import type { Surroundings } from '../document-filter.ts';
import { openFace } from './face.ts';
import type { Face } from './face.ts';
import { findSystemFonts } from './system-fonts.ts';

/** What decides about the font of a text. */
export interface FaceLook {
  readonly family: 'sans' | 'serif' | 'mono';
  readonly bold: boolean;
  readonly italic: boolean;
}

/** The fonts that a document is drawn with. */
export interface Faces {
  /**
   * Opens what these texts need; has to come before `faceFor`. Returns the letters that no font of
   * the program or the computer has.
   */
  prepare(texts: readonly { readonly text: string; readonly look: FaceLook }[]): Promise<string>;
  /** The font for a letter, in the look or the nearest to it; null where none has the letter. */
  faceFor(letter: string, look: FaceLook): Face | null;
  /** Whether a text can be drawn as its readers write it: each letter has a font and its right form. */
  canWrite(text: string, look: FaceLook): boolean;
}

/** One letter of each script that has no bundled font, to know early whether it can be drawn. */
const SAMPLES: Readonly<Record<string, string>> = {
  Arab: 'ا',
  Deva: 'अ',
  Beng: 'অ',
  Hans: '国',
  Hant: '國',
  Hebr: 'א',
  Jpan: 'あ',
  Kore: '한',
  Thai: 'ก',
  Taml: 'அ',
  Geor: 'ა',
  Armn: 'ա',
};

/** A letter of the script that a language (BCP 47) is written in; null for the bundled ones. */
export function sampleOf(language: string): string | null {
  try {
    return SAMPLES[new Intl.Locale(language).maximize().script ?? ''] ?? null;
  } catch {
    return null;
  }
}

/** Drawn as nothing, whatever the font. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Z}\p{Variation_Selector}]/u;

/**
 * Scripts whose letters are chosen and placed here as HarfBuzz does it; the shaping of others was found
 * to differ or was never compared.
 */
const SHAPED =
  /[\p{Script=Common}\p{Script=Inherited}\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Armenian}\p{Script=Georgian}\p{Script=Cherokee}\p{Script=Ethiopic}\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Nko}\p{Script=Thaana}\p{Script=Thai}\p{Script=Lao}\p{Script=Devanagari}\p{Script=Gujarati}\p{Script=Gurmukhi}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bopomofo}\p{Script=Hangul}\p{Script=Yi}]/u;

/** Questions for fonts take tens of milliseconds each. */
const MOST_ASKED = 200;

/** @param language BCP 47 of most of the text: Chinese and Japanese write the same letter differently */
export function createFaces(
  { assets, env, findFonts = findSystemFonts }: Pick<Surroundings, 'assets' | 'env' | 'findFonts'>,
  language: string,
): Faces {
  const bundled = new Map<string, Promise<Face | null>>();
  const open = new Map<string, Face>();
  /** By weight and letter; fonts of the computer that have been asked for. */
  const system: { readonly key: string; readonly face: Face }[] = [];
  const asked = new Set<string>();

  const load = async (file: string): Promise<void> => {
    const loading = bundled.get(file) ?? openFace(join(assets, 'fonts', file), null);
    bundled.set(file, loading);
    const face = await loading;
    if (face !== null) open.set(file, face);
  };
  const hasLetter = (letter: string) => (face: Face) =>
    face.font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0);
  /** The fonts that are right for a look, best first. */
  const right = (letter: string, look: FaceLook): Face[] => [
    ...filesFor(letter, look).flatMap((file) => open.get(file) ?? []),
    ...system.filter(({ key }) => key === keyOf(look)).map(({ face }) => face),
  ];
  const faceFor = (letter: string, look: FaceLook) =>
    right(letter, look).find(hasLetter(letter)) ??
    system.map(({ face }) => face).find(hasLetter(letter)) ??
    null;
  const ask = async (letter: string, look: FaceLook) => {
    const key = keyOf(look);
    // One letter stands for its neighbours, or every sign of a Chinese text would be asked for; a few
    // that its font lacks are asked for by themselves.
    const neighbours = `${key} ${(letter.codePointAt(0) ?? 0) >> 7}`;
    const isFirst = !asked.has(neighbours);
    if (!isFirst && (faceFor(letter, look) !== null || asked.size > MOST_ASKED)) return;
    const request = isFirst ? neighbours : `${key} ${letter}`;
    if (asked.has(request)) return;
    asked.add(request);
    const wanted = { bold: look.bold, serif: look.family === 'serif', language };
    for (const found of await findFonts(letter, wanted, env)) {
      const id = `${found.path}#`;
      if (system.some(({ key: known, face }) => known === key && face.id.startsWith(id))) continue;
      const face = await openFace(found.path, found.postscriptName);
      if (face === null) continue;
      system.push({ key, face });
      if (hasLetter(letter)(face)) return;
    }
  };
  return {
    prepare: async (texts) => {
      const missing = new Set<string>();
      for (const { look, text } of texts) {
        for (const letter of new Set(text)) {
          for (const file of filesFor(letter, look)) await load(file);
          if (INVISIBLE.test(letter) || right(letter, look).some(hasLetter(letter))) continue;
          await ask(letter, look);
          if (faceFor(letter, look) === null) missing.add(letter);
        }
      }
      return [...missing].join('');
    },
    faceFor: (letter, look) =>
      INVISIBLE.test(letter) ? (right(letter, look)[0] ?? null) : faceFor(letter, look),
    canWrite: (text, look) =>
      [...new Set(text)].every(
        (letter) =>
          INVISIBLE.test(letter) || (SHAPED.test(letter) && faceFor(letter, look) !== null),
      ),
  };
}

const keyOf = (look: FaceLook) =>
  `${look.bold ? 'bold' : 'plain'} ${look.family === 'serif' ? 1 : 0}`;

/** Bundled fonts of one script each. */
const SCRIPT_FONTS: readonly (readonly [RegExp, string])[] = [
  [/\p{Script_Extensions=Arabic}/u, 'NotoSansArabic'],
  [/\p{Script_Extensions=Hebrew}/u, 'NotoSansHebrew'],
  [/\p{Script_Extensions=Thai}/u, 'NotoSansThai'],
];

const BUNDLED_SCRIPTS =
  /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}\p{Script=Inherited}]/u;

/**
 * Bundled files for a letter: those of its look, then the upright one, then the one with the most
 * signs. That one has letters of other scripts too, but all of one width.
 */
function filesFor(letter: string, look: FaceLook): string[] {
  const own = SCRIPT_FONTS.filter(([script]) => script.test(letter));
  const ownFiles = own.map(([, font]) => `${font}-${look.bold ? 'Bold' : 'Regular'}.ttf`);
  return [...ownFiles, ...latinFiles(letter, look)];
}

function latinFiles(letter: string, look: FaceLook): string[] {
  const signs = BUNDLED_SCRIPTS.test(letter) ? ['DejaVuSansMono.ttf'] : [];
  if (look.family === 'mono') return [...signs, 'NotoSans-Regular.ttf'];
  const name = look.family === 'serif' ? 'NotoSerif' : 'NotoSans';
  const style = look.bold ? 'Bold' : look.italic ? 'Italic' : 'Regular';
  const files = [`${name}-${style}.ttf`, `${name}-Regular.ttf`, 'NotoSans-Regular.ttf'];
  return [...new Set([...files, ...signs])];
}
