/**
 * The offline service under load: short texts from fifty clients at once, in turns with a bare HTTP
 * server of Node that sends back what it got, in a process of its own as well.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Pool } from 'undici';
import { startProgram } from '../service/spawned-service.ts';
import { median, percentile, printReport } from './measured.ts';

const CLIENTS = 50;
const isQuick = process.argv.includes('--quick');
const rounds = isQuick ? 5 : 15;
const perRound = isQuick ? 1000 : 2000;

const data = mkdtempSync(join(tmpdir(), 'dragoman-bench-service-'));
const service = await startProgram(['--port', '0', '--data', data]);
const echo = fork(new URL('service/echo-server.ts', import.meta.url));
const [port] = (await once(echo, 'message')) as [number];

const request = {
  path: '/v2/translate',
  method: 'POST' as const,
  headers: {
    authorization: `Service-Auth-Key ${service.developerKey}`,
    'content-type': 'application/json',
  },
  body: JSON.stringify({
    text: ['Please send me the documents by Friday at the latest.'],
    source_lang: 'EN',
    target_lang: 'DE',
  }),
};

/** Milliseconds of every request of a round, and of the whole. */
async function load(pool: Pool): Promise<{ readonly each: number[]; readonly whole: number }> {
  const each: number[] = [];
  let left = perRound;
  const began = performance.now();
  const client = async () => {
    while (left > 0) {
      left -= 1;
      const sent = performance.now();
      const { statusCode, body } = await pool.request(request);
      await body.text();
      if (statusCode !== 200) throw new Error(`status ${statusCode}`);
      each.push(performance.now() - sent);
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
  return { each, whole: performance.now() - began };
}

const pools = {
  service: new Pool(service.baseUrl, { connections: CLIENTS }),
  echo: new Pool(`http://127.0.0.1:${port}`, { connections: CLIENTS }),
};
const each: number[] = [];
const wholes = { service: [] as number[], echo: [] as number[] };
// The first round, in which everything is compiled, does not count.
for (let round = 0; round <= rounds; round += 1) {
  const ours = await load(pools.service);
  const bare = await load(pools.echo);
  if (round === 0) continue;
  each.push(...ours.each);
  wholes.service.push(ours.whole);
  wholes.echo.push(bare.whole);
}
await Promise.all([pools.service.close(), pools.echo.close()]);
echo.disconnect();
await service.end('SIGTERM');
rmSync(data, { recursive: true, force: true });

printReport({
  bench: 'service',
  figures: {
    translate_per_s: (perRound / median(wholes.service)) * 1000,
    translate_p95_ms: percentile(each, 95),
    translate_p99_ms: percentile(each, 99),
    translate_to_echo_time_ratio: median(
      wholes.service.map((whole, round) => whole / (wholes.echo[round] ?? Number.NaN)),
    ),
  },
  // At least 30 % of what the bare server answers in a second.
  targets: { translate_p99_ms: 40, translate_to_echo_time_ratio: 1 / 0.3 },
  skipped: {},
});
process.exit();
