import type { MarkupRules } from './markup-rules.ts';
import type { MarkupToken } from './markup-token.ts';

interface Element {
  /** Index of its start tag. */
  readonly open: number;
  close: number | null;
  readonly name: string;
  readonly parent: Element | null;
  children: number;
  /** Whether text other than white space stands directly in it. */
  hasText: boolean;
  inline: boolean;
}

/**
 * Decides which tags divide the text, and joins the elements to be ignored into one token each.
 *
 * With outline detection an element is part of a sentence when text stands beside it, in its parent,
 * or when it is the only child of such an element; every other element stands for itself. The lists
 * of tags outrule this; without detection only `splittingTags` divide.
 */
export function outlineXml(
  source: string,
  tokens: readonly MarkupToken[],
  rules: MarkupRules,
): MarkupToken[] {
  const splitting = new Set(rules.splittingTags);
  const joining = new Set(rules.nonSplittingTags);
  const ignored = new Set(rules.ignoreTags);
  const owners = elements(source, tokens);
  const breaks = (element: Element) =>
    splitting.has(element.name) ||
    (rules.outlineDetection && !joining.has(element.name) && !element.inline);

  const result: MarkupToken[] = [];
  for (let i = 0; i < tokens.length; i += 1) {
    const token = tokens[i];
    if (!token) continue;
    const owner = owners[i];
    if (!owner) {
      result.push(token);
      continue;
    }
    const last = owner.open === i && ignored.has(owner.name) ? owner.close : null;
    const end = last === null ? undefined : tokens[last]?.end;
    if (last === null || end === undefined) result.push({ ...token, breaks: breaks(owner) });
    else {
      result.push({ ...token, kind: 'locked', end, breaks: breaks(owner) });
      i = last;
    }
  }
  return result;
}

/** For each tag the element it belongs to; an end tag that closes nothing belongs to none. */
function elements(source: string, tokens: readonly MarkupToken[]): (Element | undefined)[] {
  const owners: (Element | undefined)[] = [];
  const all: Element[] = [];
  const root: Element = blank(-1, '', null);
  const waiting = new Map<string, number>();
  let current = root;
  tokens.forEach((token, index) => {
    if (token.kind === 'text') {
      if (/\S/.test(source.slice(token.start, token.end))) current.hasText = true;
    } else if (token.kind === 'open' || (token.kind === 'alone' && token.name !== '')) {
      const element = blank(index, token.name, current);
      current.children += 1;
      owners[index] = element;
      all.push(element);
      if (token.kind === 'open') {
        waiting.set(token.name, (waiting.get(token.name) ?? 0) + 1);
        current = element;
      }
    } else if (token.kind === 'close' && (waiting.get(token.name) ?? 0) > 0) {
      while (current.name !== token.name && current.parent) current = leave(current, waiting);
      current.close = index;
      owners[index] = current;
      current = leave(current, waiting);
    }
  });
  for (const element of all) {
    const { parent } = element;
    if (parent) element.inline = parent.hasText || (parent.inline && parent.children === 1);
  }
  return owners;
}

function blank(open: number, name: string, parent: Element | null): Element {
  return { open, close: null, name, parent, children: 0, hasText: false, inline: false };
}

function leave(element: Element, waiting: Map<string, number>): Element {
  waiting.set(element.name, (waiting.get(element.name) ?? 1) - 1);
  return element.parent ?? element;
}
