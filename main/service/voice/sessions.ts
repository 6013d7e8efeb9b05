import { randomBytes } from 'node:crypto';
import type { Key } from '../accounts/key.ts';
import type { VoiceSession } from './session.ts';
import { STREAM_ERRORS } from './stream-error.ts';
import { guarded } from '../../system/background.ts';

/** Times in milliseconds. */
export interface VoiceLimits {
  /** A token is good for so long. */
  readonly tokenMs: number;
  /** Without sound for so long a session ends. */
  readonly idleMs: number;
  /** A connection is closed after so long. */
  readonly connectionMs: number;
  /** A session without a connection ends after so long. */
  readonly unattendedMs: number;
}

export const VOICE_LIMITS: VoiceLimits = {
  tokenMs: 60_000,
  idleMs: 30_000,
  connectionMs: 3_600_000,
  unattendedMs: 60_000,
};

/** Sessions of one account at the same time. */
export const MAX_SESSIONS = 10;

/** The live sessions by their tokens. A token opens one connection, once. */
export interface VoiceSessions {
  /** How many of an account are live; one whose end was told is not, though it may be fetched again. */
  count(account: string): number;
  /**
   * @param owner the key that asked for it, which it is billed to
   * @returns its first token
   */
  add(session: VoiceSession, owner: Pick<Key, 'id' | 'tier'>): string;
  /**
   * A new token for the newest one of the same account. An older token ends its session.
   * @returns null when the token is not the newest of a live session
   */
  renew(
    token: string,
    account: string,
  ): { readonly token: string; readonly session: VoiceSession } | null;
  /**
   * The session that a connection is for. A token that was used before ends its session.
   * @returns null for every token but a fresh one
   */
  claim(token: string): VoiceSession | null;
  /** A connection has come or gone. */
  attended(session: VoiceSession, isAttended: boolean): void;
  remove(session: VoiceSession): void;
  /** Ends the sessions that a key asked for, with an error for who listens. */
  endOf(keyId: string): void;
  close(): void;
}

interface Entry {
  readonly session: VoiceSession;
  readonly keyId: string;
  readonly account: string;
  newest: string;
  isUsed: boolean;
  expires: number;
  readonly tokens: Set<string>;
  unattended: ReturnType<typeof setTimeout> | undefined;
}

export function createVoiceSessions(limits: VoiceLimits, now: () => number): VoiceSessions {
  const entries = new Map<VoiceSession, Entry>();
  const byToken = new Map<string, Entry>();

  const issue = (entry: Entry): string => {
    const token = randomBytes(32).toString('base64url');
    entry.newest = token;
    entry.isUsed = false;
    entry.expires = now() + limits.tokenMs;
    entry.tokens.add(token);
    byToken.set(token, entry);
    return token;
  };
  const leave = (entry: Entry) => {
    clearTimeout(entry.unattended);
    entry.unattended = setTimeout(
      guarded('voice.unattended', () => entry.session.end(null)),
      limits.unattendedMs,
    );
    entry.unattended.unref();
  };
  const remove = (session: VoiceSession) => {
    const entry = entries.get(session);
    if (entry === undefined) return;
    clearTimeout(entry.unattended);
    entries.delete(session);
    for (const token of entry.tokens) byToken.delete(token);
  };

  return {
    count: (account) =>
      [...entries.values()].filter((entry) => entry.account === account && !entry.session.isDone)
        .length,
    add(session, owner) {
      const entry: Entry = {
        session,
        keyId: owner.id,
        account: owner.tier,
        newest: '',
        isUsed: false,
        expires: 0,
        tokens: new Set(),
        unattended: undefined,
      };
      entries.set(session, entry);
      leave(entry);
      return issue(entry);
    },
    renew(token, account) {
      const entry = byToken.get(token);
      if (entry?.account !== account) return null;
      if (entry.newest !== token) {
        entry.session.end(null, 1008);
        return null;
      }
      return { token: issue(entry), session: entry.session };
    },
    claim(token) {
      const entry = byToken.get(token);
      if (entry === undefined) return null;
      if (entry.newest !== token || entry.isUsed) {
        entry.session.end(null, 1008);
        return null;
      }
      if (now() > entry.expires) return null;
      entry.isUsed = true;
      return entry.session;
    },
    attended(session, isAttended) {
      const entry = entries.get(session);
      if (entry === undefined) return;
      if (isAttended) clearTimeout(entry.unattended);
      else leave(entry);
    },
    remove,
    endOf(keyId) {
      for (const entry of [...entries.values()]) {
        if (entry.keyId === keyId) entry.session.end(STREAM_ERRORS.keyDeactivated);
      }
    },
    close() {
      for (const { session } of [...entries.values()]) session.end(null, 1001);
    },
  };
}
