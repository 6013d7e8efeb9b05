import { htmlTokens } from '../../markup/html-tokens.ts';
import type { MarkupToken } from '../../markup/markup-token.ts';
import type { SourcePiece } from '../inline/source-piece.ts';
import { sourceUnit } from '../inline/source-unit.ts';
import type { NamedUnit } from '../inline/splice-units.ts';
import { textPieces } from '../inline/text-pieces.ts';
import { pairTags } from '../../markup/tag-pairs.ts';
import { boundedTree } from './bounded-tree.ts';
import { attributeUnit, htmlAttributes, readableAttributes } from './html-attributes.ts';
import type { HtmlAttribute } from './html-attributes.ts';
import { append } from '../../../system/long-lists.ts';

export interface HtmlUnits {
  readonly units: readonly NamedUnit[];
  /** The `lang` of the root element. */
  readonly language: HtmlAttribute | null;
}

/** Locked elements that a reader sees, if at all, beside the sentence and not as a word of it. */
const WORDLESS = new Set(['iframe', 'noembed', 'noframes', 'script', 'style']);
const PREFORMATTED = new Set(['listing', 'pre', 'textarea']);

/** The units of an HTML text in their order: sentences between blocks, and attributes that are read. */
export function htmlUnits(source: string): HtmlUnits {
  const units: NamedUnit[] = [];
  const signs = source.match(/</g)?.length ?? 0;
  // A text that may be a page is read twice.
  const tokens = htmlTokens(source, boundedTree(10_000 + 2 * signs));
  const partners = pairTags(tokens);
  let language: HtmlAttribute | null = null;
  let run: SourcePiece[] = [];
  let preformatted = 0;
  const add = (unit: ReturnType<typeof sourceUnit>) => {
    if (unit) units.push({ ...unit, id: `u${units.length + 1}` });
  };
  const finish = () => {
    add(sourceUnit(source, run, preformatted > 0 ? 'none' : 'all'));
    run = [];
  };

  tokens.forEach((token, index) => {
    const { kind, start, end, name, breaks } = token;
    if (kind === 'text') {
      append(run, textPieces(source, start, end, 'html'));
      return;
    }
    if (breaks) finish();
    else run.push(codePiece(token, index, partners.get(index)));
    if (PREFORMATTED.has(name) && partners.has(index)) preformatted += kind === 'open' ? 1 : -1;
    if ((kind !== 'open' && kind !== 'alone') || name === '') return;
    const attributes = htmlAttributes(source, start, end);
    if (name === 'html') language ??= attributes.find((row) => row.name === 'lang') ?? null;
    for (const attribute of readableAttributes(name, attributes)) {
      add(attributeUnit(source, attribute));
    }
  });
  finish();
  return { units, language };
}

function codePiece(token: MarkupToken, index: number, partner: number | undefined): SourcePiece {
  const { start, end, name } = token;
  if (token.kind === 'open' || token.kind === 'close') {
    const pair = partner === undefined ? null : Math.min(index, partner);
    return { kind: token.kind, start, end, pair };
  }
  const isWord = token.kind === 'locked' && !WORDLESS.has(name);
  return { kind: 'alone', start, end, pair: null, isWord };
}
