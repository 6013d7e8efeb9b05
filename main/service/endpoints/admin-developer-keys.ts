import type { Key } from '../accounts/key.ts';
import { DEFAULT_LABEL, NO_LIMITS } from '../accounts/keys.ts';
import type { Keys } from '../accounts/keys.ts';
import { invalidRequest, invalidValue, missingParameter, notFound } from '../http/refusals.ts';
import type { Fields } from '../http/fields.ts';
import type { Call, Endpoint } from './endpoint.ts';

/** Active developer keys of an account. */
const MAX_ACTIVE = { paid: 25, free: 2 } as const;
const MAX_LABEL = 1_024;
const ALL = '/v2/admin/developer-keys';
const KEY_ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const rules = { keyKind: 'admin', unknownKey: 403, scope: null } as const;
const body = { encodings: ['json'], limit: 64 * 1024 } as const;

/**
 * The developer keys of the admin key's account: listed, made, named, limited and deactivated.
 * @param onDeactivated told the id of a key that is refused from now on
 */
export function adminDeveloperKeys(
  keys: Keys,
  onDeactivated: (keyId: string) => void,
): readonly Endpoint[] {
  const recordOf = (id: string): object => {
    const key = keys.get(id);
    if (key === null) throw unknownKey();
    return written(key);
  };
  /** The key that `key_id` names; admin keys and those of other accounts are as unknown as any. */
  const named = ({ fields, key: { tier } }: Call): Key => {
    const id = fields.text('key_id');
    if (id === undefined) throw missingParameter('key_id');
    const parts = id.split(':');
    if (parts.length !== 2 || !parts.every((part) => KEY_ID.test(part))) {
      throw invalidValue('key_id', 'Invalid key_id');
    }
    const key = keys.get(id);
    if (key?.kind !== 'developer' || key.tier !== tier) throw unknownKey();
    return key;
  };
  const list = (call: Call) => keys.list(call.key.tier).map(written);

  return [
    { ...rules, method: 'GET', path: ALL, answer: list },
    {
      ...rules,
      method: 'POST',
      path: ALL,
      body,
      answer: ({ fields, key: { tier } }) => {
        const label = readLabel(fields) ?? DEFAULT_LABEL;
        const active = keys.list(tier).filter(({ deactivated }) => deactivated === null).length;
        if (active >= MAX_ACTIVE[tier]) {
          throw invalidRequest(
            `an account has at most ${MAX_ACTIVE[tier]} active developer keys; deactivate one first`,
          );
        }
        const { key, secret } = keys.create({
          kind: 'developer',
          tier,
          label,
          scopes: null,
          detection: true,
          limits: NO_LIMITS,
          active: true,
        });
        // Not of the service description: without it the key could not be used. It is told here only.
        return { ...written(key), key: secret };
      },
    },
    {
      ...rules,
      method: 'PUT',
      path: `${ALL}/deactivate`,
      body,
      answer: (call) => {
        const { id } = named(call);
        keys.deactivate(id);
        onDeactivated(id);
        return recordOf(id);
      },
    },
    {
      ...rules,
      method: 'PUT',
      path: `${ALL}/label`,
      body,
      answer: (call) => {
        const { id } = named(call);
        const label = readLabel(call.fields);
        if (label === undefined) throw missingParameter('label');
        keys.rename(id, label);
        return recordOf(id);
      },
    },
    {
      ...rules,
      method: 'PUT',
      path: `${ALL}/limits`,
      body,
      answer: (call) => {
        const { id, limits } = named(call);
        keys.setLimits(id, readLimits(call.fields, limits));
        return recordOf(id);
      },
    },
    {
      ...rules,
      method: 'GET',
      path: `${ALL}/limits`,
      answer: (call) => (call.fields.has('key_id') ? written(named(call)) : list(call)),
    },
  ];
}

const unknownKey = () => notFound('Developer key not found');

const written = (key: Key) => ({
  key_id: key.id,
  label: key.label,
  creation_time: key.created,
  deactivated_time: key.deactivated,
  is_deactivated: key.deactivated !== null,
  usage_limits: {
    characters: key.limits.characters,
    speech_to_text_milliseconds: key.limits.speechToTextMilliseconds,
    speech_to_speech_milliseconds: key.limits.speechToSpeechMilliseconds,
  },
});

function readLabel(fields: Fields): string | undefined {
  const label = fields.text('label')?.trim();
  if (label === undefined) return undefined;
  if (label === '') throw invalidValue('label', 'The label is empty.');
  if (label.length > MAX_LABEL) {
    throw invalidValue('label', `The label exceeds ${MAX_LABEL} characters.`);
  }
  return label;
}

/** null is unlimited, 0 allows nothing, and what is absent stays as it is. */
function readLimits(fields: Fields, current: Key['limits']): Key['limits'] {
  const read = (name: string, before: number | null): number | null => {
    if (!fields.values.has(name)) return before;
    const refusal = `Parameter '${name}' must be null or an integer of at least 0`;
    return fields.whole(name, [0, Number.MAX_SAFE_INTEGER], refusal) ?? null;
  };
  return {
    characters: read('characters', current.characters),
    speechToTextMilliseconds: read('speech_to_text_milliseconds', current.speechToTextMilliseconds),
    speechToSpeechMilliseconds: read(
      'speech_to_speech_milliseconds',
      current.speechToSpeechMilliseconds,
    ),
  };
}
