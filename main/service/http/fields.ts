import { invalidValue, wrongType } from './refusals.ts';

/**
 * The parameters of a request by name, whatever their encoding. Every reader answers undefined for
 * an absent parameter (JSON `null` counts as absent) and throws ServiceError 400 for a wrong one.
 */
export interface Fields {
  has(name: string): boolean;
  text(name: string): string | undefined;
  /** One of the allowed words, exactly as written. */
  choice<T extends string>(name: string, allowed: readonly T[]): T | undefined;
  /** `true`, `false`, `1`, `0`, also as strings, the words in any letter case. */
  flag(name: string): boolean | undefined;
  /** A whole number within bounds, both inclusive. */
  whole(name: string, bounds: readonly [number, number], refusal?: string): number | undefined;
  /**
   * Several strings: a JSON array, or a repeated parameter.
   * @param commas also split by commas, as lists of ids and of tag names may be written
   */
  list(name: string, commas?: 'commas'): readonly string[] | undefined;
  /**
   * Objects with parameters of their own: a JSON array, the same as a text in a form, or names of their
   * parts such as `dictionaries[0].source_lang`.
   * @param what they are, for the refusal: `an array of dictionaries`
   */
  objects(name: string, what: string): readonly Fields[] | undefined;
  /** Everything as it came. */
  readonly values: ReadonlyMap<string, unknown>;
}

/** No parameters at all. */
export const noFields = (): Fields => createFields(new Map(), 'json');

/**
 * The parameters of two places of one request, such as body and query.
 * @param first where a parameter stands in both, the one that counts
 */
export function joinFields(first: Fields, second: Fields): Fields {
  const holder = (name: string): Fields => (first.has(name) ? first : second);
  return {
    values: new Map([...second.values, ...first.values]),
    has: (name) => first.has(name) || second.has(name),
    text: (name) => holder(name).text(name),
    choice: (name, allowed) => holder(name).choice(name, allowed),
    flag: (name) => holder(name).flag(name),
    whole: (name, bounds, refusal) => holder(name).whole(name, bounds, refusal),
    list: (name, commas) => holder(name).list(name, commas),
    objects: (name, what) => first.objects(name, what) ?? second.objects(name, what),
  };
}

/** Parameters of a query or of a form body; a repeated one becomes a list. */
export function formFields(parameters: URLSearchParams): Fields {
  const values = new Map<string, unknown>();
  for (const name of new Set(parameters.keys())) {
    const all = parameters.getAll(name);
    values.set(name, all.length === 1 ? all[0] : all);
  }
  return createFields(values, 'form');
}

/** Parameters of a JSON object. */
export function jsonFields(object: object): Fields {
  return createFields(new Map(Object.entries(object)), 'json');
}

/** JSON can write half a character, which no text holds. */
const WHOLE_CHARACTERS = 'text without lone surrogates';

function createFields(values: ReadonlyMap<string, unknown>, encoding: 'form' | 'json'): Fields {
  const read = (name: string): unknown => values.get(name) ?? undefined;

  const text: Fields['text'] = (name) => {
    const value = read(name);
    if (value === undefined) return undefined;
    if (typeof value !== 'string') {
      const repeated = encoding === 'form' && Array.isArray(value);
      throw wrongType(name, repeated ? 'given once only' : 'a string');
    }
    if (!value.isWellFormed()) throw wrongType(name, WHOLE_CHARACTERS);
    return value;
  };

  return {
    values,
    has: (name) => read(name) !== undefined,
    text,
    choice: (name, allowed) => {
      const value = text(name);
      if (value === undefined) return undefined;
      const known = allowed.find((word) => word === value);
      if (known === undefined) throw invalidValue(name);
      return known;
    },
    flag: (name) => {
      const given = read(name);
      if (given === undefined) return undefined;
      // Python and .NET write `True`.
      const value = typeof given === 'string' ? given.toLowerCase() : given;
      if (value === true || value === 1 || value === 'true' || value === '1') return true;
      if (value === false || value === 0 || value === 'false' || value === '0') return false;
      if (typeof value === 'string' || typeof value === 'number') throw invalidValue(name);
      throw wrongType(name, 'true or false');
    },
    whole: (name, [least, most], refusal) => {
      const value = read(name);
      if (value === undefined) return undefined;
      const written = typeof value === 'string' && /^-?\d{1,15}$/.test(value);
      const number = written ? Number(value) : value;
      const whole = typeof number === 'number' && Number.isSafeInteger(number);
      if (!whole || number < least || number > most) throw invalidValue(name, refusal);
      return number;
    },
    list: (name, commas) => {
      const value = read(name);
      if (value === undefined) return undefined;
      const single = typeof value === 'string' && (encoding === 'form' || commas === 'commas');
      const items: unknown = single ? [value] : value;
      if (!Array.isArray(items)) throw wrongType(name, 'an array of strings');
      const strings = items.map((item: unknown) => {
        if (typeof item !== 'string') throw wrongType(name, 'an array of strings');
        if (!item.isWellFormed()) throw wrongType(name, WHOLE_CHARACTERS);
        return item;
      });
      if (commas === undefined) return strings;
      return strings
        .flatMap((item) => item.split(','))
        .map((item) => item.trim())
        .filter((item) => item !== '');
    },
    objects: (name, what) => {
      const value = read(name);
      const items = encoding === 'form' ? formObjects(name, value, values) : value;
      if (items === undefined) return undefined;
      if (!Array.isArray(items)) throw wrongType(name, what);
      return items.map((item: unknown) => {
        if (item instanceof Map) return createFields(item as Map<string, unknown>, 'form');
        if (typeof item !== 'object' || item === null || Array.isArray(item)) {
          throw wrongType(name, what);
        }
        return jsonFields(item);
      });
    },
  };
}

/** A form has no objects: it writes them as JSON, or names the parts of each. */
function formObjects(name: string, value: unknown, values: ReadonlyMap<string, unknown>): unknown {
  if (typeof value === 'string') return fromJson(value);
  if (value !== undefined) return value;
  const items = new Map<number, Map<string, unknown>>();
  for (const [key, part] of values) {
    const [, list, index, own] = PART.exec(key) ?? [];
    if (list !== name || index === undefined || own === undefined) continue;
    const item = items.get(Number(index)) ?? new Map<string, unknown>();
    item.set(own, part);
    items.set(Number(index), item);
  }
  if (items.size === 0) return undefined;
  return [...items].sort(([a], [b]) => a - b).map(([, item]) => item);
}

const PART = /^(\w+)\[(\d{1,4})\]\.(\w+)$/;

function fromJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
