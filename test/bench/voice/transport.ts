import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { WebSocketServer } from 'ws';
import type { WebSocket } from 'ws';
import { decode } from '@msgpack/msgpack';
import { createLiveStream } from '../../../main/client/voice/live-stream.ts';
import { systemClock } from '../../../main/client/clock.ts';
import { createOpenSocket } from '../../../main/client/voice/open-socket.ts';
import { systemStreamClock } from '../../../main/client/voice/stream-ports.ts';
import { createNodeNetwork } from '../../../main/system/node-network.ts';
import { compare, createRig } from '../../client/voice/rig.ts';
import type { Report } from '../measured.ts';
import { percentile } from '../measured.ts';

const CHUNK_MS = 100;
/** One way of 25 ms is 50 ms there and back. */
const FAR = { wayMs: 25 };
const MINUTE = 60_000;
/** So much is on its way at any time. */
const CAUGHT_UP_MS = 300;

const TARGETS = {
  push_to_wire_p95_ms: 35,
  real_reset_p95_ms: 300,
  reset_reconnect_p95_ms: 300,
  reset_lost_ms: 0,
  outage_lost_ms: 0,
  black_hole_lost_ms: 0,
  black_hole_twice_ms: 500,
  black_hole_noticed_ms: 5_000,
  backlog_ratio: 1.3,
  rules_broken: 0,
};

/**
 * What becomes of sound on its way: the cost of sending over a real socket, and faults in virtual
 * time against a peer that checks every rule of the wire, 50 ms away.
 */
export async function transport(
  isQuick: boolean,
): Promise<Pick<Report, 'figures' | 'targets' | 'skipped'>> {
  const real = await onTheWire(isQuick ? 15 : 100);
  const resets = await cut(isQuick ? 30 : 200);
  const outages = await Promise.all(
    (isQuick
      ? [5_000, 30_000, 10 * MINUTE]
      : [1_000, 5_000, 15_000, 30_000, MINUTE, 10 * MINUTE]
    ).map(outage),
  );
  const holes = await Promise.all(
    (isQuick ? [0, 40] : [0, 20, 40, 60, 80]).flatMap((afterMs) => [
      blackHole(afterMs, 'both'),
      blackHole(afterMs, 'back'),
    ]),
  );
  const all = [resets, ...outages, ...holes];
  return {
    figures: {
      push_to_wire_p50_ms: percentile(real.delays, 50),
      push_to_wire_p95_ms: percentile(real.delays, 95),
      real_reset_p50_ms: percentile(real.aways, 50),
      real_reset_p95_ms: percentile(real.aways, 95),
      reset_reconnect_p95_ms: percentile(resets.aways, 95),
      reset_lost_ms: resets.lostMs + real.lostMs,
      reset_twice_ms: resets.twiceMs,
      outage_lost_ms: Math.max(...outages.map(({ lostMs }) => lostMs)),
      outage_twice_ms: Math.max(...outages.map(({ twiceMs }) => twiceMs)),
      backlog_ratio: Math.max(...outages.map(({ ratio }) => ratio)),
      black_hole_lost_ms: Math.max(...holes.map(({ lostMs }) => lostMs)),
      black_hole_twice_ms: Math.max(...holes.map(({ twiceMs }) => twiceMs)),
      black_hole_noticed_ms: Math.max(...holes.map(({ noticedMs }) => noticedMs)),
      rules_broken: all.reduce((sum, { broken }) => sum + broken, 0),
    },
    targets: TARGETS,
    skipped: {},
  };
}

async function ending(rig: ReturnType<typeof createRig>) {
  rig.stream.end();
  await rig.clock.pass(20_000);
  const { missing, twice } = compare(rig.peer.sound(), rig.pushed);
  return { lostMs: missing / 16, twiceMs: twice / 16, broken: rig.peer.broken.length };
}

/** Resets, some seconds apart, at every place of a chunk. */
async function cut(times: number) {
  const rig = createRig(FAR);
  for (let count = 0; count < times; count += 1) {
    await rig.speak(3_000);
    await rig.clock.pass((count * 7) % CHUNK_MS);
    rig.peer.cut();
  }
  await rig.speak(3_000);
  const aways = rig.of('reconnected').map(({ awayMs }) => awayMs);
  return { aways, ...(await ending(rig)) };
}

