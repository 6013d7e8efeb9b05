import { billedCharacters } from '../../engine/markup/billing.ts';
import { MarkupError } from '../../engine/markup/markup-rules.ts';
import type { Memories } from '../../engine/memory/memories.ts';
import {
  isUnserved,
  type SegmentOrigin,
  type TranslatedText,
} from '../../engine/translation/translation-request.ts';
import type { Translator } from '../../engine/translation/translator.ts';
import type { Ledger } from '../accounts/ledger.ts';
import type { RateLimit } from '../accounts/rate-limit.ts';
import type { Glossaries } from '../customization/glossaries.ts';
import type { StyleRules } from '../customization/style-rules.ts';
import { invalidValue, noEngine, quotaExceeded } from '../http/refusals.ts';
import type { Call, Endpoint } from './endpoint.ts';
import { translateTexts } from './translate-texts.ts';
import {
  readGlossaries,
  readInstructions,
  readMemory,
  readStyle,
} from './translate-customization.ts';
import {
  readHandling,
  readModel,
  readSource,
  readTarget,
  readTexts,
} from './translate-parameters.ts';

const MAX_BODY_BYTES = 128 * 1024;

export interface TranslatePorts {
  readonly translator: Translator;
  readonly memories: Memories;
  readonly glossaries: Glossaries;
  readonly styleRules: StyleRules;
  readonly ledger: Ledger;
  readonly rateLimit: RateLimit;
}

/** POST /v2/translate. */
export const translate = (ports: TranslatePorts): Endpoint => ({
  method: 'POST',
  path: '/v2/translate',
  keyKind: 'developer',
  unknownKey: 403,
  scope: 'translate:text',
  body: { encodings: ['json', 'form'], limit: MAX_BODY_BYTES },
  limitsRate: true,
  answer: (call) => answer(call, ports),
});

async function answer(call: Call, ports: TranslatePorts): Promise<unknown> {
  const request = readRequest(call, ports);
  ports.rateLimit.admit(call.key);
  if (ports.ledger.exceeds(call.key, request.units)) throw quotaExceeded();

  const translateOne = (text: string, signal: AbortSignal) =>
    ports.translator.translate({ ...request.each, text }, signal).catch((error: unknown) => {
      if (!(error instanceof MarkupError)) throw error;
      throw invalidValue('text', error.message);
    });
  const translations = await translateTexts(request.texts, translateOne, call.signal);

  for (const { segments, detected } of translations) {
    if (!request.keepsUntranslated && segments.some(isUnserved)) {
      throw noEngine(detected, request.each.target);
    }
  }

  const { key, tag } = call;
  const billed = translations.map(billedOf);
  const units = billed.reduce((sum, count) => sum + count, 0);
  const isBilled = await ports.ledger.chargeSoon({ key, tag, kind: 'text_translation', units });
  if (!isBilled) throw quotaExceeded();
  return {
    translations: translations.map((translation, at) => ({
      detected_source_language: translation.detected.toUpperCase(),
      text: translation.text,
      ...(request.showBilled ? { billed_characters: billed[at] ?? 0 } : {}),
      ...(request.model === undefined ? {} : { model_type_used: request.model }),
      ...(request.each.markup === undefined
        ? {}
        : { tag_handling_version: request.each.markup.version }),
      // Not part of the service's interface: what acted, which other clients do not read.
      origin: { segments: translation.segments },
    })),
  };
}

const isUntranslated = ({ kind }: SegmentOrigin): boolean => kind === 'untranslated';

/** Nothing for a text that lacks an engine, unless a memory has some of it. */
function billedOf({ segments, billed }: TranslatedText): number {
  const isLeft = ({ kind }: SegmentOrigin) => kind === 'untranslated' || kind === 'source-copy';
  return segments.some(isUntranslated) && segments.every(isLeft) ? 0 : billed;
}

/** Reads and checks every parameter, in the order in which the service refuses them. */
function readRequest({ fields, key }: Call, ports: TranslatePorts) {
  const target = readTarget(fields);
  const source = readSource(fields);
  const texts = readTexts(fields);
  const glossaries = readGlossaries(fields, source, target, ports.glossaries);
  const { split, preserveFormatting, formality, markup } = readHandling(fields, target);
  const model = readModel(fields);
  const style = readStyle(fields, target, key, ports.styleRules);
  const instructions = readInstructions(fields, target);
  const memory = readMemory(fields, target, ports.memories);
  const context = fields.text('context');
  // Not part of the service's interface either: the app shows what stays untranslated.
  const keepsUntranslated = fields.choice('untranslated', ['refuse', 'keep']) === 'keep';
  const showBilled = fields.flag('show_billed_characters') ?? false;
  // Accepted without effect, but not with any value.
  fields.flag('enable_beta_languages');
  return {
    texts,
    model,
    showBilled,
    keepsUntranslated,
    units: texts.reduce((sum, text) => sum + billedCharacters(text, markup?.kind), 0),
    each: {
      source: source?.code ?? null,
      target: target.code,
      glossaries,
      split,
      preserveFormatting,
      formality,
      ...(markup === undefined ? {} : { markup }),
      ...(memory === undefined ? {} : { memory }),
      ...(style === undefined ? {} : { style }),
      ...(context === undefined ? {} : { context }),
      ...(instructions.length > 0 && { instructions }),
      ...(texts.length > 1 && { companions: texts }),
    },
  };
}
