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
  /** `true`, `false`, `1`, `0`, also as strings. */
  flag(name: string): boolean | undefined;
  /** A whole number within bounds, both inclusive. */
  whole(name: string, bounds: readonly [number, number], refusal?: string): number | undefined;
  /**
   * Several strings: a JSON array, or a repeated parameter.
   * @param commas also split by commas, as lists of ids and of tag names may be written
   */
  list(name: string, commas?: 'commas'): readonly string[] | undefined;
  /** Everything as it came. */
  readonly values: ReadonlyMap<string, unknown>;
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
      const value = read(name);
      if (value === undefined) return undefined;
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
  };
}
