import { parse } from 'parse5';
import type { DefaultTreeAdapterTypes } from 'parse5';
import { SaxesParser } from 'saxes';
import type { DocumentFormat } from '../formats/document-filter.ts';
import { inflate } from '../formats/zip/inflate.ts';
import { readZip } from '../formats/zip/read-zip.ts';
import { append } from '../../system/long-lists.ts';

/** Texts of a document that are more than running text, their white space as `spaced` leaves it. */
export type BlockKinds = ReadonlyMap<string, 'heading' | 'cell'>;

/** A text as it is looked for. */
export const spaced = (text: string): string => text.replace(/\s+/g, ' ').trim();

/**
 * Which texts of a document are headings and which stand in tables. Filters do not say that of their
 * units, since a translation is the same either way; only a preview looks different.
 */
export async function blockKinds(format: DocumentFormat, bytes: Uint8Array): Promise<BlockKinds> {
  if (format === 'docx') return wordKinds(bytes);
  if (format === 'html') return htmlKinds(new TextDecoder().decode(bytes));
  return new Map();
}

type HtmlNode = DefaultTreeAdapterTypes.Node;

function htmlKinds(text: string): BlockKinds {
  const kinds = new Map<string, 'heading' | 'cell'>();
  const nodes: HtmlNode[] = [parse(text)];
  for (let node = nodes.pop(); node !== undefined; node = nodes.pop()) {
    const name = node.nodeName;
    if (/^h[1-6]$/.test(name)) kinds.set(spaced(textOf(node)), 'heading');
    else if (name === 'td' || name === 'th') kinds.set(spaced(textOf(node)), 'cell');
    if ('childNodes' in node) append(nodes, node.childNodes);
  }
  return kinds;
}

function textOf(node: HtmlNode): string {
  const parts: string[] = [];
  const nodes = [node];
  for (let one = nodes.pop(); one !== undefined; one = nodes.pop()) {
    if ('value' in one) parts.push(one.value);
    else if ('childNodes' in one) append(nodes, one.childNodes.toReversed());
  }
  return parts.join('');
}

async function wordKinds(bytes: Uint8Array): Promise<BlockKinds> {
  const zip = await readZip(bytes);
  const read = async (name: string): Promise<string> => {
    const entry = zip.entries.find((one) => one.name === name);
    return entry === undefined ? '' : new TextDecoder().decode(await inflate(entry));
  };
  const headings = headingStyles(await read('word/styles.xml'));
  const kinds = new Map<string, 'heading' | 'cell'>();
  let text = '';
  let isHeading = false;
  let cells = 0;
  const parser = new SaxesParser();
  parser.on('opentag', ({ name, attributes }) => {
    if (name === 'w:tc') cells += 1;
    else if (name === 'w:p') [text, isHeading] = ['', false];
    else if (name === 'w:pStyle') isHeading = headings.has(String(attributes['w:val']));
    else if (name === 'w:outlineLvl') isHeading = Number(attributes['w:val']) < 9;
    else if (name === 'w:tab' || name === 'w:br') text += ' ';
  });
  parser.on('text', (piece) => (text += piece));
  parser.on('closetag', ({ name }) => {
    if (name === 'w:tc') cells -= 1;
    if (name !== 'w:p') return;
    if (isHeading) kinds.set(spaced(text), 'heading');
    else if (cells > 0) kinds.set(spaced(text), 'cell');
  });
  parser.write(await read('word/document.xml')).close();
  return kinds;
}

/** Ids of the styles for headings: ids are in the language of the program, names are not. */
function headingStyles(xml: string): ReadonlySet<string> {
  const ids = new Set<string>();
  if (xml === '') return ids;
  let id = '';
  const parser = new SaxesParser();
  parser.on('opentag', ({ name, attributes }) => {
    if (name === 'w:style') id = String(attributes['w:styleId']);
    const called = name === 'w:name' ? String(attributes['w:val']) : '';
    if (/^(?:heading \d|(?:sub)?title)$/i.test(called)) ids.add(id);
  });
  parser.write(xml).close();
  return ids;
}
