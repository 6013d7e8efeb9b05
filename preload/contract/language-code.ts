/** The base language of a code in lower case: `en-GB` gives `en`. */
export function baseOf(code: string): string {
  const end = code.indexOf('-');
  return (end < 0 ? code : code.slice(0, end)).toLowerCase();
}

const UNSPACED: ReadonlySet<string> = new Set(
  'ja zh yue wuu nan hak gan lzh th lo km my shn bo dz'.split(' '),
);

/** Whether a language is written without spaces between words. */
export const isUnspaced = (code: string): boolean => UNSPACED.has(baseOf(code));

/**
 * A code in BCP 47 letter case, whatever case it came in: `EN-us` gives `en-US`, `ZH-HANS` gives
 * `zh-Hans`. Also for codes that no list knows.
 */
export function canonicalCode(code: string): string {
  return code
    .split('-')
    .map((part, index) => {
      if (index === 0) return part.toLowerCase();
      if (part.length === 4) return part.charAt(0).toUpperCase() + part.slice(1).toLowerCase();
      return part.length < 4 ? part.toUpperCase() : part.toLowerCase();
    })
    .join('-');
}

/**
 * Whether a memory with this target may serve a request for that target: their base language and
 * their script are the same. Bare `zh` is simplified Chinese, which never serves for traditional,
 * nor the reverse.
 */
export function compatible(memoryTarget: string, requestTarget: string): boolean {
  return (
    baseOf(memoryTarget) === baseOf(requestTarget) &&
    scriptOf(memoryTarget) === scriptOf(requestTarget)
  );
}

/** Whether a memory has translations from one language into another. */
export const servesPair = (
  memory: { readonly source: string; readonly targets: readonly string[] },
  source: string,
  target: string,
): boolean =>
  baseOf(memory.source) === baseOf(source) &&
  memory.targets.some((language) => compatible(language, target));

/** The script that a code names, in lower case; '' where it names none. */
function scriptOf(code: string): string {
  const script = code.split('-').find((part, index) => index > 0 && part.length === 4);
  return script?.toLowerCase() ?? (baseOf(code) === 'zh' ? 'hans' : '');
}
