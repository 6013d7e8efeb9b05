import { once } from 'node:events';
import { decode, encode } from '@msgpack/msgpack';
import { WebSocket } from 'ws';
import type { DownFrame } from '../../preload/contract/channel/frames.ts';
import { offeredProtocols, PAGE_HEADER } from '../../preload/contract/page-secret.ts';
import type { Pipe } from '../../preload/contract/channel/pipe.ts';
import { connectRpc, type ConnectedRpc } from '../../renderer/rpc/client.ts';

/** The contract of a running app, as its page speaks it. */
export interface RpcLink {
  readonly rpc: ConnectedRpc;
  readonly origin: string;
  /** Lets a page in as well, whose address was used up by this link. */
  readonly cookie: { readonly name: string; readonly value: string };
  /** The page's own address, with the page secret in its fragment. */
  readonly pageAddress: string;
  /** Hands a file over; answers with its ticket. */
  hand(name: string, bytes: Uint8Array<ArrayBuffer>): Promise<string>;
}

/** @param address the one-time address that the program printed */
export async function openRpcLink(address: string): Promise<RpcLink> {
  const entered = await fetch(address, { redirect: 'manual' });
  const header = entered.headers.get('set-cookie')?.split(';')[0] ?? '';
  const [name = '', value = ''] = header.split('=', 2);
  const { origin } = new URL(address);
  const headers = { cookie: header, origin };
  const pageAddress = new URL(entered.headers.get('location') ?? '', origin).href;
  const secret = pageAddress.split('#page=')[1] ?? '';
  const hand: RpcLink['hand'] = async (file, bytes) => {
    const path = `${origin}/files?name=${encodeURIComponent(file)}`;
    const answer = await fetch(path, {
      method: 'POST',
      headers: { ...headers, [PAGE_HEADER]: secret },
      body: bytes,
    });
    return ((await answer.json()) as { readonly ticket: string }).ticket;
  };
  const connect = () => openPipe(`${origin.replace('http', 'ws')}/rpc`, secret, headers);
  const rpc = await connectRpc({ shell: 'browser', connect, hand: () => Promise.resolve('') });
  return { rpc, origin, cookie: { name, value }, pageAddress, hand };
}

async function openPipe(
  address: string,
  secret: string,
  headers: Readonly<Record<string, string>>,
): Promise<Pipe<unknown, DownFrame>> {
  const socket = new WebSocket(address, offeredProtocols(secret), { headers });
  await once(socket, 'open');
  // The app may be killed at any time.
  socket.on('error', () => undefined);
  return {
    send: (frame) => socket.send(encode(frame, { ignoreUndefined: true })),
    onFrame: (listener) =>
      socket.on('message', (bytes: Buffer) => listener(decode(bytes) as DownFrame)),
    onClose: (listener) => socket.on('close', listener),
    close: () => socket.close(),
  };
}
