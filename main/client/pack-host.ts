import { open } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import type { Dispatcher } from 'undici';
import type { Failure } from '../../preload/contract/failure.ts';
import { isLoopbackHost } from '../system/loopback.ts';
import type { NetworkRoute } from '../system/network.ts';
import { ServiceFailure } from './failure.ts';
import { noRoute } from './send.ts';
import { transportFailure } from './transport-failure.ts';

/** What came of a file, so that a later attempt goes on from there. */
export interface PartialFile {
  /** Bytes on the disk. */
  received: number;
  /** Tells one version of the file from another; null: the host names none. */
  validator: string | null;
  /** Packed for the way by the host. */
  isPacked: boolean;
  /** Bytes that the host says there are; null: it does not say. */
  total: number | null;
}

export const noBytes = (): PartialFile => ({
  received: 0,
  validator: null,
  isPacked: false,
  total: null,
});

export interface FileRequest {
  readonly url: string;
  /** Path of the file that its bytes are added to. */
  readonly to: string;
  /** Changed while bytes come in. */
  readonly partial: PartialFile;
  /** Bytes that may come at most. */
  readonly limit: number;
  /** Whether its bytes are checked afterwards, so that parts of two versions are found out. */
  readonly isChecked: boolean;
  readonly onProgress: () => void;
  readonly signal: AbortSignal;
}

/** null: the host does not tell. */
export interface HostFacts {
  readonly bytes: number | null;
  /** As hosts of large files name them before they lead on to their store. */
  readonly sha256: string | null;
}

/** Where packs and lists of them come from. Calls reject with `ServiceFailure`, or with what the disk throws. */
export interface PackHost {
  /** What the host tells of a file before it comes. */
  facts(url: string, signal: AbortSignal): Promise<HostFacts>;
  json(url: string, signal: AbortSignal): Promise<unknown>;
  file(request: FileRequest): Promise<void>;
}

export interface PackHostPorts {
  readonly network: NetworkRoute;
  readonly userAgent: string;
  /** Waits between two attempts. */
  readonly sleep: (ms: number, signal: AbortSignal) => Promise<void>;
  /** Milliseconds of silence after which an attempt has failed. */
  readonly silenceMs?: number;
}

const SILENCE_MS = 30_000;
/** Attempts in a row that brought no byte. */
const ATTEMPTS = 5;
const FIRST_PAUSE_MS = 500;
const MOST_REDIRECTS = 5;
/** Bytes of a list of packs. */
const MOST_LIST_BYTES = 16 * 1024 * 1024;

type Answer = Awaited<ReturnType<Dispatcher['request']>>;

/** An answer that ends before it said it would, or is not what was asked for: another attempt may do. */
class Cut extends Error {
  readonly code = 'ECONNRESET';
}

/**
 * Whether a file may be fetched from there: encrypted, or from this computer, and without a name and
 * password, which would end up in logs.
 */
export function isPackAddress(address: string): boolean {
  const url = URL.parse(address);
  if (url === null || url.username !== '' || url.password !== '') return false;
  return url.protocol === 'https:' || (url.protocol === 'http:' && isLoopbackHost(url.hostname));
}

