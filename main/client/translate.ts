import { LACKS } from '../../preload/contract/engine-lack.ts';
import { MAX_GLOSSARIES } from '../../preload/contract/limits.ts';
import type { SegmentOrigin, TranslationOptions } from '../../preload/contract/text.ts';
import type { ServiceRequest } from './service-request.ts';
import { badAnswer, invalidInput } from './service-request.ts';
import { z } from 'zod';
import { wholeListOf } from './answer-fields.ts';

/** Bytes of a translation request that the service accepts. */
export const MAX_TRANSLATE_BYTES = 131_072;

type PassedOn = Omit<TranslationOptions, 'local' | 'memory' | 'neighbours' | 'reportingTag'>;

/** A translation of one or more texts into one language; options as in the contract. */
export interface TranslateCall extends PassedOn {
  readonly texts: readonly string[];
  /** null: the service detects it, for each text. */
  readonly source: string | null;
  readonly target: string;
  /** `threshold` is the least match in percent, 0 to 100. */
  readonly memory?: { readonly id: string; readonly threshold: number } | undefined;
  /** For the built-in service: sentences that no engine translates come back as they are, marked. */
  readonly untranslated?: 'keep';
}

export interface TranslatedText {
  readonly text: string;
  /** As the service writes it, upper case; null where it says nothing and was told nothing. */
  readonly detectedSource: string | null;
  /** Characters billed for this text; null when the service does not say. */
  readonly billed: number | null;
  readonly modelUsed?: string;
  /** Where each segment comes from; null when the service does not say. */
  readonly origin: readonly SegmentOrigin[] | null;
}

/** One answer as it came: only its text has to be there. */
interface AnsweredText {
  readonly text: string;
  readonly detected_source_language?: unknown;
  readonly billed_characters?: unknown;
  readonly model_type_used?: unknown;
  readonly origin?: unknown;
}

/** @throws ServiceFailure invalid-input when the options contradict each other */
export function translateRequest(call: TranslateCall): ServiceRequest<readonly TranslatedText[]> {
  const { texts, glossaries = [] } = call;
  if (texts.length === 0) throw invalidInput('texts');
  if (glossaries.length > MAX_GLOSSARIES) throw invalidInput('glossaries');
  if (glossaries.length > 0 && call.source === null) throw invalidInput('source');
  return {
    feature: 'translate',
    method: 'POST',
    path: '/v2/translate',
    body: translateBody(call),
    maxBodyBytes: MAX_TRANSLATE_BYTES,
    answers401: false,
    read(json) {
      const translations = readTranslations(json);
      if (translations.length !== texts.length) throw badAnswer('translations');
      return translations.map((item, index) => readText(item, texts[index] ?? '', call.source));
    },
  };
}

/** Bytes of the request body that a call makes, to keep it under `MAX_TRANSLATE_BYTES`. */
export function translateBodyBytes(call: TranslateCall): number {
  return Buffer.byteLength(translateBody(call));
}

function translateBody(call: TranslateCall): string {
  const [glossary, ...furtherGlossaries] = call.glossaries ?? [];
  // JSON leaves out what is undefined.
  return JSON.stringify({
    text: call.texts,
    source_lang: call.source ?? undefined,
    target_lang: call.target,
    context: call.context,
    show_billed_characters: true,
    split_sentences: call.splitSentences,
    preserve_formatting: call.preserveFormatting,
    formality: call.formality,
    model_type: call.model,
    glossary_id: furtherGlossaries.length === 0 ? glossary : undefined,
    glossary_ids: furtherGlossaries.length === 0 ? undefined : call.glossaries,
    style_id: call.styleRule,
    translation_memory_id: call.memory?.id,
    translation_memory_threshold: call.memory?.threshold,
    custom_instructions: call.instructions,
    tag_handling: call.tagHandling,
    tag_handling_version: call.tagHandlingVersion,
    outline_detection: call.outlineDetection,
    splitting_tags: call.splittingTags,
    non_splitting_tags: call.nonSplittingTags,
    ignore_tags: call.ignoreTags,
    enable_beta_languages: call.betaLanguages,
    untranslated: call.untranslated,
  });
}

/**
 * Checked by hand: for fifty texts a schema costs more than all the rest of reading an answer.
 * @throws ServiceFailure bad-answer, with the place of the first fault
 */
function readTranslations(json: unknown): readonly AnsweredText[] {
  if (!isRecord(json)) throw badAnswer('');
  const { translations } = json;
  if (!Array.isArray(translations)) throw badAnswer('translations');
  return translations.map((item: unknown, index) => {
    if (!isRecord(item)) throw badAnswer(`translations.${index}`);
    if (!hasText(item)) throw badAnswer(`translations.${index}.text`);
    return item;
  });
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const hasText = (item: Record<string, unknown>): item is Record<string, unknown> & AnsweredText =>
  typeof item.text === 'string';

function readText(item: AnsweredText, source: string, asked: string | null): TranslatedText {
  const { text, detected_source_language: detected, model_type_used: model } = item;
  const read = {
    text,
    detectedSource: isWord(detected) ? detected : asked,
    billed: billedOf(item.billed_characters),
    origin: readOrigin(item.origin, source, text),
  };
  return isWord(model) ? { ...read, modelUsed: model } : read;
}

const isWord = (value: unknown): value is string => typeof value === 'string' && value !== '';

function billedOf(billed: unknown): number | null {
  const count = isWord(billed) ? Number(billed) : billed;
  return typeof count === 'number' && Number.isSafeInteger(count) && count >= 0 ? count : null;
}

/** An extra of the built-in service: from any other, what does not fit counts as not said. */
function readOrigin(origin: unknown, source: string, target: string): SegmentOrigin[] | null {
  if (origin === undefined || origin === null) return null;
  const checked = SegmentOrigins.safeParse(origin);
  if (!checked.success) return null;
  const { segments } = checked.data;
  const fits = segments.every(
    (segment) => segment.source[1] <= source.length && segment.target[1] <= target.length,
  );
  return fits ? segments : null;
}

const Range = z.tuple([z.int().min(0), z.int().min(0)]).refine(([start, end]) => start <= end);

/** The `origin` object that the built-in service adds to each translation. */
const SegmentOrigins = z.object({
  segments: wholeListOf(
    z.object({
      kind: z.enum([
        'source-copy',
        'memory-exact',
        'memory-fuzzy',
        'engine',
        'pseudo',
        'untranslated',
      ]),
      source: Range,
      target: Range,
      percent: z.number().min(0).max(100).exactOptional(),
      memory: z.string().exactOptional(),
      stored: z.string().exactOptional(),
      engine: z.string().exactOptional(),
      lack: z.enum(LACKS).exactOptional(),
      ms: z.number().min(0).exactOptional(),
      words: z.int().min(0).exactOptional(),
    }),
  ),
});
