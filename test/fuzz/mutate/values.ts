import type { Random } from '../random.ts';

const EDGES: readonly unknown[] = [
  ...[
    null,
    undefined,
    true,
    false,
    0,
    -0,
    1,
    -1,
    0.5,
    1e308,
    -1e308,
    2 ** 31,
    2 ** 53,
    -(2 ** 63),
    NaN,
  ],
  ...[
    '',
    ' ',
    'a',
    '0',
    '\u0000',
    '\ud800',
    '\ud83d\ude00',
    '__proto__',
    'en',
    'de',
    'source',
    '\u202e',
  ],
  ...['a'.repeat(300), '\\'.repeat(60), '1e999', '2026-01-01', '../../x', 'data:,', 'ZmFj', '='],
];

const container = (random: Random): unknown =>
  random.pick<() => unknown>([
    () => [],
    () => ({}),
    () => new Array<number>(random.below(3_000)).fill(0),
    () => new Uint8Array(random.below(600)),
    () => nested(1 + random.below(60)),
    () => JSON.parse('{"__proto__":{"x":1},"constructor":1}') as unknown,
    () => Object.fromEntries(Array.from({ length: random.below(300) }, (_, at) => [`k${at}`, at])),
  ])();

function nested(depth: number): unknown {
  let value: unknown = 0;
  for (let left = depth; left > 0; left -= 1) value = left % 2 === 0 ? [value] : { a: value };
  return value;
}

/** A value that is no likely one. */
export const oddValue = (random: Random): unknown =>
  random.percent(80) ? random.pick(EDGES) : container(random);

/** A value as JSON; nothing for what JSON cannot write. */
export const jsonText = (value: unknown): string =>
  value === undefined ? '' : JSON.stringify(value, bytesAsText);

const bytesAsText = (_: string, value: unknown): unknown =>
  value instanceof Uint8Array ? Buffer.from(value).toString('base64') : value;

const isMap = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  !(value instanceof Uint8Array);

/** Another value out of a sound one: somewhere in it something is changed, left out, added or doubled. */
export function mutatedValue(value: unknown, random: Random): unknown {
  if (Array.isArray(value) && value.length > 0 && random.percent(85)) {
    const items = value as readonly unknown[];
    const at = random.below(items.length);
    if (random.percent(15)) return items.toSpliced(at, 1);
    if (random.percent(15)) return [...items, ...items, ...items];
    return items.with(at, mutatedValue(items[at], random));
  }
  if (isMap(value) && random.percent(90)) {
    const entries = Object.entries(value);
    if (entries.length === 0) return { a: oddValue(random) };
    const [name, inner] = random.pick(entries);
    const others = entries.filter(([other]) => other !== name);
    if (random.percent(12)) return Object.fromEntries(others);
    if (random.percent(8)) return Object.fromEntries([...entries, ['more', oddValue(random)]]);
    if (random.percent(6))
      return Object.fromEntries([
        ...others,
        [random.pick(['', 'a', 'toString', name.toUpperCase()]), inner],
      ]);
    return { ...value, [name]: mutatedValue(inner, random) };
  }
  return oddValue(random);
}

/** As {@link mutatedValue}, once or several times. */
export function mutatedOften(value: unknown, random: Random): unknown {
  let changed = value;
  do changed = mutatedValue(changed, random);
  while (random.percent(35));
  return changed;
}
