import { z } from 'zod';
import type { Meter } from '../../preload/contract/connections.ts';
import type { ProductUsage } from '../../preload/contract/usage.ts';
import { listOf, optionalCount, optionalText } from './answer-fields.ts';
import type { ServiceRequest } from './service-request.ts';
import { badAnswer, checkAnswer } from './service-request.ts';

/** The service writes "no limit" as this number, in every limit. */
export const UNLIMITED = 1_000_000_000_000;

export interface UsageAnswer {
  /** Characters of the account in the billing period, translation and rephrasing together. */
  readonly characters?: Meter;
  /** Characters of this key; paid accounts only. */
  readonly keyCharacters?: Meter;
  /** Accounts that count documents only. */
  readonly documents?: Meter;
  readonly teamDocuments?: Meter;
  /** Milliseconds of recognised speech; paid accounts only. */
  readonly speechToText?: Meter;
  /** Milliseconds of translated speech, counted by the service in whole minutes. */
  readonly speechToSpeech?: Meter;
  /** ISO 8601 bounds of the billing period; paid accounts only. */
  readonly period?: { readonly start: string; readonly end: string };
  readonly products: readonly ProductUsage[];
  /** What the answer's shape tells: only paid accounts have periods, products and key counts. */
  readonly tier: 'free' | 'paid';
}

const Product = z.object({
  product_type: z.string().min(1),
  billing_unit: optionalText,
  api_key_unit_count: optionalCount,
  account_unit_count: optionalCount,
  // Earlier names, for products that are counted in characters.
  api_key_character_count: optionalCount,
  character_count: optionalCount,
});
/** A time that cannot be read is none: it would be shown as such. */
const optionalTime = optionalText.transform((text) =>
  text === null || Number.isNaN(Date.parse(text)) ? null : text,
);
const Answer = z.object({
  character_count: optionalCount,
  character_limit: optionalCount,
  api_key_character_count: optionalCount,
  api_key_character_limit: optionalCount,
  document_count: optionalCount,
  document_limit: optionalCount,
  team_document_count: optionalCount,
  team_document_limit: optionalCount,
  speech_to_text_milliseconds_count: optionalCount,
  speech_to_text_milliseconds_limit: optionalCount,
  speech_to_text_minutes_count: optionalCount,
  speech_to_text_minutes_limit: optionalCount,
  speech_to_speech_minutes_count: optionalCount,
  speech_to_speech_minutes_limit: optionalCount,
  start_time: optionalTime,
  end_time: optionalTime,
  products: listOf(Product).nullish().catch(null),
});

export function usageRequest(): ServiceRequest<UsageAnswer> {
  return {
    feature: 'usage',
    method: 'GET',
    path: '/v2/usage',
    body: null,
    answers401: false,
    read: (json) => usageOf(checkAnswer(Answer, json)),
  };
}

function usageOf(answer: z.output<typeof Answer>): UsageAnswer {
  const characters = meter(answer.character_count, answer.character_limit ?? UNLIMITED);
  const keyCharacters = meter(answer.api_key_character_count, answer.api_key_character_limit);
  const documents = meter(answer.document_count, answer.document_limit);
  const teamDocuments = meter(answer.team_document_count, answer.team_document_limit);
  const speechToText = speechMeter(answer);
  const speechToSpeech = meter(
    answer.speech_to_speech_minutes_count,
    answer.speech_to_speech_minutes_limit,
    60_000,
  );
  const known = [characters, keyCharacters, documents, teamDocuments, speechToText, speechToSpeech];
  // Any server may answer with an object: one that counts nothing is not the service that is meant.
  if (known.every((one) => one === undefined)) throw badAnswer('character_count');
  const { start_time: start, end_time: end } = answer;
  const period = start && end ? { start, end } : undefined;
  const isPaid = keyCharacters !== undefined || period !== undefined || Boolean(answer.products);
  return {
    ...(characters && { characters }),
    ...(keyCharacters && { keyCharacters }),
    ...(documents && { documents }),
    ...(teamDocuments && { teamDocuments }),
    ...(speechToText && { speechToText }),
    ...(speechToSpeech && { speechToSpeech }),
    ...(period && { period }),
    products: (answer.products ?? []).map(productOf),
    tier: isPaid ? 'paid' : 'free',
  };
}

/** An item without a unit has only the earlier counts, which are of characters. */
function productOf(product: z.output<typeof Product>): ProductUsage {
  const { api_key_unit_count: keyUnits, account_unit_count: accountUnits } = product;
  const { api_key_character_count: keyCharacters, character_count: characters } = product;
  const hasUnits = keyUnits !== null || accountUnits !== null;
  const unit = product.billing_unit ?? (hasUnits ? null : 'characters');
  const isCharacters = unit === 'characters';
  return {
    product: product.product_type,
    unit,
    keyCount: keyUnits ?? (isCharacters ? keyCharacters : null),
    accountCount: accountUnits ?? (isCharacters ? characters : null),
  };
}

/** Some services count milliseconds, others leave them at 0 and count minutes. */
function speechMeter(answer: z.output<typeof Answer>): Meter | undefined {
  const milliseconds = meter(
    answer.speech_to_text_milliseconds_count,
    answer.speech_to_text_milliseconds_limit,
  );
  if (milliseconds !== undefined && milliseconds.count > 0) return milliseconds;
  const minutes = meter(
    answer.speech_to_text_minutes_count,
    answer.speech_to_text_minutes_limit,
    60_000,
  );
  return minutes ?? milliseconds;
}

function meter(amount: number | null, limit: number | null, unit = 1): Meter | undefined {
  if (amount === null || limit === null) return undefined;
  return { count: amount * unit, limit: limit >= UNLIMITED ? null : limit * unit };
}
