import {
  PDFArray,
  PDFDict,
  PDFName,
  PDFNumber,
  PDFRawStream,
  PDFRef,
  decodePDFRawStream,
} from '@cantoo/pdf-lib';
import type { PDFContext, PDFObject, PDFPage } from '@cantoo/pdf-lib';
import { DocumentRefusal, LIMITS } from '../document-filter.ts';
import { readName, readNumbers, readOperations } from './content-tokens.ts';
import { IDENTITY, multiply, readMatrix } from './matrix.ts';
import type { Matrix } from './matrix.ts';

/** A content stream with the operators that this program changes. */
export interface ContentPart {
  readonly bytes: Uint8Array;
  readonly shows: readonly ShowOperator[];
  readonly forms: readonly DrawnForm[];
  readonly pictures: readonly PlacedPicture[];
  /** How many saved states are left open at the end, and how many are closed without being open. */
  readonly openStates: number;
  readonly missingStates: number;
  /** What its names mean. */
  readonly resources: PDFDict | null;
}

/** An operator that draws text. */
export interface ShowOperator {
  /** Counted from 0 over the whole page, forms included, in the order of drawing. */
  readonly index: number;
  readonly operator: string;
  readonly start: number;
  readonly end: number;
  readonly operands: readonly (readonly [start: number, end: number])[];
  /** The font that is chosen, as the resources name it; null where none can be found. */
  readonly font: PDFObject | null;
}

/** A picture of a page or a form. */
export interface PlacedPicture {
  /** Text operators of the page that are drawn before it. */
  readonly after: number;
  /** The unit square to the space that its content begins in. */
  readonly matrix: Matrix;
  readonly isOpaque: boolean;
}

/** A form drawn by a `Do` of a content stream. */
export interface DrawnForm {
  /** Its space to the one that the content begins in that draws it. */
  readonly matrix: Matrix;
  readonly start: number;
  readonly end: number;
  readonly stream: PDFRawStream;
  readonly part: ContentPart;
}

/** What one document may cost; shared by all its pages. */
export interface ContentBudget {
  bytes: number;
}

export const createContentBudget = (): ContentBudget => ({ bytes: LIMITS.inflatedBytes });

/** Forms in forms: no program writes more than a handful. */
const DEEPEST_FORM = 32;
const SHOWS: ReadonlySet<string> = new Set(['Tj', 'TJ', "'", '"']);

/**
 * Reads what a page draws, forms in the place where they are drawn. Throws `DocumentRefusal` when all
 * the content together is beyond the budget (forms that draw forms multiply) or nests too deep.
 */
