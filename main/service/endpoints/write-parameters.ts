import { findLanguage } from '../../engine/languages/catalogue.ts';
import { baseOf } from '../../../preload/contract/language-code.ts';
import type { LanguageFact } from '../../engine/languages/language.ts';
import type { Fields } from '../http/fields.ts';
import { conflictingParameters, invalidValue, missingParameter } from '../http/refusals.ts';

const STYLES = ['academic', 'business', 'casual', 'simple'] as const;
const TONES = ['confident', 'diplomatic', 'enthusiastic', 'friendly'] as const;
const PREFER = 'prefer_';

/** How a text is to be rephrased. */
export interface Manner {
  /** null: as it is by default. */
  readonly name: string | null;
  /** Whether a language without styles and tones is no reason to refuse. */
  readonly isPreferred: boolean;
}
export interface Manners {
  readonly style: Manner;
  readonly tone: Manner;
}

export const NO_MANNERS: Manners = {
  style: { name: null, isPreferred: true },
  tone: { name: null, isPreferred: true },
};

/** `text`: a list, or one text; each may be empty. */
export function readWriteTexts(fields: Fields): readonly string[] {
  const single = fields.values.get('text');
  const texts = typeof single === 'string' ? [fields.text('text') ?? ''] : fields.list('text');
  if (texts === undefined || texts.length === 0) throw missingParameter('text');
  return texts;
}

/** `target_lang`: a language of writing in any letter case; null keeps the language of each text. */
export function readWriteTarget(fields: Fields): LanguageFact | null {
  const code = fields.text('target_lang');
  if (code === undefined) return null;
  const target = findLanguage(code);
  if (target?.write !== true) throw invalidValue('target_lang');
  return target;
}

/** `writing_style` and `tone`, of which one at most says something. */
export function readManners(fields: Fields): Manners {
  const style = readManner(fields, 'writing_style', STYLES);
  const tone = readManner(fields, 'tone', TONES);
  if (style.name !== null && tone.name !== null) {
    throw conflictingParameters(
      'Bad request. Reason: Both writing_style and tone defined. ' +
        'Currently only style OR tone can be chosen for a single request.',
    );
  }
  return { style, tone };
}

function readManner(fields: Fields, name: string, names: readonly string[]): Manner {
  const given = fields.choice(name, [
    ...['default', ...names],
    ...['default', ...names].map((one) => `${PREFER}${one}`),
  ]);
  const plain = given?.startsWith(PREFER) === true ? given.slice(PREFER.length) : given;
  const isDefault = plain === undefined || plain === 'default';
  return { name: isDefault ? null : plain, isPreferred: isDefault || plain !== given };
}

/** The manners that a language has; a preferred one that it has not falls away. */
export function mannersFor(manners: Manners, target: LanguageFact): Manners {
  if (target.writeStyle) return manners;
  const refuse = (what: string) =>
    invalidValue('target_lang', `Language ${target.code} does not support setting a ${what}.`);
  if (!manners.style.isPreferred) throw refuse('writing style');
  if (!manners.tone.isPreferred) throw refuse('tone');
  return NO_MANNERS;
}

/** What a language without a variant is written as. */
const DEFAULT_VARIANTS: Readonly<Record<string, string>> = { en: 'en-US', pt: 'pt-PT' };

/** The language that a text is written in: of the target, in the variant that a bare code means. */
export function writtenTarget(target: LanguageFact | null, detected: string): LanguageFact {
  const code = target?.code ?? baseOf(detected);
  const written = findLanguage(DEFAULT_VARIANTS[code] ?? code);
  if (written?.write !== true) {
    throw invalidValue('target_lang', `Texts in the language ${detected} cannot be improved.`);
  }
  return written;
}
