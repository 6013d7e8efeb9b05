import { EventEmitter } from 'node:events';
import { expect, test, vi } from 'vitest';
import { encodeFrame } from '../../../main/rpc/codec.ts';
import { createSocketPipe } from '../../../main/shell/browser/socket-pipe.ts';

function rig() {
  const socket = Object.assign(new EventEmitter(), {
    send: vi.fn(),
    close: vi.fn(),
    terminate: vi.fn(),
    bufferedAmount: 0,
  });
  const pipe = createSocketPipe(socket as unknown as Parameters<typeof createSocketPipe>[0]);
  const say = (frame: unknown) => socket.emit('message', Buffer.from(encodeFrame(frame)), true);
  return { socket, pipe, say };
}

test('frames that come before they are wanted wait in order', () => {
  const { pipe, say } = rig();
  for (let id = 0; id < 200; id += 1) say({ id });
  const seen: unknown[] = [];
  pipe.onFrame((frame) => seen.push(frame));
  expect(seen).toEqual(Array.from({ length: 200 }, (_, id) => ({ id })));
});

test('a page that sends without end before it is served is cut off', () => {
  const { socket, say } = rig();
  for (let id = 0; id < 300; id += 1) say({ id });
  expect(socket.close).toHaveBeenCalledWith(1008);
});

test('a page that sends too many bytes before it is served is cut off', () => {
  const { socket, say } = rig();
  const large = 'x'.repeat(6 * 1024 * 1024);
  for (let id = 0; id < 2; id += 1) say({ id, large });
  expect(socket.close).not.toHaveBeenCalled();
  say({ id: 2, large });
  expect(socket.close).toHaveBeenCalledWith(1008);
});
