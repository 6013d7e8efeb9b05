import { z } from 'zod';
import type { Meter } from '../../preload/contract/connections.ts';
import type { ServiceRequest } from './service-request.ts';
import { checkAnswer } from './service-request.ts';

/** The service writes "no limit" as this number, in every limit. */
export const UNLIMITED = 1_000_000_000_000;

export interface UsageAnswer {
  /** Characters of the account in the billing period, translation and rephrasing together. */
  readonly characters: Meter;
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

export interface ProductUsage {
  readonly product: string;
  readonly unit: string;
  readonly keyCount: number;
  readonly accountCount: number;
}

const count = z.int().min(0);
const optionalCount = count.nullish();
const Answer = z.object({
  character_count: count,
  character_limit: count,
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
  start_time: z.string().nullish(),
  end_time: z.string().nullish(),
  products: z
    .array(
      z.object({
        product_type: z.string(),
        billing_unit: z.string(),
        api_key_unit_count: z.number().min(0),
        account_unit_count: z.number().min(0),
      }),
    )
    .nullish(),
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
  const keyCharacters = meter(answer.api_key_character_count, answer.api_key_character_limit);
  const documents = meter(answer.document_count, answer.document_limit);
  const teamDocuments = meter(answer.team_document_count, answer.team_document_limit);
  const speechToText = speechMeter(answer);
  const speechToSpeech = meter(
    answer.speech_to_speech_minutes_count,
    answer.speech_to_speech_minutes_limit,
    60_000,
  );
  const { start_time: start, end_time: end } = answer;
  const period = start && end ? { start, end } : undefined;
  const isPaid = keyCharacters !== undefined || period !== undefined || Boolean(answer.products);
  return {
    characters: meterOf(answer.character_count, answer.character_limit, 1),
    ...(keyCharacters && { keyCharacters }),
    ...(documents && { documents }),
    ...(teamDocuments && { teamDocuments }),
    ...(speechToText && { speechToText }),
    ...(speechToSpeech && { speechToSpeech }),
    ...(period && { period }),
    products: (answer.products ?? []).map((product) => ({
      product: product.product_type,
      unit: product.billing_unit,
      keyCount: product.api_key_unit_count,
      accountCount: product.account_unit_count,
    })),
    tier: isPaid ? 'paid' : 'free',
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

function meter(
  amount: number | null | undefined,
  limit: number | null | undefined,
  unit = 1,
): Meter | undefined {
  if (typeof amount !== 'number' || typeof limit !== 'number') return undefined;
  return meterOf(amount, limit, unit);
}

function meterOf(amount: number, limit: number, unit: number): Meter {
  return { count: amount * unit, limit: limit >= UNLIMITED ? null : limit * unit };
}
