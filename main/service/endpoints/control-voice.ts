import { z } from 'zod';
import { invalidRequest } from '../http/refusals.ts';
import { VoiceScript } from '../voice/script.ts';
import { VoiceFault } from '../voice/voice-faults.ts';
import type { VoiceFaultMenu } from '../voice/voice-faults.ts';
import type { VoiceService } from '../voice/voice-service.ts';
import type { Call, Endpoint } from './endpoint.ts';
import { plainIssue } from './plain-issue.ts';

// Controls of this implementation, for tests; they are no part of the service's interface.
const rules = { keyKind: 'admin', unknownKey: 401, scope: null, method: 'PUT' } as const;

const Faults = z.strictObject({ faults: z.array(VoiceFault).max(100) });

/** PUT /control/voice-script answers the next session by a recording; PUT /control/voice-faults. */
export const controlVoice = (voice: VoiceService, menu: VoiceFaultMenu): readonly Endpoint[] => [
  {
    ...rules,
    path: '/control/voice-script',
    body: { encodings: ['json'], limit: 32 * 1024 * 1024 },
    answer: ({ fields }) => {
      voice.arm(read(VoiceScript, fields));
      return {};
    },
  },
  {
    ...rules,
    path: '/control/voice-faults',
    body: { encodings: ['json'], limit: 64 * 1024 },
    answer: ({ fields }) => {
      menu.set(read(Faults, fields).faults);
      return { faults: menu.faults };
    },
  },
];

function read<T extends z.ZodType>(schema: T, fields: Call['fields']): z.output<T> {
  const result = schema.safeParse(Object.fromEntries(fields.values));
  if (result.success) return result.data;
  throw invalidRequest(result.error.issues.map(plainIssue).join('; '));
}
