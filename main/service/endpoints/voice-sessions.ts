import { invalidRequest, missingParameter } from '../http/refusals.ts';
import { readSessionRequest } from '../voice/session-request.ts';
import type { VoiceSessions } from '../voice/sessions.ts';
import { CONNECT_PATH } from '../voice/upgrade.ts';
import type { VoiceDoor } from '../voice/upgrade.ts';
import type { VoiceService } from '../voice/voice-service.ts';
import type { Endpoint } from './endpoint.ts';

const rules = {
  path: '/v3/voice/realtime',
  keyKind: 'developer',
  unknownKey: 401,
  scope: null,
  paidOnly: true,
} as const;

export interface VoiceSessionsPorts {
  readonly voice: VoiceService;
  readonly sessions: VoiceSessions;
  readonly door: VoiceDoor;
  /** Of this service, known once it listens. */
  readonly port: () => number;
}

/** POST /v3/voice/realtime asks for a session, GET for its continuation after a lost connection. */
export function voiceSessions({ voice, sessions, door, port }: VoiceSessionsPorts): Endpoint[] {
  const addressed = (token: string, id: string) => ({
    streaming_url: `ws://127.0.0.1:${port()}${CONNECT_PATH}`,
    token,
    session_id: id,
  });
  return [
    {
      ...rules,
      method: 'POST',
      body: { encodings: ['json'], limit: 16 * 1024 },
      answer: async ({ fields, key }) => {
        const granted = await voice.grant(readSessionRequest(fields), key);
        return {
          ...addressed(granted.token, granted.session.id),
          // Not of the service description: how the words come to be.
          origin: { scripted: granted.isScripted, targets: granted.targets },
        };
      },
    },
    {
      ...rules,
      method: 'GET',
      answer: ({ fields, key }) => {
        const token = fields.text('token');
        if (token === undefined) throw missingParameter('token');
        const renewed = sessions.renew(token, key.tier);
        if (renewed === null) throw invalidRequest('the token is not the newest of a session');
        door.supersede(renewed.session);
        return addressed(renewed.token, renewed.session.id);
      },
    },
  ];
}
