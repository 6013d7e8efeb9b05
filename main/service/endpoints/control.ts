import { z } from 'zod';
import { SCOPES } from '../accounts/key.ts';
import { DEFAULT_LABEL } from '../accounts/keys.ts';
import type { Keys } from '../accounts/keys.ts';
import { Fault } from '../faults/fault.ts';
import type { FaultMenu } from '../faults/fault-menu.ts';
import type { Fields } from '../http/fields.ts';
import { invalidRequest } from '../http/refusals.ts';
import type { Endpoint } from './endpoint.ts';
import { plainIssue } from './plain-issue.ts';

// Controls of this implementation, for tests; they are no part of the service's interface.
const rules = { keyKind: 'admin', unknownKey: 401, scope: null } as const;
const body = { encodings: ['json'], limit: 64 * 1024 } as const;

const Faults = z.strictObject({ faults: z.array(Fault).max(100) });

/** GET, PUT and DELETE /control/faults: reads, replaces and clears the faults that are set. */
export function controlFaults(menu: FaultMenu): readonly Endpoint[] {
  const path = '/control/faults';
  const answer = () => ({ faults: menu.faults });
  return [
    { ...rules, method: 'GET', path, answer },
    {
      ...rules,
      method: 'PUT',
      path,
      body,
      answer: ({ fields }) => {
        menu.set(read(Faults, fields).faults);
        return answer();
      },
    },
    {
      ...rules,
      method: 'DELETE',
      path,
      answer: () => {
        menu.set([]);
        return answer();
      },
    },
  ];
}

const limit = z.int().min(0).nullable().default(null);

const NewKey = z.strictObject({
  label: z.string().min(1).max(1024).default(DEFAULT_LABEL),
  tier: z.enum(['free', 'paid']).default('paid'),
  scopes: z.array(z.enum(SCOPES)).min(1).nullable().default(null),
  detection: z.boolean().default(true),
  active: z.boolean().default(true),
  limits: z
    .strictObject({
      characters: limit,
      speech_to_text_milliseconds: limit,
      speech_to_speech_milliseconds: limit,
    })
    .prefault({}),
});

/** POST /control/keys: makes a developer key as described and tells its secret. */
export const controlKeys = (keys: Keys): Endpoint => ({
  ...rules,
  method: 'POST',
  path: '/control/keys',
  body,
  answer: ({ fields }) => {
    const draft = read(NewKey, fields);
    const { key, secret } = keys.create({
      kind: 'developer',
      tier: draft.tier,
      label: draft.label,
      scopes: draft.scopes,
      detection: draft.detection,
      active: draft.active,
      limits: {
        characters: draft.limits.characters,
        speechToTextMilliseconds: draft.limits.speech_to_text_milliseconds,
        speechToSpeechMilliseconds: draft.limits.speech_to_speech_milliseconds,
      },
    });
    return { key_id: key.id, key: secret };
  },
});

function read<T extends z.ZodType>(schema: T, fields: Fields): z.output<T> {
  const result = schema.safeParse(Object.fromEntries(fields.values));
  if (result.success) return result.data;
  throw invalidRequest(result.error.issues.map(plainIssue).join('; '));
}
