import { PDFDict, PDFName, PDFRawStream } from '@cantoo/pdf-lib';
import type { PDFContext, PDFPage } from '@cantoo/pdf-lib';
import type { ContentPart, DrawnForm, ShowOperator } from './page-content.ts';

interface Change {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/**
 * Takes text operators out of a page. Each is replaced by a movement of the pen over the same
 * distance, so that what stays is drawn where it was; forms that lose text are copied first, since
 * other pages may draw them too.
 * @param displacements by operator: the `TJ` number that moves as far
 * @returns sets the page's content, with operators to draw before and behind its own
 */
export function cutText(
  page: PDFPage,
  part: ContentPart,
  cut: ReadonlySet<number>,
  displacements: readonly number[],
): (drawn: { readonly below: string; readonly above: string }) => void {
  const { context } = page.doc;
  const { bytes, resources } = cutPart(context, part, cut, displacements);
  if (resources !== null) page.node.set(PDFName.of('Resources'), resources);
  return ({ below, above }) => {
    // Whatever the page leaves open or closes too often, what is drawn behind it starts afresh.
    const before = `${below}${'q\n'.repeat(1 + part.missingStates)}`;
    const after = `\n${'Q\n'.repeat(1 + part.openStates)}${above}`;
    const content = Buffer.concat([
      Buffer.from(before, 'latin1'),
      bytes,
      Buffer.from(after, 'latin1'),
    ]);
    page.node.set(PDFName.of('Contents'), context.register(context.flateStream(content)));
  };
}

/** @returns the content, and its own copy of the resources where that had to change */
function cutPart(
  context: PDFContext,
  part: ContentPart,
  cut: ReadonlySet<number>,
  displacements: readonly number[],
): { readonly bytes: Uint8Array; readonly resources: PDFDict | null } {
  const changes: Change[] = part.shows
    .filter(({ index }) => cut.has(index))
    .map((show) => ({
      start: show.start,
      end: show.end,
      text: movement(show, part.bytes, displacements[show.index] ?? 0),
    }));
  const copies = new Map<string, PDFRawStream>();
  for (const form of part.forms.filter((candidate) => losesText(candidate.part, cut))) {
    const name = freeName(part.resources, copies);
    copies.set(name, copyOf(context, form, cut, displacements));
    changes.push({ start: form.start, end: form.end, text: `/${name} Do` });
  }
  const resources = copies.size === 0 ? null : withForms(context, part.resources, copies);
  return { bytes: spliced(part.bytes, changes), resources };
}

const losesText = (part: ContentPart, cut: ReadonlySet<number>): boolean =>
  part.shows.some(({ index }) => cut.has(index)) ||
  part.forms.some((form) => losesText(form.part, cut));

/** What an operator does besides drawing: `'` goes to the next line, `"` sets two spacings first. */
function movement(show: ShowOperator, bytes: Uint8Array, displacement: number): string {
  const move = `[${Number(displacement.toFixed(3))}] TJ`;
  if (show.operator === "'") return `T* ${move}`;
  if (show.operator !== '"') return move;
  const [word = '0', letter = '0'] = show.operands.map(([start, end]) =>
    Buffer.from(bytes.subarray(start, end)).toString('latin1'),
  );
  return `${word} Tw ${letter} Tc T* ${move}`;
}

function copyOf(
  context: PDFContext,
  form: DrawnForm,
  cut: ReadonlySet<number>,
  displacements: readonly number[],
): PDFRawStream {
  const { bytes, resources } = cutPart(context, form.part, cut, displacements);
  const dict = form.stream.dict.clone(context);
  for (const key of ['Filter', 'DecodeParms', 'Length']) dict.delete(PDFName.of(key));
  const own = resources ?? form.part.resources;
  if (own !== null) dict.set(PDFName.of('Resources'), own);
  const stream = context.flateStream(bytes);
  for (const [key, value] of stream.dict.entries()) dict.set(key, value);
  return PDFRawStream.of(dict, stream.getContents());
}

function freeName(resources: PDFDict | null, copies: ReadonlyMap<string, unknown>): string {
  const known = resources?.lookup(PDFName.of('XObject'));
  const isTaken = (name: string) =>
    copies.has(name) || (known instanceof PDFDict && known.has(PDFName.of(name)));
  for (let number = copies.size + 1; ; number += 1) {
    const name = `Translated${number}`;
    if (!isTaken(name)) return name;
  }
}

function withForms(
  context: PDFContext,
  resources: PDFDict | null,
  forms: ReadonlyMap<string, PDFRawStream>,
): PDFDict {
  const result = resources?.clone(context) ?? context.obj({});
  const before = result.lookup(PDFName.of('XObject'));
  const all = before instanceof PDFDict ? before.clone(context) : context.obj({});
  for (const [name, stream] of forms) all.set(PDFName.of(name), context.register(stream));
  result.set(PDFName.of('XObject'), all);
  return result;
}

function spliced(bytes: Uint8Array, changes: readonly Change[]): Uint8Array {
  const pieces: Uint8Array[] = [];
  let at = 0;
  for (const { start, end, text } of changes.toSorted((a, b) => a.start - b.start)) {
    pieces.push(bytes.subarray(at, start), Buffer.from(` ${text} `, 'latin1'));
    at = end;
  }
  return Buffer.concat([...pieces, bytes.subarray(at)]);
}
