import { findLanguage } from '../../engine/languages/catalogue.ts';
import { baseOf } from '../../../preload/contract/language-code.ts';
import type { LanguageFact } from '../../engine/languages/language.ts';
import { isUuid } from '../customization/uuid.ts';
import type { Fields } from '../http/fields.ts';
import { conflictingParameters, invalidValue, missingParameter } from '../http/refusals.ts';
import type { MessageFormat } from './messages.ts';
import { DEFAULT_SPEECH_TYPE, SOURCE_TYPES, SPEECH_TYPES, typeName } from './sound-types.ts';
import type { SoundType } from './sound-types.ts';

/** A session as it was asked for, checked. */
export interface SessionRequest {
  readonly sourceType: SoundType;
  /** Base code; null: to be found out. */
  readonly source: string | null;
  /** As voice writes them, speech languages among them. */
  readonly targets: readonly string[];
  readonly speech: {
    readonly language: string;
    readonly contentType: string;
    readonly sex: 'male' | 'female' | null;
  } | null;
  readonly format: MessageFormat;
  readonly spokenTerms: string | null;
  readonly glossary: string | null;
}

const MAX_TARGETS = 5;
const FORMALITY = ['default', 'formal', 'more', 'informal', 'less'] as const;

/** Reads the body of a session request. @throws ServiceError 400 */
export function readSessionRequest(fields: Fields): SessionRequest {
  const written = fields.text('source_media_content_type');
  if (written === undefined) throw missingParameter('source_media_content_type');
  const sourceType = lookUp(SOURCE_TYPES, typeName(written));
  if (sourceType === undefined) throw invalidValue('source_media_content_type');

  const source = readSource(fields);
  const texts = (fields.list('target_languages') ?? []).map((code) =>
    readTarget(code, 'target_languages'),
  );
  const spoken = (fields.list('target_media_languages') ?? []).map((code) =>
    readTarget(code, 'target_media_languages'),
  );
  if (spoken.length > 1) {
    throw invalidValue('target_media_languages', 'At most one language can be spoken.');
  }
  const targets = [...new Set([...texts, ...spoken].map(voiceCode))];
  if (targets.length > MAX_TARGETS) {
    throw invalidValue('target_languages', `At most ${MAX_TARGETS} target languages are possible.`);
  }
  fields.choice('formality', FORMALITY);
  const glossary = readId(fields, 'glossary_id');
  return {
    sourceType,
    source,
    targets,
    speech: readSpeech(fields, spoken[0]),
    format: fields.choice('message_format', ['json', 'msgpack']) ?? 'json',
    spokenTerms: readId(fields, 'spoken_terms_id'),
    glossary,
  };
}

function readSource(fields: Fields): string | null {
  const code = fields.text('source_language');
  const mode = fields.choice('source_language_mode', ['auto', 'fixed']) ?? 'auto';
  if (code === undefined) {
    if (mode === 'fixed') {
      throw conflictingParameters("source_language_mode 'fixed' needs a source_language.");
    }
    return null;
  }
  const fact = findLanguage(code)?.voice;
  if (fact?.source !== true) throw invalidValue('source_language');
  return baseOf(fact.code);
}

function readTarget(code: string, name: string): LanguageFact {
  const fact = findLanguage(code);
  if (fact === null || fact.voice?.target !== true) throw invalidValue(name);
  return fact;
}

function readSpeech(fields: Fields, language: LanguageFact | undefined): SessionRequest['speech'] {
  const written = fields.text('target_media_content_type');
  const contentType = written === undefined ? DEFAULT_SPEECH_TYPE : typeName(written);
  if (lookUp(SPEECH_TYPES, contentType) === undefined) {
    throw invalidValue('target_media_content_type');
  }
  const sex = fields.choice('target_media_voice', ['male', 'female']) ?? null;
  if (language === undefined) return null;
  if (language.voice?.speech === null) {
    throw invalidValue(
      'target_media_languages',
      `Spoken translation is not available for the language ${voiceCode(language)}.`,
    );
  }
  return {
    language: voiceCode(language),
    contentType,
    sex,
  };
}

function readId(fields: Fields, name: string): string | null {
  const id = fields.text(name);
  if (id === undefined) return null;
  if (!isUuid(id)) throw invalidValue(name, `Invalid ${name}`);
  return id;
}

const voiceCode = ({ code, voice }: LanguageFact): string => voice?.code ?? code;

const lookUp = <T>(table: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined;
