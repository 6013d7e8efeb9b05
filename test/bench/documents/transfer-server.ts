// The service of the documents benchmark, in a process of its own: takes uploads in and forgets them,
// and gives the file that it was started with as every result. `/raw` is the same without a form.
import { createReadStream, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const result = process.argv[2] ?? '';
const size = result === '' ? 0 : statSync(result).size;
let count = 0;

const server = createServer((request, response) => {
  const json = (body: object) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(body));
  };
  request.resume();
  request.on('end', () => {
    const url = request.url ?? '';
    if (url.endsWith('/result')) {
      response.writeHead(200, { 'content-length': size });
      createReadStream(result, { highWaterMark: 256 * 1024 }).pipe(response);
    } else if (url === '/v2/document' || url === '/raw') {
      count += 1;
      const id = String(count).padStart(32, '0');
      json({ document_id: id, document_key: id + id });
    } else if (url.startsWith('/v2/document/')) json({ status: 'done', billed_characters: 1 });
    else json({ character_count: 0, character_limit: 1_000_000 });
  });
});
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
process.on('disconnect', () => process.exit());