export function readPageContent(page: PDFPage, budget: ContentBudget): ContentPart {
  const { context } = page.doc;
  const decoded = new Map<PDFRawStream, Uint8Array>();
  const decode = (stream: PDFRawStream) => {
    const known = decoded.get(stream) ?? decodeStream(stream);
    decoded.set(stream, known);
    budget.bytes -= known.length + 1;
    if (budget.bytes < 0) {
      throw new DocumentRefusal('too-large-inside', 'the pages draw more than the limit');
    }
    return known;
  };
  let index = 0;
  const read = (
    bytes: Uint8Array,
    resources: PDFDict | null,
    above: readonly PDFObject[],
    given: PDFObject | null,
  ): ContentPart => {
    if (above.length > DEEPEST_FORM) throw new DocumentRefusal('too-deep', 'forms nest too deep');
    const forms = lookUpDict(context, resources?.get(PDFName.of('XObject')));
    const fonts = lookUpDict(context, resources?.get(PDFName.of('Font')));
    const found = {
      shows: [] as ShowOperator[],
      forms: [] as DrawnForm[],
      pictures: [] as PlacedPicture[],
      missing: 0,
    };
    let matrix = IDENTITY;
    let font = given;
    const open: { readonly matrix: Matrix; readonly font: PDFObject | null }[] = [];
    for (const { operator, start, end, operands } of readOperations(bytes)) {
      if (SHOWS.has(operator)) {
        if (operands.length > 0)
          found.shows.push({ index: index++, operator, start, end, operands, font });
      } else if (operator === 'q') open.push({ matrix, font });
      else if (operator === 'Q') {
        if (open.length === 0) found.missing += 1;
        ({ matrix, font } = open.pop() ?? { matrix, font });
      } else if (operator === 'Tf' && operands[0]) {
        const name = readName(bytes, operands[0]);
        font = (name === null ? null : fonts?.get(PDFName.of(name))) ?? null;
      } else if (operator === 'cm') {
        matrix = multiply(readMatrix(readNumbers(bytes, operands)) ?? IDENTITY, matrix);
      } else if (operator === 'ID') {
        found.pictures.push({ after: index, matrix, isOpaque: false });
      } else if (operator === 'Do' && operands[0]) {
        const name = readName(bytes, operands[0]);
        const stream = name === null ? null : context.lookup(forms?.get(PDFName.of(name)));
        if (!(stream instanceof PDFRawStream) || above.includes(stream)) continue;
        if (!isForm(stream)) {
          found.pictures.push({ after: index, matrix, isOpaque: !hasMask(stream) });
          continue;
        }
        const own = lookUpDict(context, stream.dict.get(PDFName.of('Resources'))) ?? resources;
        const part = read(decode(stream), own, [...above, stream], font);
        const turned = readMatrix(numbersOf(stream.dict.lookup(PDFName.of('Matrix')))) ?? IDENTITY;
        found.forms.push({ start, end, stream, part, matrix: multiply(turned, matrix) });
      }
    }
    const { shows, forms: drawn, pictures, missing: missingStates } = found;
    const openStates = open.length;
    return { bytes, shows, forms: drawn, pictures, openStates, missingStates, resources };
  };
  return read(joined(contentStreams(page).map(decode)), page.node.Resources() ?? null, [], null);
}

function decodeStream(stream: PDFRawStream): Uint8Array {
  try {
    return decodePDFRawStream(stream).decode();
  } catch {
    throw new DocumentRefusal('damaged', 'a stream of a page cannot be unpacked');
  }
}

/** The text operators of a page, those of its forms too, in the order of drawing. */
export function showsIn(part: ContentPart): { show: ShowOperator; bytes: Uint8Array }[] {
  const own = part.shows.map((show) => ({ show, bytes: part.bytes }));
  const inner = part.forms.flatMap((form) => showsIn(form.part));
  return [...own, ...inner].sort((a, b) => a.show.index - b.show.index);
}

/** The pictures of a page, those of its forms too, by where they stand on it. */
export function placedPictures(part: ContentPart, on: Matrix = IDENTITY): PlacedPicture[] {
  return [
    ...part.pictures.map((one) => ({ ...one, matrix: multiply(one.matrix, on) })),
    ...part.forms.flatMap((form) => placedPictures(form.part, multiply(form.matrix, on))),
  ];
}

function contentStreams(page: PDFPage): PDFRawStream[] {
  const contents = page.node.Contents();
  const entries = contents instanceof PDFArray ? contents.asArray() : contents ? [contents] : [];
  return entries
    .map((entry) => page.doc.context.lookup(entry))
    .filter((entry) => entry instanceof PDFRawStream);
}

/** Parts of one content; a token never goes over the border of two. */
function joined(parts: readonly Uint8Array[]): Uint8Array {
  return Buffer.concat(parts.flatMap((part) => [part, Uint8Array.of(10)]));
}

const isForm = (stream: PDFRawStream) =>
  stream.dict.lookup(PDFName.of('Subtype')) === PDFName.of('Form');

/** A mask, or something in its data that works as one: what is behind it may be seen. */
const hasMask = ({ dict }: PDFRawStream) =>
  ['SMask', 'Mask', 'ImageMask', 'SMaskInData'].some((key) => dict.has(PDFName.of(key)));

const numbersOf = (value: PDFObject | undefined): unknown =>
  value instanceof PDFArray
    ? value.asArray().map((entry) => (entry instanceof PDFNumber ? entry.asNumber() : NaN))
    : null;

function lookUpDict(context: PDFContext, value: PDFObject | undefined): PDFDict | null {
  const found = value instanceof PDFRef ? context.lookup(value) : value;
  return found instanceof PDFDict ? found : null;
}
