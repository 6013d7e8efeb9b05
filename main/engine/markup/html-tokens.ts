import { defaultTreeAdapter, parse, parseFragment } from 'parse5';
import type { DefaultTreeAdapterMap, DefaultTreeAdapterTypes, TreeAdapter } from 'parse5';
import { BLOCK_ELEMENTS, LOCKED_ELEMENTS, TEXT_ELEMENTS } from './html-elements.ts';
import type { MarkupToken } from './markup-token.ts';
import { append } from '../../system/long-lists.ts';

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;
type Page = DefaultTreeAdapterTypes.Document;

const MAY_BE_PAGE = /<(?:!doctype|html|head|body)[\s>/]/i;

/**
 * Cuts HTML into tokens as a browser would read it. Never fails: bytes that the parser drops become
 * tokens of their own. Elements with `translate="no"` or the class `notranslate`, and those whose
 * content is code, are locked.
 * @param treeAdapter builds the tree of the parser; it may refuse by throwing
 */
export function htmlTokens(
  source: string,
  treeAdapter: TreeAdapter<DefaultTreeAdapterMap> = defaultTreeAdapter,
): MarkupToken[] {
  const options = { sourceCodeLocationInfo: true, scriptingEnabled: false, treeAdapter };
  const page = MAY_BE_PAGE.test(source) ? parse(source, options) : null;
  const root = page !== null && isPage(page) ? page : parseFragment(source, options);
  const found = collect(root.childNodes).toSorted((a, b) => a.start - b.start || b.end - a.end);

  const tokens: MarkupToken[] = [];
  let at = 0;
  const fill = (end: number) => {
    if (end > at) append(tokens, loose(source, at, end));
  };
  for (const token of found) {
    if (token.start < at) continue;
    fill(token.start);
    if (token.kind === 'text') append(tokens, loose(source, token.start, token.end));
    else tokens.push(token.kind === 'verbatim' ? { ...token, kind: 'text' } : token);
    at = token.end;
  }
  fill(source.length);
  return tokens;
}

/** All tokens of a tree in any order; text that may hold no tags is marked as verbatim. */
function collect(roots: readonly Node[]): MarkupToken[] {
  const tokens: MarkupToken[] = [];
  const waiting: Node[] = [...roots];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    const place = node.sourceCodeLocation;
    if (!('tagName' in node)) {
      if (!place) continue;
      const plain = node.nodeName !== '#text';
      const literal = TEXT_ELEMENTS.has(node.parentNode?.nodeName ?? '');
      const kind = plain ? 'alone' : literal ? 'verbatim' : 'text';
      const breaks = node.nodeName === '#documentType';
      tokens.push({ kind, start: place.startOffset, end: place.endOffset, name: '', breaks });
      continue;
    }
    const name = node.tagName;
    const breaks = BLOCK_ELEMENTS.has(name);
    if (isLocked(node)) {
      if (place) {
        tokens.push({
          kind: 'locked',
          start: place.startOffset,
          end: place.endOffset,
          name,
          breaks,
        });
        continue;
      }
    }
    const start = node.sourceCodeLocation?.startTag;
    const end = node.sourceCodeLocation?.endTag;
    const kind = end ? 'open' : 'alone';
    if (start) tokens.push({ kind, start: start.startOffset, end: start.endOffset, name, breaks });
    if (end)
      tokens.push({ kind: 'close', start: end.startOffset, end: end.endOffset, name, breaks });
    for (const child of node.childNodes) waiting.push(child);
    if ('content' in node) {
      for (const child of node.content.childNodes) waiting.push(child);
    }
  }
  return tokens;
}

function isLocked(element: Element): boolean {
  if (LOCKED_ELEMENTS.has(element.tagName)) return true;
  return element.attrs.some(
    ({ name, value }) =>
      (name === 'translate' && value.trim().toLowerCase() === 'no') ||
      (name === 'class' && value.split(/\s+/).includes('notranslate')),
  );
}

/**
 * Text between the tags of the tree. The parser joins text across tags that it drops, so these are
 * looked for again.
 */
function loose(source: string, start: number, end: number): MarkupToken[] {
  const tokens: MarkupToken[] = [];
  const push = (kind: 'text' | 'alone', from: number, to: number) => {
    if (to > from) tokens.push({ kind, start: from, end: to, name: '', breaks: false });
  };
  let at = start;
  for (const match of source.slice(start, end).matchAll(/<[/!?A-Za-z][^>]*>?/g)) {
    const from = start + match.index;
    push('text', at, from);
    at = from + match[0].length;
    push('alone', from, at);
  }
  push('text', at, end);
  return tokens;
}

/** Whether the text says itself that it is a page; what stands in a title or a comment says nothing. */
function isPage({ childNodes }: Page): boolean {
  const root = childNodes.find((node): node is Element => node.nodeName === 'html');
  return (
    childNodes.some(({ nodeName }) => nodeName === '#documentType') ||
    [root, ...(root?.childNodes ?? [])].some((node) => {
      const place = node?.sourceCodeLocation;
      return (
        place !== null &&
        place !== undefined &&
        'startTag' in place &&
        /^(?:html|head|body)$/.test(node?.nodeName ?? '')
      );
    })
  );
}
