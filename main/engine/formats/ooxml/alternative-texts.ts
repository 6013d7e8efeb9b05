import { LIMITS } from '../document-filter.ts';
import { xmlAttributes } from '../inline/xml-attribute.ts';
import { writePieces } from '../inline/unit-text.ts';
import { writeXmlValue } from '../inline/xml-text.ts';
import { createBareDialect } from './bare-dialect.ts';
import type { Dialect } from './dialect.ts';
import { PLAIN } from './look.ts';
import type { ParagraphUnit } from './paragraph-unit.ts';

/**
 * Attributes whose text is shown or read out: descriptions and titles of pictures, shapes, charts and
 * tables, what is shown beside the pointer or a cell. By the local name of the element.
 */
const SHOWN: Readonly<Record<string, readonly string[]>> = {
  docPr: ['descr', 'title'],
  cNvPr: ['descr', 'title'],
  tblCaption: ['val'],
  tblDescription: ['val'],
  hyperlink: ['tooltip'],
  shape: ['alt'],
  rect: ['alt'],
  roundrect: ['alt'],
  oval: ['alt'],
  dataValidation: ['promptTitle', 'prompt', 'errorTitle', 'error'],
};

/** Characters that the programs take; with more they repair the document. */
const MOST: Readonly<Record<string, number>> = {
  tooltip: 255,
  promptTitle: 32,
  prompt: 255,
  errorTitle: 32,
  error: 255,
};

/** Programs put the name of a picture's file where its description belongs. */
const FILE_NAME = /^\S+\.(?:png|jpe?g|jfif|gif|bmp|tiff?|[ew]mf|svg|webp)$|^(?:https?:|file:)\S+$/i;

/** Whether the attributes of an element of this name may hold text for people. */
export const isDescribed = (name: string): boolean =>
  Object.hasOwn(SHOWN, name.slice(name.indexOf(':') + 1));

/** A text in an attribute. */
export interface AttributeText {
  /** Offsets of the text, between the quotes. */
  readonly start: number;
  readonly end: number;
  readonly unit: ParagraphUnit;
  readonly maxLength: number | undefined;
}

/** The texts in the attributes of a start tag or empty tag, in their order. */
export function attributeTexts(
  source: string,
  start: number,
  end: number,
  name: string,
): AttributeText[] {
  const shown = SHOWN[name.slice(name.indexOf(':') + 1)] ?? [];
  return xmlAttributes(source, start, end).flatMap((attribute): AttributeText[] => {
    const local = attribute.name.slice(attribute.name.indexOf(':') + 1);
    const text = attribute.value.trim();
    if (!shown.includes(local) || !/\p{L}/u.test(text) || FILE_NAME.test(text)) return [];
    if (text.length > LIMITS.unitCharacters) return [];
    const at = attribute.value.indexOf(text);
    const plain = {
      look: PLAIN,
      before: attribute.value.slice(0, at),
      after: attribute.value.slice(at + text.length),
      head: '',
      tail: '',
    };
    const unit = { text: writePieces([{ kind: 'text', text }]), plain };
    return [{ start: attribute.start, end: attribute.end, unit, maxLength: MOST[local] }];
  });
}

/** How the text of an attribute is written. */
export const ATTRIBUTE_DIALECT: Dialect = {
  ...createBareDialect(''),
  writeRun: (_look, text) => writeXmlValue(text),
};
