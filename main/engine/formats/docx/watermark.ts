import { CONTENT_TYPES } from '../ooxml/office-package.ts';
import type { OfficePackage } from '../ooxml/office-package.ts';
import { relationsName } from '../ooxml/relations.ts';
import { prefixOf } from '../ooxml/vocabulary.ts';
import { WATERMARK } from '../watermark.ts';
import { addReferences } from './header-references.ts';

const WORD = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const OFFICE_RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const HEADER_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.header+xml';

/**
 * Sets the watermark behind the text of every page: into each header that there is, and into a new one
 * where a section has none.
 *
 * @param texts of the parts that are changed so far; gets those changed here
 */
export async function addWatermark(
  office: OfficePackage,
  texts: Map<string, string>,
): Promise<void> {
  const textOf = async (part: string) => texts.get(part) ?? (await office.text(part));
  const relations = await office.relations(office.main);
  for (const { type, target } of relations) {
    if (type !== 'header' || !office.has(target)) continue;
    texts.set(target, intoHeader(await textOf(target)));
  }

  const settings = relations.find(({ type }) => type === 'settings')?.target;
  const hasEvenPages =
    settings !== undefined &&
    office.has(settings) &&
    /<[\w.-]*:?evenAndOddHeaders(?:\s+[\w:]*val=["'](?:true|1|on)["'])?\s*\/>/.test(
      await office.text(settings),
    );
  const id = freeId(relations.map((relation) => relation.id));
  const main = await textOf(office.main);
  const referring = addReferences(main, prefixOf(main, 'word') ?? 'w:', id, hasEvenPages);
  if (referring === main) return;
  const folder = office.main.slice(0, office.main.lastIndexOf('/') + 1);
  const header = `${folder}header-${id}.xml`;
  const relationsPart = relationsName(office.main);
  texts.set(office.main, referring);
  texts.set(
    relationsPart,
    appended(
      office.has(relationsPart) ? await textOf(relationsPart) : EMPTY_RELATIONS,
      `<Relationship Id="${id}" Type="${OFFICE_RELATIONS}/header" Target="header-${id}.xml"/>`,
    ),
  );
  texts.set(
    CONTENT_TYPES,
    appended(
      await textOf(CONTENT_TYPES),
      `<Override PartName="/${header}" ContentType="${HEADER_TYPE}"/>`,
    ),
  );
  texts.set(header, newHeader());
}

const EMPTY_RELATIONS =
  '<?xml version="1.0" encoding="UTF-8"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"></Relationships>';

/** An element added as the last one in the root, in the root's own prefix. */
function appended(source: string, element: string): string {
  const at = source.lastIndexOf('</');
  const prefix = /^<\/([^\s:>]+:)/.exec(source.slice(at))?.[1] ?? '';
  return source.slice(0, at) + element.replace(/^</, `<${prefix}`) + source.slice(at);
}

function freeId(taken: readonly string[]): string {
  let number = 1;
  while (taken.includes(`rIdWatermark${number}`)) number += 1;
  return `rIdWatermark${number}`;
}

function newHeader(): string {
  return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<w:hdr xmlns:w="${WORD}"><w:p>${picture('w:')}</w:p></w:hdr>`;
}

/** Into the first paragraph, which it takes no room in. */
function intoHeader(source: string): string {
  const word = prefixOf(source, 'word') ?? 'w:';
  const first = new RegExp(
    `<${word}p(?:\\s[^<>]*)?(?:/>|>(?:<${word}pPr(?:\\s[^<>]*)?/>|<${word}pPr[\\s>](?:(?!</${word}pPr>)[^])*</${word}pPr>)?)`,
  ).exec(source);
  if (!first) {
    const at = source.lastIndexOf('</');
    return `${source.slice(0, at)}<${word}p>${picture(word)}</${word}p>${source.slice(at)}`;
  }
  const end = first.index + first[0].length;
  if (!first[0].endsWith('/>') || first[0].includes(`<${word}pPr`)) {
    return source.slice(0, end) + picture(word) + source.slice(end);
  }
  return `${source.slice(0, end - 2)}>${picture(word)}</${word}p>${source.slice(end)}`;
}

/** The drawing that word processors know as a watermark: grey letters across the page. */
function picture(word: string): string {
  return (
    `<${word}r><${word}rPr><${word}noProof/></${word}rPr>` +
    `<${word}pict xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office">` +
    '<v:shapetype id="_x0000_t136" coordsize="21600,21600" o:spt="136" adj="10800" path="m@7,l@8,m@5,21600l@6,21600e">' +
    '<v:formulas><v:f eqn="sum #0 0 10800"/><v:f eqn="prod #0 2 1"/><v:f eqn="sum 21600 0 @1"/><v:f eqn="sum 0 0 @2"/>' +
    '<v:f eqn="sum 21600 0 @3"/><v:f eqn="if @0 @3 0"/><v:f eqn="if @0 21600 @1"/><v:f eqn="if @0 0 @2"/>' +
    '<v:f eqn="if @0 @4 21600"/><v:f eqn="mid @5 @6"/><v:f eqn="mid @8 @5"/><v:f eqn="mid @7 @8"/>' +
    '<v:f eqn="mid @6 @7"/><v:f eqn="sum @6 0 @5"/></v:formulas>' +
    '<v:path textpathok="t" o:connecttype="custom" o:connectlocs="@9,0;@10,10800;@11,21600;@12,10800" o:connectangles="270,180,90,0"/>' +
    '<v:textpath on="t" fitshape="t"/></v:shapetype>' +
    '<v:shape id="PowerPlusWaterMarkObject" type="#_x0000_t136" alt="" ' +
    'style="position:absolute;margin-left:0;margin-top:0;width:440pt;height:60pt;rotation:315;z-index:-251658752;' +
    'mso-position-horizontal:center;mso-position-horizontal-relative:margin;' +
    'mso-position-vertical:center;mso-position-vertical-relative:margin" fillcolor="silver" stroked="f">' +
    `<v:fill opacity=".5"/><v:textpath style="font-family:&quot;Arial&quot;;font-size:1pt" string="${WATERMARK}"/>` +
    `</v:shape></${word}pict></${word}r>`
  );
}
