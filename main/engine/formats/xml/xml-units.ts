import { sectionPieces } from '../inline/source-piece.ts';
import type { SourcePiece } from '../inline/source-piece.ts';
import { sourceUnit } from '../inline/source-unit.ts';
import type { Collapse } from '../inline/source-unit.ts';
import type { NamedUnit } from '../inline/splice-units.ts';
import { textPieces } from '../inline/text-pieces.ts';
import { xmlAttribute } from '../inline/xml-attribute.ts';
import type { XmlElement, XmlTree } from './xml-elements.ts';
import { xmlRoles } from './xml-roles.ts';
import type { XmlDialect, XmlPart, XmlRole } from './xml-roles.ts';
import { append } from '../../../system/long-lists.ts';

interface Frame {
  readonly element: XmlElement | null;
  readonly role: XmlRole;
  readonly isTranslated: boolean;
  readonly collapse: Collapse;
  /** The sentence around an aside, which goes on after it. */
  readonly around: SourcePiece[] | null;
}

/** The units of an XML text in their order, those of asides before the sentence around them. */
export function xmlUnits(source: string, tree: XmlTree, dialect: XmlDialect): NamedUnit[] {
  const parts = xmlRoles(tree, dialect);
  const units: NamedUnit[] = [];
  const frames: Frame[] = [];
  let frame: Frame = {
    element: null,
    role: 'block',
    isTranslated: true,
    collapse: 'lines',
    around: null,
  };
  let run: SourcePiece[] = [];
  const finish = () => {
    const unit = sourceUnit(source, run, frame.collapse);
    if (unit) units.push({ ...unit, id: `u${units.length + 1}` });
    run = [];
  };

  /** @returns the index of the last token that is dealt with */
  const enter = (element: XmlElement, { role, isTranslated }: XmlPart, index: number): number => {
    if (role === 'locked') {
      finish();
      return element.last;
    }
    if (role === 'gone' || (role === 'unseen' && element.open.kind === 'empty'))
      return element.last;
    if (role === 'word' || element.open.kind === 'empty') {
      if (role === 'block') finish();
      else run.push(alone(element, role === 'word' || role === 'code', dialect));
      return element.last;
    }
    const isAside = role === 'aside' || role === 'code';
    let around: SourcePiece[] | null = null;
    if (isAside) {
      around = [...run, alone(element, role === 'code', dialect)];
      run = [];
    } else if (role === 'inline') {
      const { start, end } = element.open;
      run.push({ kind: 'open', start, end, pair: start });
    } else if (role !== 'unseen') finish();
    const collapse = collapseIn(source, element, dialect, frame.collapse);
    frames.push(frame);
    frame = { element, role, isTranslated, collapse, around };
    return index;
  };

  const leave = (start: number, end: number) => {
    const { element, role, around } = frame;
    if (element && role === 'inline') {
      run.push({ kind: 'close', start, end, pair: element.open.start });
    } else if (role !== 'unseen') finish();
    frame = frames.pop() ?? frame;
    if (around) run = around;
  };

  for (let index = 0; index < tree.tokens.length; index += 1) {
    const token = tree.tokens[index];
    if (!token) continue;
    const { kind, start, end } = token;
    const element = tree.elements.get(index);
    const part = element && parts.get(element);
    if (element && part) index = enter(element, part, index);
    else if (kind === 'close') leave(start, end);
    else if (!frame.isTranslated || frame.element === null) continue;
    else if (kind === 'text') append(run, textPieces(source, start, end, 'xml', tree.entities));
    else if (kind === 'cdata') append(run, sectionPieces(source, start, end));
    else run.push({ kind: 'alone', start, end, pair: null });
  }
  finish();
  return units;
}

/** An element that is copied as a whole. */
function alone(element: XmlElement, isWord: boolean, dialect: XmlDialect): SourcePiece {
  const { start } = element.open;
  const range = { start, end: element.end, isWord };
  const opener = dialect.opener?.(element) ?? null;
  if (opener === null) return { kind: 'alone', ...range, pair: null };
  return opener === 'opens'
    ? { kind: 'open', ...range, isWord: false, pair: start }
    : { kind: 'close', ...range, isWord: false, pair: opener.open.start };
}

function collapseIn(
  source: string,
  element: XmlElement,
  dialect: XmlDialect,
  around: Collapse,
): Collapse {
  const space = xmlAttribute(source, element.open, 'xml:space')?.value;
  const preformatted = space === undefined ? dialect.isPreformatted(element) : space === 'preserve';
  if (preformatted === null) return around;
  return preformatted ? 'none' : 'lines';
}
