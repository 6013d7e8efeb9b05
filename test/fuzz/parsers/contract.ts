import { encode } from '@msgpack/msgpack';
import { z } from 'zod';
import { api } from '../../../preload/contract/api.ts';
import type { Handlers, RouteName } from '../../../preload/contract/api.ts';
import type { DownFrame } from '../../../preload/contract/channel/frames.ts';
import { decodeFrame } from '../../../main/rpc/codec.ts';
import type { PacedPipe } from '../../../main/system/channel/paced-pipe.ts';
import { serve } from '../../../main/rpc/serve.ts';
import { BYTE_MUTATIONS, mutated } from '../mutate/bytes.ts';
import { putHeads } from '../mutate/pack.ts';
import { mutatedOften, oddValue } from '../mutate/values.ts';
import { BrokenPromise } from '../parser.ts';
import type { FuzzedParser } from '../parser.ts';
import type { Random } from '../random.ts';

const routes = Object.keys(api) as RouteName[];

async function* once() {
  await Promise.resolve();
  yield null;
}

/** Every handler answers at once; it is the border in front of them that is looked at. */
const handlers = Object.fromEntries(
  routes.map((route) => [
    route,
    () => (api[route].verb === 'ask' ? Promise.resolve(null) : once()),
  ]),
) as unknown as Handlers;

const INPUTS: readonly unknown[] = [
  undefined,
  { id: '00000000-0000-4000-8000-000000000000', from: 0, count: 100, filter: 'all', query: '' },
  { text: 'Hello', source: 'en', target: 'de', targets: ['de'], title: 'x', note: null },
  { name: 'Notes', address: 'http://localhost:1', keyword: '', key: 'abc', tier: 'free' },
  { theme: 'dark', textSize: 16, voice: { chunkMs: 100 }, captions: { lines: 2 } },
  { entries: [{ source: 'a', target: 'b' }], pair: { source: 'en', target: 'de' } },
  { range: { from: '2026-01-01', to: '2026-01-31' }, group: 'day', tickets: ['x'] },
];

const frameOf = (random: Random): unknown => {
  const input = random.pick(INPUTS);
  const frame = random.percent(85)
    ? {
        id: random.below(4),
        route: random.pick(routes),
        input: input === undefined ? undefined : mutatedOften(input, random),
      }
    : { id: random.below(4), stop: true };
  return random.percent(25) ? mutatedOften(frame, random) : frame;
};

const pack = (value: unknown): Buffer => Buffer.from(encode(value, { ignoreUndefined: true }));
const seeds = INPUTS.map((input, id) => pack({ id, route: routes[id * 7], input }));

/** Serves one page that sends this frame, and answers with what it was told. */
async function answersTo(frame: unknown): Promise<readonly DownFrame[]> {
  const sent: DownFrame[] = [];
  let onFrame: (frame: unknown) => void = () => undefined;
  let onClose: () => void = () => undefined;
  const page = { isClosed: false };
  const pipe: PacedPipe = {
    send: (frame) => void sent.push(frame),
    onFrame: (listener) => (onFrame = listener),
    onClose: (listener) => (onClose = listener),
    close() {
      page.isClosed = true;
      onClose();
    },
    drained: () => Promise.resolve(),
  };
  const served = serve(pipe, handlers, { write: () => undefined });
  onFrame(frame);
  for (let turn = 0; turn < 20 && served.open > 0; turn += 1) await Promise.resolve();
  await new Promise((resolve) => setImmediate(resolve));
  if (served.open > 0) throw new BrokenPromise('a call stays open');
  if (!page.isClosed && sent.length === 0 && isCall(frame)) {
    throw new BrokenPromise('neither an answer nor the end');
  }
  for (const answer of sent) {
    if ('error' in answer && answer.error.code === 'internal')
      throw new BrokenPromise('an internal error');
  }
  return sent;
}

const isCall = (frame: unknown) => typeof frame === 'object' && frame !== null && 'route' in frame;

/** What a page sends to main: frames as bytes, and inputs of calls as values. */
export const contract: readonly FuzzedParser[] = [
  {
    name: 'contract-frames',
    seeds,
    mutate(random) {
      if (random.percent(50)) return pack(frameOf(random));
      const seed = random.percent(50) ? random.pick(seeds) : pack(frameOf(random));
      return mutated(seed, random, [...BYTE_MUTATIONS, putHeads], seeds);
    },
    async read(input) {
      const frame = decodeFrame(input);
      return (await answersTo(frame)).length;
    },
    // Documented is an error for bytes that are no acceptable value; never that the stack is used up.
    refusalOf: (thrown) =>
      thrown instanceof Error && !/call stack/.test(thrown.message) ? 'unacceptable' : null,
    mostWork: () => 2,
    runs: 800,
  },
  {
    name: 'contract-inputs',
    seeds: routes.map((route) => Buffer.from(JSON.stringify({ route, input: null }))),
    mutate(random) {
      const route = random.pick(routes);
      const input = random.percent(60) ? likely(api[route].input, random, 0) : oddValue(random);
      return Buffer.from(
        JSON.stringify({ route, input: random.percent(70) ? mutatedOften(input, random) : input }),
      );
    },
    async read(input) {
      const { route, input: value } = JSON.parse(Buffer.from(input).toString()) as {
        route: RouteName;
        input: unknown;
      };
      return (await answersTo({ id: 1, route, input: value })).length;
    },
    refusalOf: () => null,
    mostWork: () => 2,
    runs: 800,
  },
];

/** A value that a schema may well take; found by its JSON Schema. */
function likely(schema: z.ZodType, random: Random, depth: number): unknown {
  const known =
    shapes.get(schema) ?? z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' });
  shapes.set(schema, known);
  return valueOf(known, random, depth);
}

const shapes = new Map<z.ZodType, unknown>();

interface Shape {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Shape[];
  readonly oneOf?: readonly Shape[];
  readonly allOf?: readonly Shape[];
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly required?: readonly string[];
  readonly items?: Shape;
  readonly prefixItems?: readonly Shape[];
  readonly format?: string;
  readonly minimum?: number;
  readonly minLength?: number;
}

const TEXTS = [
  'en',
  'de',
  'Hello',
  '2026-01-01',
  '00000000-0000-4000-8000-000000000000',
  'a.txt',
  '',
];

function valueOf(shape: Shape, random: Random, depth: number): unknown {
  if (depth > 12) return null;
  if ('const' in shape) return shape.const;
  if (shape.enum) return random.pick(shape.enum);
  const choices = shape.anyOf ?? shape.oneOf ?? shape.allOf;
  if (choices && choices.length > 0) return valueOf(random.pick(choices), random, depth + 1);
  switch (shape.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(shape.properties ?? {})
          .filter(([name]) => shape.required?.includes(name) === true || random.percent(60))
          .map(([name, inner]) => [name, valueOf(inner, random, depth + 1)]),
      );
    case 'array':
      if (shape.prefixItems)
        return shape.prefixItems.map((inner) => valueOf(inner, random, depth + 1));
      return Array.from({ length: random.below(4) }, () =>
        valueOf(shape.items ?? {}, random, depth + 1),
      );
    case 'string':
      if (shape.format === 'uuid') return '00000000-0000-4000-8000-000000000000';
      return random.pick(TEXTS).padEnd(shape.minLength ?? 0, 'x');
    case 'integer':
    case 'number':
      return (shape.minimum ?? 0) + random.below(5);
    case 'boolean':
      return random.percent(50);
    default:
      return null;
  }
}
