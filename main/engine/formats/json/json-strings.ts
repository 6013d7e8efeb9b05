import { DocumentRefusal, LIMITS } from '../document-filter.ts';

/** A string value with its quotes. */
export interface JsonString {
  /** UTF-16 offsets of what stands between the quotes. */
  readonly start: number;
  readonly end: number;
  /** JSON pointer (RFC 6901) to the value. */
  readonly pointer: string;
}

const SPACE = /[ \t\n\r]*/y;
const STRING = /"[^"\\\u0000-\u001f]*(?:\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})[^"\\\u0000-\u001f]*)*"/y;
const ATOM = /(?:-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?|true|false|null)(?![\w.+-])/y;

/** An object or array that is still open. */
interface Level {
  readonly close: '}' | ']';
  readonly pointer: string;
  count: number;
}

/**
 * The string values of a JSON text (RFC 8259, strictly) in order; names of members are none. Works
 * without recursion. Throws `DocumentRefusal`: `damaged` with the place, `too-deep`.
 */
export function jsonStrings(source: string): JsonString[] {
  const found: JsonString[] = [];
  const levels: Level[] = [];
  let at = 0;

  const take = (pattern: RegExp): string | null => {
    pattern.lastIndex = at;
    const match = pattern.exec(source)?.[0] ?? null;
    at += match?.length ?? 0;
    return match;
  };
  const damaged = () => {
    const before = source.slice(0, at).split('\n');
    const place = `line ${before.length}, column ${(before.at(-1)?.length ?? 0) + 1}`;
    return new DocumentRefusal('damaged', `not JSON at ${place}`);
  };
  const sign = (expected: string): boolean => {
    if (source[at] !== expected) return false;
    at += 1;
    return true;
  };
  const memberPointer = (level: Level): string => {
    level.count += 1;
    if (level.close === ']') return `${level.pointer}/${level.count - 1}`;
    const name = take(STRING);
    take(SPACE);
    if (name === null || !sign(':')) throw damaged();
    take(SPACE);
    const text = readJsonString(name.slice(1, -1));
    return `${level.pointer}/${text.replaceAll('~', '~0').replaceAll('/', '~1')}`;
  };
  /** Reads a value, or only the beginning of one that holds others. */
  const value = (pointer: string) => {
    const close = sign('{') ? '}' : sign('[') ? ']' : null;
    if (close !== null) {
      levels.push({ close, pointer, count: 0 });
      if (levels.length > LIMITS.depth) {
        throw new DocumentRefusal('too-deep', `nested deeper than ${LIMITS.depth}`);
      }
      return;
    }
    const start = at + 1;
    if (take(STRING) !== null) found.push({ start, end: at - 1, pointer });
    else if (take(ATOM) === null) throw damaged();
  };

  take(SPACE);
  value('');
  for (let level = levels.at(-1); level !== undefined; level = levels.at(-1)) {
    take(SPACE);
    if (sign(level.close)) {
      levels.pop();
      continue;
    }
    if (level.count > 0) {
      if (!sign(',')) throw damaged();
      take(SPACE);
    }
    value(memberPointer(level));
  }
  take(SPACE);
  if (at < source.length) throw damaged();
  return found;
}

/** What a string without its quotes stands for. */
export const readJsonString = (raw: string): string =>
  raw.includes('\\') ? (JSON.parse(`"${raw}"`) as string) : raw;

/** How a file writes what JSON leaves open. */
export interface JsonStyle {
  /** Everything beyond ASCII as `\uXXXX`. */
  readonly ascii: boolean;
  /** `/` as `\/`. */
  readonly slash: boolean;
}

/** The style of a file by what stands in it. */
export function jsonStyle(source: string): JsonStyle {
  return {
    ascii:
      /^\p{ASCII}*$/u.test(source) && /\\u(?:00[89a-fA-F]|0[1-9a-fA-F]|[1-9a-fA-F])/.test(source),
    slash: source.includes('\\/'),
  };
}

/** A text as it stands between quotes. */
export function writeJsonString(text: string, { ascii, slash }: JsonStyle): string {
  let raw = JSON.stringify(text).slice(1, -1);
  if (slash) raw = raw.replaceAll('/', '\\/');
  if (!ascii) return raw;
  return raw.replace(/[^\p{ASCII}]/gv, (letter) =>
    letter
      .split('')
      .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
      .join(''),
  );
}
