import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import { connect } from './connection.ts';
import type { Connection } from './connection.ts';
import type { VoiceSession } from './session.ts';
import type { VoiceLimits, VoiceSessions } from './sessions.ts';

export const CONNECT_PATH = '/v3/voice/realtime/connect';

/** Bytes of the largest frame: base64 of the largest chunk twice over, so that the rule speaks first. */
const MAX_FRAME = 512 * 1024;

/** Lets clients with a token in, and keeps at most one connection for each session. */
export interface VoiceDoor {
  /** @returns the status that refuses it, or null when it was let in */
  admit(request: IncomingMessage, socket: Duplex, head: Buffer): number | null;
  /** Ends the connection of a session: another token was asked for. */
  supersede(session: VoiceSession): void;
  close(): void;
}

export function createVoiceDoor(sessions: VoiceSessions, limits: VoiceLimits): VoiceDoor {
  const sockets = new WebSocketServer({
    noServer: true,
    perMessageDeflate: false,
    maxPayload: MAX_FRAME,
  });
  const connections = new Map<VoiceSession, Connection>();
  return {
    admit(request, socket, head) {
      const url = URL.parse(request.url ?? '', 'http://localhost');
      if (url?.pathname !== CONNECT_PATH) return 404;
      const session = sessions.claim(url.searchParams.get('token') ?? '');
      if (session === null) return 403;
      sockets.handleUpgrade(request, socket, head, (accepted) => {
        if (session.isOver) {
          accepted.close(1008);
          return;
        }
        sessions.attended(session, true);
        connections.get(session)?.supersede();
        const connection = connect(accepted, session, limits, () => {
          if (connections.get(session) !== connection) return;
          connections.delete(session);
          sessions.attended(session, false);
        });
        connections.set(session, connection);
      });
      return null;
    },
    supersede: (session) => connections.get(session)?.supersede(),
    close() {
      for (const socket of sockets.clients) socket.terminate();
    },
  };
}