/** The network is gone; then the time until everything has arrived, against what there was. */
async function outage(goneMs: number) {
  const rig = createRig(FAR);
  await rig.speak(5_000);
  rig.peer.refuse(true);
  await rig.speak(goneMs);
  rig.peer.refuse(false);
  // From the connection on: the wait between two attempts is no draining.
  while (rig.of('reconnected').length === 0) await rig.speak(10, 10);
  const backlogMs = (rig.stream.pushed - rig.stream.acknowledged) / 16;
  const began = rig.clock.now();
  while ((rig.stream.pushed - rig.stream.acknowledged) / 16 > CAUGHT_UP_MS) {
    await rig.speak(CHUNK_MS);
  }
  const ratio = (rig.clock.now() - began) / backlogMs;
  return { ratio, ...(await ending(rig)) };
}

/**
 * Nothing crosses any more, and nobody says so.
 * @param afterMs into a chunk
 * @param way `back`: sound still arrives, and goes out again since nobody can know
 */
async function blackHole(afterMs: number, way: 'both' | 'back') {
  const rig = createRig(FAR);
  await rig.speak(5_000);
  await rig.clock.pass(afterMs);
  const began = rig.clock.now();
  rig.peer.swallow(way);
  while (rig.of('reconnecting').length === 0) await rig.speak(CHUNK_MS);
  const noticedMs = rig.clock.now() - began;
  await rig.speak(20_000);
  return { noticedMs, ...(await ending(rig)) };
}

/** Real sockets on this computer: from the last sample of a chunk to its bytes at the peer. */
async function onTheWire(chunks: number) {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false });
  server.setMaxListeners(50);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const network = createNodeNetwork({});
  const delays: number[] = [];
  const aways: number[] = [];
  let lostMs = 0;

  const run = async (count: number, resetAt: number | null): Promise<void> => {
    const path = randomUUID();
    const arrived = new Set<number>();
    const pushedAt: number[] = [];
    let socket: Socket | null = null;
    const onConnection = (opened: WebSocket, { url, socket: raw }: IncomingMessage) => {
      if (url?.startsWith(`/${path}?`) !== true) return;
      socket = raw;
      opened.on('error', () => undefined);
      opened.on('message', (frame: Buffer) => {
        const message = decode(frame) as { source_media_chunk?: { data: Uint8Array } };
        const data = message.source_media_chunk?.data ?? new Uint8Array(0);
        // Every chunk begins with its number; several may come as one.
        for (let at = 0; at < data.length; at += CHUNK_MS * 32) {
          const number = data[at] ?? 0;
          if (resetAt === null) delays.push(performance.now() - (pushedAt[number] ?? Number.NaN));
          arrived.add(number);
        }
      });
    };
    server.on('connection', onConnection);
    let token = 0;
    const grant = () => ({
      address: `ws://127.0.0.1:${port}/${path}`,
      token: String((token += 1)),
      session: null,
      isScripted: false,
      pseudoTargets: [],
      untranslatedTargets: [],
    });
    const opened = Promise.withResolvers<undefined>();
    const stream = createLiveStream({
      grant: grant(),
      call: { messageFormat: 'msgpack', chunkMs: CHUNK_MS },
      renew: () => Promise.resolve(grant()),
      failureOf: () => null,
      openSocket: createOpenSocket({
        network,
        userAgent: 'bench',
        clock: systemClock,
        onAttempt: undefined,
      }),
      clock: systemStreamClock,
      random: () => 0.5,
      onEvent(event) {
        if (event.kind === 'open') opened.resolve(undefined);
        if (event.kind === 'reconnected') aways.push(event.awayMs);
      },
      log: () => undefined,
    });
    await opened.promise;
    for (let number = 0; number < count; number += 1) {
      // The peer's system resets the connection with a chunk on its way.
      if (number === resetAt) (socket as Socket | null)?.resetAndDestroy();
      const pcm = new Uint8Array(CHUNK_MS * 32);
      pcm[0] = number;
      pushedAt[number] = performance.now();
      stream.push(pcm);
      await setTimeout(CHUNK_MS);
    }
    const deadline = performance.now() + 3_000;
    while (arrived.size < count && performance.now() < deadline) await setTimeout(10);
    stream.close();
    server.off('connection', onConnection);
    lostMs += (count - arrived.size) * CHUNK_MS;
  };

  await run(chunks, null);
  await Promise.all(Array.from({ length: 20 }, (_, index) => run(6, 1 + (index % 4))));
  for (const client of server.clients) client.terminate();
  server.close();
  await network.close();
  return { delays, aways, lostMs };
}