export function createPackHost(ports: PackHostPorts): PackHost {
  const { network, userAgent, sleep, silenceMs = SILENCE_MS } = ports;

  /** One request; follows redirects, which hosts of large files answer with, but never to a plain address. */
  const request = async (
    method: 'GET' | 'HEAD',
    address: string,
    headers: Readonly<Record<string, string>>,
    signal: AbortSignal,
    onAnswer: (headers: Headers) => void = () => undefined,
  ): Promise<Answer> => {
    let url = checked(address);
    for (let redirects = 0; ; redirects += 1) {
      const dispatcher = await network.dispatcher(url.origin).catch(noRoute);
      signal.throwIfAborted();
      const answer = await dispatcher.request({
        origin: url.origin,
        path: `${url.pathname}${url.search}`,
        method,
        headers: { 'user-agent': userAgent, ...headers },
        headersTimeout: silenceMs,
        bodyTimeout: silenceMs,
        signal,
      });
      onAnswer(answer.headers);
      const { location } = answer.headers;
      if (answer.statusCode < 300 || answer.statusCode >= 400 || location === undefined) {
        return answer;
      }
      await answer.body.dump();
      if (redirects === MOST_REDIRECTS) throw refused(url, answer.statusCode);
      const next = URL.parse(String(location), url.href);
      if (next === null) throw refused(url, answer.statusCode);
      // A page on the network cannot send us to what listens on this computer.
      if (isLoopbackHost(next.hostname) && !isLoopbackHost(url.hostname)) throw insecure(next);
      url = checked(next.href);
    }
  };

  /** Runs it again after what may pass; attempts that brought something do not count. */
  const again = async <T>(
    address: string,
    signal: AbortSignal,
    progress: () => number,
    work: () => Promise<T>,
  ): Promise<T> => {
    for (let attempt = 1; ; attempt += 1) {
      const before = progress();
      try {
        return await work();
      } catch (error) {
        if (signal.aborted) throw new ServiceFailure({ code: 'cancelled' }, { cause: error });
        const failed = failureOf(error, address);
        if (failed === null) throw error;
        if (progress() > before) attempt = 1;
        if (!failed.retry || attempt >= ATTEMPTS) {
          throw new ServiceFailure(failed.failure, { cause: error });
        }
        await sleep(FIRST_PAUSE_MS * 2 ** (attempt - 1), signal);
      }
    }
  };

  const receive = async (wanted: FileRequest, file: FileHandle): Promise<void> => {
    const { url, partial, limit, isChecked, onProgress, signal } = wanted;
    const goesOn = partial.received > 0 && (partial.validator !== null || isChecked);
    if (!goesOn) await restart(file, partial);
    const answer = await request(
      'GET',
      url,
      {
        // Packed for the way where the host keeps it so: less comes, and it can be gone on with.
        'accept-encoding': 'gzip',
        ...(goesOn && { range: `bytes=${partial.received}-` }),
        ...(goesOn && partial.validator !== null && { 'if-range': partial.validator }),
      },
      signal,
    );
    const { statusCode, headers, body } = answer;
    if (statusCode === 416 && partial.total === partial.received) {
      await body.dump();
      return;
    }
    if (statusCode === 416) {
      await body.dump();
      await restart(file, partial);
      throw new Cut('nothing more of this file');
    }
    if (statusCode !== 200 && statusCode !== 206) {
      await body.dump();
      throw refused(new URL(url), statusCode);
    }
    const isPacked = String(headers['content-encoding'] ?? '').toLowerCase() === 'gzip';
    if (statusCode === 206) {
      const range = /^bytes (\d+)-\d+\/(\d+|\*)$/.exec(String(headers['content-range'] ?? ''));
      if (Number(range?.[1]) !== partial.received || isPacked !== partial.isPacked) {
        body.destroy();
        await restart(file, partial);
        throw new Cut('another part than was asked for');
      }
      if (range?.[2] !== '*') partial.total = Number(range?.[2]);
    } else {
      await restart(file, partial);
      partial.isPacked = isPacked;
      partial.validator = validatorOf(headers);
      partial.total = lengthOf(headers);
    }
    if (partial.total !== null && partial.total > limit) {
      body.destroy();
      throw tooLarge(url);
    }
    for await (const chunk of body as AsyncIterable<Uint8Array>) {
      if (partial.received + chunk.length > limit) throw tooLarge(url);
      await writeAll(file, chunk, partial.received);
      partial.received += chunk.length;
      onProgress();
    }
    if (partial.total !== null && partial.received < partial.total) throw new Cut('cut off');
  };

  return {
    facts: (url, signal) =>
      again(
        url,
        signal,
        () => 0,
        async () => {
          let sha256: string | null = null;
          const note = (headers: Headers) => {
            const named = /^"?([0-9a-f]{64})"?$/i.exec(String(headers['x-linked-etag'] ?? ''))?.[1];
            sha256 ??= named?.toLowerCase() ?? null;
          };
          const asked = { 'accept-encoding': 'identity' };
          const answer = await request('HEAD', url, asked, signal, note);
          await answer.body.dump();
          if (answer.statusCode !== 200) throw refused(new URL(url), answer.statusCode);
          return { bytes: lengthOf(answer.headers), sha256 };
        },
      ),
    json: (url, signal) =>
      again(
        url,
        signal,
        () => 0,
        async () => {
          const answer = await request(
            'GET',
            url,
            { accept: 'application/json', 'accept-encoding': 'identity' },
            signal,
          );
          if (answer.statusCode !== 200) {
            await answer.body.dump();
            throw refused(new URL(url), answer.statusCode);
          }
          const pieces: Uint8Array[] = [];
          let bytes = 0;
          for await (const piece of answer.body as AsyncIterable<Uint8Array>) {
            bytes += piece.length;
            if (bytes > MOST_LIST_BYTES) throw unreadableList(url);
            pieces.push(piece);
          }
          try {
            return JSON.parse(Buffer.concat(pieces).toString('utf8')) as unknown;
          } catch (cause) {
            throw unreadableList(url, cause);
          }
        },
      ),
    async file(wanted) {
      const { url, to, partial, signal } = wanted;
      const file = await open(to, partial.received === 0 ? 'w' : 'r+', 0o600);
      try {
        await again(
          url,
          signal,
          () => partial.received,
          () => receive(wanted, file),
        );
      } finally {
        await file.close();
      }
    },
  };
}

