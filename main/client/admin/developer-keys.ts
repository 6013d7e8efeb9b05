import { z } from 'zod';
import type { DeveloperKey, KeyLimits } from '../../../preload/contract/admin.ts';
import type { ServiceRequest } from '../service-request.ts';
import { checkAnswer } from '../service-request.ts';
import { identifier, listOf, optionalFlag, optionalText } from '../answer-fields.ts';
import { UNLIMITED } from '../usage.ts';
import { utcTime } from './day-reader.ts';

/** A developer key as the service lists it. */
export type ListedKey = Omit<DeveloperKey, 'used'>;

/** Limits to be set; an absent one stays as it is. */
export type ChangedLimits = { readonly [Limit in keyof KeyLimits]?: KeyLimits[Limit] | undefined };

export interface CreatedKey {
  readonly key: ListedKey;
  /** Told once; null where the service does not tell it. */
  readonly secret: string | null;
}

const PATH = '/v2/admin/developer-keys';

/** ISO 8601; a time without a zone is UTC. */
const time = z.string().transform((text, context) => {
  const at = utcTime(text);
  if (at !== null) return new Date(at).toISOString();
  context.addIssue('not a time');
  return z.NEVER;
});
/** Never passed over: a limit that cannot be read is not the same as none. */
const limit = z
  .union([z.number(), z.string().regex(/^\d+$/).transform(Number)])
  .pipe(z.number().min(0).transform(Math.floor))
  .nullish()
  .transform((value) =>
    value === undefined || value === null || value >= UNLIMITED ? null : value,
  );

const Record = z
  .object({
    key_id: identifier,
    label: optionalText,
    creation_time: time.nullish().catch(null),
    deactivated_time: z.unknown().optional(),
    is_deactivated: optionalFlag,
    usage_limits: z
      .object({
        characters: limit,
        speech_to_text_milliseconds: limit,
        speech_to_speech_milliseconds: limit,
      })
      .nullish(),
  })
  .transform((record): ListedKey => {
    // A time that cannot be read still says that the key was deactivated.
    const { deactivated_time: end = null } = record;
    const limits = record.usage_limits;
    return {
      id: record.key_id,
      masked: maskedKeyId(record.key_id),
      label: record.label ?? '',
      created: record.creation_time ?? null,
      deactivated: time.safeParse(end).data ?? null,
      isActive: record.is_deactivated !== true && (end === null || end === ''),
      limits: {
        characters: limits?.characters ?? null,
        speechToTextMs: limits?.speech_to_text_milliseconds ?? null,
        speechToSpeechMs: limits?.speech_to_speech_milliseconds ?? null,
      },
    };
  });
const Secret = z.object({ key: z.string().min(1).nullish().catch(null) });
const Records = listOf(Record);

/** A key's id as the service's reports write it. */
export function maskedKeyId(id: string): string {
  return `${id.slice(0, 4)}****${id.slice(-4)}`;
}

export function developerKeysListing(): ServiceRequest<readonly ListedKey[]> {
  return {
    ...call('GET', '', null),
    read: (json) => checkAnswer(Records, json),
  };
}

export function developerKeyCreation(label: string | null): ServiceRequest<CreatedKey> {
  return {
    ...call('POST', '', label === null ? {} : { label }),
    read: (json) => ({
      key: checkAnswer(Record, json),
      secret: checkAnswer(Secret, json).key ?? null,
    }),
  };
}

export function developerKeyLabel(id: string, label: string): ServiceRequest<ListedKey> {
  return { ...call('PUT', '/label', { key_id: id, label }), read: readRecord };
}

export function developerKeyLimits(id: string, limits: ChangedLimits): ServiceRequest<ListedKey> {
  // JSON leaves out what is undefined: an absent limit stays as it is.
  const body = {
    key_id: id,
    characters: limits.characters,
    speech_to_text_milliseconds: limits.speechToTextMs,
    speech_to_speech_milliseconds: limits.speechToSpeechMs,
  };
  return { ...call('PUT', '/limits', body), read: readRecord };
}

export function developerKeyEnd(id: string): ServiceRequest<ListedKey> {
  return { ...call('PUT', '/deactivate', { key_id: id }), read: readRecord };
}

const readRecord = (json: unknown): ListedKey => checkAnswer(Record, json);

function call(method: 'GET' | 'POST' | 'PUT', path: string, body: object | null) {
  return {
    feature: 'admin',
    method,
    path: PATH + path,
    body: body === null ? null : JSON.stringify(body),
    answers401: false,
  } as const;
}
