import type { Log } from '../../system/log.ts';
import type { NetworkRoute } from '../../system/network.ts';
import { ServiceFailure } from '../failure.ts';
import type { Clock } from '../clock.ts';
import type { Send } from '../send.ts';
import type { OnAttempt } from '../sent-attempt.ts';
import { createLiveStream } from './live-stream.ts';
import { createOpenSocket } from './open-socket.ts';
import { systemStreamClock } from './stream-ports.ts';
import { renewRequest, voiceRequest } from './voice-request.ts';
import type { OpenVoice } from './voice-stream.ts';

/** A person is waiting to speak: what cannot be had soon is said soon. */
const ATTEMPTS = 2;
const ATTEMPT_LIMIT_MS = 10_000;

export interface OpenVoicePorts {
  readonly send: Send;
  /** Checked. */
  readonly baseUrl: string;
  readonly network: NetworkRoute;
  readonly userAgent: string;
  readonly random: () => number;
  readonly clock: Clock;
  /** Told of every attempt to open a socket. */
  readonly onAttempt?: OnAttempt | undefined;
  readonly log: Log | undefined;
}

export function createOpenVoice(ports: OpenVoicePorts): OpenVoice {
  const { send, baseUrl, random, log } = ports;
  const openSocket = createOpenSocket(ports);
  return async (call, { onEvent, signal, reportingTag }) => {
    const limits = { attemptLimitMs: ATTEMPT_LIMIT_MS, reportingTag };
    const grant = await send(voiceRequest(call, baseUrl), {
      ...limits,
      signal,
      attempts: ATTEMPTS,
    });
    const stream = createLiveStream({
      grant,
      call,
      renew: (token) => send(renewRequest(token, baseUrl), { ...limits, signal, attempts: 1 }),
      failureOf: (error) => (error instanceof ServiceFailure ? error.failure : null),
      openSocket,
      clock: systemStreamClock,
      random,
      onEvent,
      log: (event, fields) => log?.write(event, fields),
    });
    const close = () => stream.close();
    if (signal.aborted) close();
    else signal.addEventListener('abort', close, { once: true });
    return stream;
  };
}