async function restart(file: FileHandle, partial: PartialFile): Promise<void> {
  await file.truncate(0);
  partial.received = 0;
  partial.validator = null;
  partial.total = null;
}

async function writeAll(file: FileHandle, piece: Uint8Array, from: number): Promise<void> {
  let at = 0;
  while (at < piece.length) {
    at += (await file.write(piece, at, piece.length - at, from + at)).bytesWritten;
  }
}

function checked(address: string): URL {
  const url = new URL(address);
  if (!isPackAddress(address)) throw insecure(url);
  return url;
}

const insecure = ({ host }: URL) =>
  new ServiceFailure({ code: 'pack-not-installed', params: { host, reason: 'address' } });

/** What a status means: a host in trouble is asked again, another answer is final. */
function refused({ host }: URL, status: number): ServiceFailure {
  const reason = [403, 404, 410, 451].includes(status) ? 'gone' : 'status';
  return new ServiceFailure({ code: 'pack-not-installed', status, params: { host, reason } });
}

const tooLarge = (url: string) =>
  new ServiceFailure({
    code: 'pack-not-installed',
    params: { host: new URL(url).host, reason: 'damaged' },
  });

const unreadableList = (url: string, cause?: unknown) =>
  new ServiceFailure(
    { code: 'pack-not-installed', params: { host: new URL(url).host, reason: 'list' } },
    { cause },
  );

function failureOf(
  error: unknown,
  address: string,
): { readonly failure: Failure; readonly retry: boolean } | null {
  if (error instanceof ServiceFailure) {
    const { status = 0 } = error.failure;
    return { failure: error.failure, retry: status === 429 || status >= 500 };
  }
  return transportFailure(error, URL.parse(address)?.host ?? '');
}

type Headers = Answer['headers'];

/** A strong tag, else the date; a weak tag does not promise the same bytes. */
function validatorOf(headers: Headers): string | null {
  const tag = String(headers['etag'] ?? '');
  if (tag.startsWith('"')) return tag;
  const date = String(headers['last-modified'] ?? '');
  return date === '' ? null : date;
}

function lengthOf(headers: Headers): number | null {
  const length = Number(headers['content-length'] ?? Number.NaN);
  return Number.isSafeInteger(length) && length >= 0 ? length : null;
}
