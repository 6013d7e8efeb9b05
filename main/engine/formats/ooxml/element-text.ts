/**
 * Puts an empty element into another one, in the order that a schema wants.
 *
 * @param element as written, or '' when it has to be made
 * @param name of the element around, with its prefix
 * @param made the element to put in; an older one of the same name goes
 * @param followers names that must come behind it
 */
export function putInside(
  element: string,
  name: string,
  made: string,
  followers: readonly string[],
): string {
  const own = removeEmpty(opened(element, name), /^<([^\s/>]+)/.exec(made)?.[1] ?? '');
  const found = own.search(new RegExp(`<(?:${followers.join('|')})[\\s/>]`));
  const at = found < 0 ? own.lastIndexOf('</') : found;
  return own.slice(0, at) + made + own.slice(at);
}

/** An element without the empty elements of this name. */
export function removeEmpty(element: string, name: string): string {
  return element.replace(new RegExp(`<${name}(?:\\s[^<>]*)?/>`, 'g'), '');
}

/** An element with a start tag and an end tag. */
function opened(element: string, name: string): string {
  if (element === '') return `<${name}></${name}>`;
  return element.endsWith('/>') ? `${element.slice(0, -2).trimEnd()}></${name}>` : element;
}

/** A start tag or empty tag with this attribute set, or without it for null. */
export function setAttribute(element: string, name: string, value: string | null): string {
  const without = element.replace(new RegExp(`^(<[^<>]*?)\\s${name}=(?:"[^"]*"|'[^']*')`), '$1');
  if (value === null) return without;
  return without.replace(/^<[^\s/>]+/, (start) => `${start} ${name}="${value}"`);
}
