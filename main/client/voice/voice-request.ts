import { z } from 'zod';
import { identifier, optionalFlag } from '../answer-fields.ts';
import type { ServiceRequest } from '../service-request.ts';
import { badAnswer, checkAnswer } from '../service-request.ts';
import { checkStreamingAddress } from '../streaming-address.ts';
import type { VoiceCall } from './voice-stream.ts';

/** What a service grants: where to connect, once. */
export interface VoiceGrant {
  /** Checked: encrypted or this computer, at or below the service's host. Without the token. */
  readonly address: string;
  readonly token: string;
  readonly session: string | null;
  readonly isScripted: boolean;
  readonly pseudoTargets: readonly string[];
  /** No engine of the service translates into these. */
  readonly untranslatedTargets: readonly string[];
}

const SOURCE_TYPE = 'audio/pcm;encoding=s16le;rate=16000';
const SPEECH_TYPE = 'audio/pcm;encoding=s16le;rate=24000';
const PATH = '/v3/voice/realtime';

const Answer = z.object({
  streaming_url: z.string().min(1),
  token: z.string().min(1),
  session_id: identifier.nullish().catch(null),
  // The offline service tells how its words come to be; others do not.
  origin: z
    .object({
      scripted: optionalFlag,
      targets: z.record(z.string(), z.unknown()).nullish().catch(null),
    })
    .optional()
    .catch(undefined),
});

/** @param baseUrl of the service, as `checkAddress` gives it */
export function voiceRequest(call: VoiceCall, baseUrl: string): ServiceRequest<VoiceGrant> {
  const { speech } = call;
  const body = {
    source_media_content_type: SOURCE_TYPE,
    message_format: call.messageFormat,
    ...(call.sourceLanguage === null
      ? {}
      : {
          source_language: voiceCode(call.sourceLanguage),
          source_language_mode: call.sourceMode,
        }),
    target_languages: call.targets.map(voiceCode),
    ...(speech === null
      ? {}
      : {
          target_media_languages: [voiceCode(speech.language)],
          target_media_content_type: SPEECH_TYPE,
          ...(speech.voice === null ? {} : { target_media_voice: speech.voice }),
        }),
    ...(call.spokenTerms === null ? {} : { spoken_terms_id: call.spokenTerms }),
    ...(call.glossary === null ? {} : { glossary_id: call.glossary }),
    ...(call.formality === 'default' ? {} : { formality: call.formality }),
  };
  return {
    feature: 'voice',
    method: 'POST',
    path: PATH,
    body: JSON.stringify(body),
    answers401: true,
    read: (json) => readGrant(json, baseUrl),
  };
}

/** Asks to go on with a session; rotates its token. */
export function renewRequest(token: string, baseUrl: string): ServiceRequest<VoiceGrant> {
  return {
    feature: 'voice',
    method: 'GET',
    path: `${PATH}?token=${encodeURIComponent(token)}`,
    body: null,
    answers401: true,
    read: (json) => readGrant(json, baseUrl),
  };
}

/**
 * Asks for a session without saying what will be sent, which every service refuses as a bad request
 * once it knows that the key may have one. Nothing is opened and nothing is billed.
 */
export const voiceTrial = (): ServiceRequest<null> => ({
  feature: 'voice',
  method: 'POST',
  path: PATH,
  body: '{}',
  answers401: true,
  read: () => null,
});

function readGrant(json: unknown, baseUrl: string): VoiceGrant {
  const answer = checkAnswer(Answer, json);
  const address = checkStreamingAddress(answer.streaming_url, baseUrl);
  if (!address.ok) throw badAnswer('streaming_url');
  const targets = Object.entries(answer.origin?.targets ?? {});
  const targetsOf = (wanted: string) =>
    targets.filter(([, kind]) => kind === wanted).map(([language]) => language);
  return {
    address: address.url,
    token: answer.token,
    session: answer.session_id ?? null,
    isScripted: answer.origin?.scripted ?? false,
    pseudoTargets: targetsOf('pseudo'),
    untranslatedTargets: targetsOf('none'),
  };
}

/** Voice writes scripts in capitals: `zh-HANS`. */
const voiceCode = (code: string): string =>
  code.replace(/-(\p{Lu}\p{Ll}{3})$/u, (script) => script.toUpperCase());
