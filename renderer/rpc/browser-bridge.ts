import { decode, encode } from '@msgpack/msgpack';
import type { Bridge } from '../../preload/contract/bridge.ts';
import type { Failure } from '../../preload/contract/failure.ts';
import type { DownFrame } from '../../preload/contract/channel/frames.ts';
import { MAX_FRAME_BYTES } from '../../preload/contract/limits.ts';
import { offeredProtocols, PAGE_HEADER } from '../../preload/contract/page-secret.ts';
import type { Pipe } from '../../preload/contract/channel/pipe.ts';

/**
 * The bridge of the browser shell: calls over a WebSocket, files as POSTs, both to the page's own
 * origin.
 * @param origin such as `http://127.0.0.1:8123`
 * @param secretOf answers with the page's secret; null where the page has none and is refused
 */
export function createBrowserBridge(
  origin: string,
  secretOf: () => Promise<string | null>,
): Bridge {
  // Main refuses a page without one.
  const known = async () => (await secretOf()) ?? '';
  return {
    shell: 'browser',
    connect: async () => openSocket(`${origin.replace(/^http/, 'ws')}/rpc`, await known()),
    hand: async (file, progress) => {
      const address = `${origin}/files?name=${encodeURIComponent(file.name)}`;
      return postFile(address, await known(), file, progress);
    },
  };
}

const UNREACHABLE: Failure = { code: 'unreachable' };

/** Why a file was not taken, by the status of the answer. */
const REFUSALS: Readonly<Record<number, Failure['code']>> = {
  413: 'file-too-large',
  507: 'disk-full',
};

/** The loopback server would close the connection. */
class FrameTooLarge extends RangeError {
  readonly failure: Failure = { code: 'message-too-large', params: { limit: MAX_FRAME_BYTES } };
}

/** Opens a pipe of MessagePack messages; rejects when the socket does not open. */
async function openSocket(address: string, secret: string): Promise<Pipe<unknown, DownFrame>> {
  const socket = new WebSocket(address, offeredProtocols(secret));
  socket.binaryType = 'arraybuffer';
  const opened = Promise.withResolvers<undefined>();
  const early: DownFrame[] = [];
  let onFrame: ((frame: DownFrame) => void) | null = null;
  let onClose: (() => void) | null = null;
  let closed = false;

  socket.addEventListener('open', () => opened.resolve(undefined));
  socket.addEventListener('message', (event: MessageEvent<ArrayBuffer>) => {
    if (event.data.byteLength > MAX_FRAME_BYTES) {
      socket.close();
      return;
    }
    const frame = decode(event.data) as DownFrame;
    if (onFrame) onFrame(frame);
    else early.push(frame);
  });
  socket.addEventListener('close', () => {
    closed = true;
    opened.reject(UNREACHABLE);
    onClose?.();
  });
  await opened.promise;

  return {
    send(frame) {
      const bytes = encode(frame, { ignoreUndefined: true });
      if (bytes.length > MAX_FRAME_BYTES) throw new FrameTooLarge('frame too large');
      if (!closed) socket.send(bytes);
    },
    onFrame(listener) {
      onFrame = listener;
      for (const frame of early.splice(0)) listener(frame);
    },
    onClose(listener) {
      onClose = listener;
      if (closed) listener();
    },
    close: () => socket.close(),
  };
}

/** Uploads by XMLHttpRequest, since fetch reports no progress of an upload. */
function postFile(
  address: string,
  secret: string,
  file: File,
  progress: ((share: number) => void) | undefined,
): Promise<string> {
  const handed = Promise.withResolvers<string>();
  const fail = (failure: Failure) => handed.reject(failure);
  const request = new XMLHttpRequest();
  request.open('POST', address);
  request.setRequestHeader(PAGE_HEADER, secret);
  request.responseType = 'json';
  request.upload.addEventListener('progress', (event) => {
    if (event.lengthComputable && event.total > 0) progress?.(event.loaded / event.total);
  });
  request.addEventListener('load', () => {
    const answer = request.response as { readonly ticket?: string } | null;
    if (request.status === 200 && answer?.ticket !== undefined) handed.resolve(answer.ticket);
    else fail({ code: REFUSALS[request.status] ?? 'file-unreadable' });
  });
  request.addEventListener('error', () => fail(UNREACHABLE));
  request.addEventListener('abort', () => fail({ code: 'cancelled' }));
  request.send(file);
  return handed.promise;
}
