import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

// The peer of the client benchmark, in a process of its own: answers every POST with a fixed
// translation of as many texts as the path's last part says.
const answers = new Map<string, Buffer>();

function answerFor(count: string): Buffer {
  const known = answers.get(count);
  if (known !== undefined) return known;
  const translations = Array.from({ length: Number(count) || 1 }, (_, index) => ({
    detected_source_language: 'EN',
    text: `Bitte senden Sie mir die Unterlagen bis Freitag, Nummer ${index}.`,
    billed_characters: 52,
  }));
  const made = Buffer.from(JSON.stringify({ translations }));
  answers.set(count, made);
  return made;
}

const server = createServer((request, response) => {
  request.resume();
  request.on('end', () => {
    const [, count = '1'] = /^\/(\d+)\//.exec(request.url ?? '') ?? [];
    const body = answerFor(count);
    response.writeHead(200, {
      'content-type': 'application/json',
      'content-length': body.length,
      'x-trace-id': '0123456789abcdef0123456789abcdef',
    });
    response.end(body);
  });
});
server.keepAliveTimeout = 60_000;
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
process.on('disconnect', () => process.exit());
