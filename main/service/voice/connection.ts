import type { RawData, WebSocket } from 'ws';
import { readMessage, writeMessage } from './messages.ts';
import type { SessionClient, VoiceSession } from './session.ts';
import type { VoiceLimits } from './sessions.ts';
import { STREAM_ERRORS } from './stream-error.ts';
import { guarded } from '../../system/background.ts';

const WRONG_FRAME = 1003;
const GOING_AWAY = 1001;
const NORMAL = 1000;
/** What a client that closes without a code is read as (RFC 6455, 7.1.5). */
const NO_CODE = 1005;
/** Milliseconds that a client has to answer a close before the socket is cut. */
const CLOSE_GRACE = 2_000;

/** A socket of a session that can be taken away by the next one. */
export interface Connection {
  /** Another token was asked for. */
  supersede(): void;
}

/** Carries one session over one socket until either ends. */
export function connect(
  socket: WebSocket,
  session: VoiceSession,
  limits: VoiceLimits,
  onGone: () => void,
): Connection {
  let idle: ReturnType<typeof setTimeout> | undefined;
  let isClosing = false;
  let isFinal = false;

  const awaitSound = () => {
    clearTimeout(idle);
    if (session.isEnding) return;
    idle = setTimeout(
      guarded('voice.idle', () => session.end(STREAM_ERRORS.idle)),
      limits.idleMs,
    );
  };
  const close = (code: number) => {
    if (isClosing) return;
    isClosing = true;
    socket.close(code);
    setTimeout(() => socket.terminate(), CLOSE_GRACE).unref();
  };
  const hour = setTimeout(
    guarded('voice.connection', () => close(GOING_AWAY)),
    limits.connectionMs,
  );

  const client: SessionClient = {
    deliver(message, number) {
      if (isClosing) return;
      socket.send(writeMessage(message, session.format));
      // The pong tells that everything up to here has arrived.
      socket.ping(String(number));
      if ('end_of_stream' in message) {
        isFinal = true;
        close(NORMAL);
      }
    },
    refuse(message, code) {
      if (isClosing) return;
      socket.send(writeMessage(message, session.format));
      close(code);
    },
    close,
    suffer(fault) {
      if (fault === 'cut') socket.terminate();
      else if (fault === 'black-hole') socket.pause();
      else socket.send(session.format === 'json' ? '{"source_transcript_' : Buffer.from([0xc1, 0]));
    },
  };

  socket.on('message', (data: RawData, isBinary: boolean) => {
    if (isClosing) return;
    if (isBinary !== (session.format === 'msgpack')) {
      close(WRONG_FRAME);
      return;
    }
    if (session.receive(readMessage(bytesOf(data), session.format))) awaitSound();
  });
  socket.on('pong', (data: Buffer) => session.reached(Number(data.toString('latin1'))));
  socket.on('error', () => socket.terminate());
  socket.on('close', (code) => {
    clearTimeout(idle);
    clearTimeout(hour);
    isClosing = true;
    session.detach(client);
    // Only a client that closes in turn has the end; any other may come back for it.
    if (isFinal && (code === NORMAL || code === NO_CODE)) session.end(null);
    onGone();
  });
  awaitSound();
  session.attach(client);
  return { supersede: () => close(GOING_AWAY) };
}

function bytesOf(data: RawData): Buffer {
  if (Array.isArray(data)) return Buffer.concat(data);
  return data instanceof ArrayBuffer ? Buffer.from(data) : data;
}
