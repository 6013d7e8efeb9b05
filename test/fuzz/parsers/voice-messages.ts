import { encode } from '@msgpack/msgpack';
import { readMessage as readOfService } from '../../../main/client/voice/messages.ts';
import type { DownMessage } from '../../../main/client/voice/messages.ts';
import { readMessage as readOfClient } from '../../../main/service/voice/messages.ts';
import { BYTE_MUTATIONS, mutated } from '../mutate/bytes.ts';
import { JSON_TEXT } from '../mutate/grammars.ts';
import { textMutations } from '../mutate/text.ts';
import { jsonText, mutatedOften } from '../mutate/values.ts';
import { putHeads } from '../mutate/pack.ts';
import type { FuzzedParser } from '../parser.ts';

const segment = { text: 'Good morning.', start_time: 0, end_time: 812.5, language: 'en' };
const update = { concluded: [segment, segment], tentative: [segment] };
const sound = new Uint8Array(64).fill(7);

const DOWN: readonly object[] = [
  { source_transcript_update: update },
  { target_transcript_update: { language: 'de', ...update } },
  {
    target_media_chunk: {
      language: 'de',
      data: [sound, sound],
      duration: 20,
      headers: 1,
      text: 'x',
    },
  },
  { end_of_source_transcript: {} },
  { end_of_target_transcript: { language: 'de' } },
  { end_of_target_media: { language: 'de' } },
  { end_of_stream: {} },
  { error: { error_code: 400, reason_code: 9, error_message: 'no' } },
];
const UP: readonly object[] = [
  { source_media_chunk: { data: sound } },
  { source_media_chunk: { data: new Uint8Array(0) } },
  { end_of_source_media: {} },
];

const toJson = (value: unknown): Buffer => Buffer.from(jsonText(value));

const packMutations = [...BYTE_MUTATIONS, putHeads, putHeads];
const jsonMutations = textMutations(JSON_TEXT);

function messages(
  name: string,
  values: readonly object[],
  isPacked: boolean,
  read: (frame: Buffer) => { readonly kind: string },
): FuzzedParser {
  const write = (value: unknown): Buffer =>
    isPacked ? Buffer.from(encode(value, { ignoreUndefined: true })) : toJson(value);
  const seeds = values.map(write);
  const mutations = isPacked ? packMutations : jsonMutations;
  return {
    name,
    seeds,
    mutate(random) {
      if (random.percent(50)) return write(mutatedOften(random.pick(values), random));
      return mutated(random.pick(seeds), random, mutations, seeds);
    },
    read: (input) => JSON.stringify(read(Buffer.from(input))).length,
    // It never throws: what cannot be read is a kind of message.
    refusalOf: () => null,
    mostWork: (bytes) => 24 * bytes + 200,
    runs: 800,
  };
}

const down = (message: DownMessage) =>
  message.kind === 'speech' ? { ...message, bytes: message.bytes.length } : message;

/** Frames of a voice session, as the client and as the service read them. */
export const voiceMessages: readonly FuzzedParser[] = [
  messages('voice-client-json', DOWN, false, (frame) => down(readOfService(frame, false, 'json'))),
  messages('voice-client-msgpack', DOWN, true, (frame) =>
    down(readOfService(frame, true, 'msgpack')),
  ),
  messages('voice-service-json', UP, false, (frame) => ({
    kind: readOfClient(frame, 'json').kind,
  })),
  messages('voice-service-msgpack', UP, true, (frame) => ({
    kind: readOfClient(frame, 'msgpack').kind,
  })),
];
