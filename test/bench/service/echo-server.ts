import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

// The peer of the service benchmark, in a process of its own: answers with what it was sent.
const server = createServer((request, response) => {
  const pieces: Buffer[] = [];
  request.on('data', (piece: Buffer) => pieces.push(piece));
  request.on('end', () => {
    response.setHeader('content-type', 'application/json');
    response.end(Buffer.concat(pieces));
  });
});
server.keepAliveTimeout = 60_000;
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
process.on('disconnect', () => process.exit());
