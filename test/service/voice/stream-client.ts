import { once } from 'node:events';
import { decode, encode } from '@msgpack/msgpack';
import { WebSocket } from 'ws';
import type { TestService } from '../running-service.ts';

export type Message = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

export const PCM = 'audio/pcm;encoding=s16le;rate=16000';

export interface Grant {
  readonly streaming_url: string;
  readonly token: string;
  readonly session_id: string;
  readonly origin: { readonly scripted: boolean; readonly targets: object };
}

/** Asks for a session; the answer's JSON. */
export async function askSession(
  service: TestService,
  body: object = {},
  key?: string,
): Promise<Grant> {
  const answer = await service.call('POST', '/v3/voice/realtime', {
    json: { source_media_content_type: PCM, source_language: 'en', ...body },
    ...(key === undefined ? {} : { key }),
  });
  if (answer.status !== 200) throw new Error(`${answer.status} ${answer.text}`);
  return JSON.parse(answer.text) as Grant;
}

/** One socket of a session. */
export async function openStream(
  grant: { streaming_url: string; token: string },
  format: 'json' | 'msgpack' = 'json',
) {
  const url = `${grant.streaming_url}?token=${encodeURIComponent(grant.token)}`;
  const socket = new WebSocket(url, { perMessageDeflate: false });
  const messages: Message[] = [];
  const closed = once(socket, 'close').then(([code]) => code as number);
  socket.on('message', (data: Buffer, isBinary: boolean) => {
    if (isBinary !== (format === 'msgpack')) throw new Error('wrong frame');
    messages.push((isBinary ? decode(data) : JSON.parse(data.toString('utf8'))) as Message);
  });
  await new Promise<void>((resolve, reject) => {
    socket.once('open', () => resolve());
    socket.once('error', reject);
  });
  const say = (message: object) =>
    socket.send(format === 'json' ? JSON.stringify(message) : encode(message));
  const chunk = (bytes: Uint8Array) =>
    say({
      source_media_chunk: {
        data: format === 'json' ? Buffer.from(bytes).toString('base64') : bytes,
      },
    });
  return {
    socket,
    messages,
    closed,
    say,
    chunk,
    /** So many milliseconds of silence in one chunk. */
    sound: (ms = 100) => chunk(new Uint8Array(ms * 32)),
    end: () => say({ end_of_source_media: {} }),
    /** Messages of one kind. */
    of: (kind: string): Readonly<Record<string, unknown>>[] =>
      messages.flatMap((message) =>
        kind in message ? [message[kind] as Readonly<Record<string, unknown>>] : [],
      ),
    until: async (kind: string) => {
      while (!messages.some((message) => kind in message)) {
        if (socket.readyState === WebSocket.CLOSED) throw new Error(`closed before ${kind}`);
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
    },
  };
}

export type Stream = Awaited<ReturnType<typeof openStream>>;

/** The concluded text of a stream's messages, of the source or of one target. */
export function concludedText(messages: readonly Message[], language?: string): string {
  return messages
    .flatMap((message) => {
      const update =
        language === undefined
          ? message['source_transcript_update']
          : message['target_transcript_update'];
      if (update === undefined) return [];
      if (language !== undefined && update['language'] !== language) return [];
      return update['concluded'] as readonly { readonly text: string }[];
    })
    .map(({ text }) => text)
    .join('');
}
