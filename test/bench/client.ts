/**
 * What our client adds to a request: the same translation over the same loopback server by raw
 * undici, by our client and by the API family's own Node client. Rounds are interleaved; a ratio
 * is the median over rounds of the two times of one round, so that a slow moment of the machine
 * falls on all.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { Translator } from 'deepl-node';
import { Agent, request } from 'undici';
import { createServiceClient } from '../../main/client/service-client.ts';
import { createNodeNetwork } from '../../main/system/node-network.ts';
import { median, printReport } from './measured.ts';

const KEY = '11111111-2222-4333-8444-555555555555';
const isQuick = process.argv.includes('--quick');
const rounds = isQuick ? 100 : 300;
const perRound = isQuick ? 60 : 100;

const server = fork(new URL('client-server.ts', import.meta.url));
const [port] = (await once(server, 'message')) as [number];

const agent = new Agent({ keepAliveTimeout: 30_000, allowH2: false });
const network = createNodeNetwork({});

type Call = () => Promise<unknown>;

/** The three contestants for a request of some texts. */
function contestants(texts: string[]): Record<'raw' | 'ours' | 'peer', Call> {
  const baseUrl = `http://127.0.0.1:${port}/${texts.length}`;
  const ours = createServiceClient(
    { baseUrl, keyword: 'Service-Auth-Key', key: KEY },
    { network, userAgent: 'bench' },
  );
  const peer = new Translator(KEY, { serverUrl: baseUrl });
  const { signal } = new AbortController();
  return {
    raw: async () => {
      const { statusCode, body } = await request(`${baseUrl}/v2/translate`, {
        dispatcher: agent,
        method: 'POST',
        headers: {
          authorization: `Service-Auth-Key ${KEY}`,
          'user-agent': 'bench',
          accept: 'application/json',
          'content-type': 'application/json',
        },
        body: JSON.stringify({
          text: texts,
          source_lang: 'EN',
          target_lang: 'DE',
          show_billed_characters: true,
        }),
      });
      if (statusCode !== 200) throw new Error(`status ${statusCode}`);
      return body.json();
    },
    ours: () => ours.translate({ texts, source: 'en', target: 'de' }, { signal }),
    peer: () => peer.translateText(texts, 'en', 'de'),
  };
}

/** Microseconds per call, one after the other. */
async function time(call: Call, calls: number): Promise<number> {
  const start = process.hrtime.bigint();
  for (let done = 0; done < calls; done += 1) await call();
  return Number(process.hrtime.bigint() - start) / 1000 / calls;
}

async function measure(texts: string[]): Promise<Record<string, number>> {
  const calls = Object.entries(contestants(texts));
  for (const [, call] of calls) await time(call, isQuick ? 400 : 1000);
  const times = { raw: [] as number[], ours: [] as number[], peer: [] as number[] };
  for (let round = 0; round < rounds; round += 1) {
    // Each goes first, second and last equally often.
    for (let turn = 0; turn < calls.length; turn += 1) {
      const [name, call] = calls[(round + turn) % calls.length] ?? [];
      if (name === undefined || call === undefined) continue;
      times[name as keyof typeof times].push(await time(call, perRound));
    }
  }
  const ratio = (of: readonly number[], to: readonly number[]) =>
    median(of.map((value, round) => value / (to[round] ?? Number.NaN)));
  return {
    raw_us: median(times.raw),
    ours_us: median(times.ours),
    peer_us: median(times.peer),
    ours_to_raw_ratio: ratio(times.ours, times.raw),
    ours_to_peer_ratio: ratio(times.ours, times.peer),
  };
}

const sentence = 'Please send me the documents by Friday at the latest.';
const one = await measure([sentence]);
const fifty = await measure(Array.from({ length: 50 }, (_, index) => `${sentence} ${index}`));
server.disconnect();
await Promise.all([network.close(), agent.destroy()]);

const figures: Record<string, number> = {};
for (const [size, measured] of Object.entries({ one, fifty })) {
  for (const [row, value] of Object.entries(measured)) figures[`${size}_${row}`] = value;
}
console.log('one text, then fifty texts per request; microseconds per request, medians of rounds');
console.table({ one, fifty });
printReport({
  bench: 'client',
  figures,
  targets: {
    one_ours_to_raw_ratio: 1.1,
    fifty_ours_to_raw_ratio: 1.1,
    one_ours_to_peer_ratio: 1,
    fifty_ours_to_peer_ratio: 1,
  },
  skipped: {},
});
process.exit();
