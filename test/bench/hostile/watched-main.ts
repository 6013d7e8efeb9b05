import { createServer } from 'node:net';

// Loaded into main (`--import`): measures how long its event loop stands still, and tells whoever
// connects to the socket that DRAGOMAN_BENCH_LOOP names. Each answer begins a new measurement.

const path = process.env['DRAGOMAN_BENCH_LOOP'];
if (path !== undefined && process.argv[1]?.endsWith('browser.js') === true) {
  const TICK_MS = 5;
  let longest = 0;
  let last = performance.now();
  const look = () => {
    const now = performance.now();
    longest = Math.max(longest, now - last - TICK_MS);
    last = now;
  };
  setInterval(look, TICK_MS).unref();
  const server = createServer((socket) => {
    look();
    socket.on('error', () => undefined);
    socket.end(String(longest));
    longest = 0;
  });
  server.listen(path);
  server.unref();
}
