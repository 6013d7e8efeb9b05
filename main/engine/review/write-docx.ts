import { writeXmlText, writeXmlValue } from '../formats/inline/xml-text.ts';
import { largestOf } from '../../system/long-lists.ts';
import { packEntry } from '../formats/zip/write-zip.ts';
import type { ZipEntry } from '../formats/zip/zip-entry.ts';
import type { ReviewRow, ReviewWords } from './review-row.ts';
import { textAndTags } from './review-row.ts';

const W = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
/** Twips; landscape A4 with margins of 1.5 cm. */
const WIDTHS = [850, 5000, 5000, 1700, 2586] as const;
const RTL = /^(?:ar|fa|he|ur)\b/i;

/** What the table is about. */
export interface ReviewFacts {
  readonly name: string;
  readonly source: string;
  readonly target: string;
}

/**
 * A table for a reviewer's word processor: number, source, target, status, comments. Changes are tracked
 * from the first key on, and tags stand in controls that cannot be edited.
 */
export function reviewDocx(
  facts: ReviewFacts,
  rows: readonly ReviewRow[],
  words: ReviewWords,
): Promise<ZipEntry[]> {
  const grid = WIDTHS.map((width) => `<w:gridCol w:w="${width}"/>`).join('');
  const titles = [words.number, words.source, words.target, words.status, words.comments];
  const head = titles
    .map((title, at) => cell(at, paragraph(run(title, '<w:b/>'), ''), 'E8E6E1'))
    .join('');
  const body = rows.map((row) => tableRow(row, words, facts)).join('');
  const document =
    `${HEAD}<w:document ${W}><w:body>` +
    `<w:p><w:pPr><w:pStyle w:val="Title"/></w:pPr>${named(languageMark(facts.target), rows.length === 0 ? 0 : 1 + largestOf(rows.map(({ id }) => id)), run(facts.name))}</w:p>` +
    paragraph(run(words.about), '') +
    '<w:tbl><w:tblPr><w:tblStyle w:val="Review"/><w:tblW w:w="15136" w:type="dxa"/>' +
    `<w:tblLayout w:type="fixed"/></w:tblPr><w:tblGrid>${grid}</w:tblGrid>` +
    `<w:tr><w:trPr><w:cantSplit/><w:tblHeader/></w:trPr>${head}</w:tr>${body}</w:tbl>` +
    '<w:p/><w:sectPr><w:pgSz w:w="16838" w:h="11906" w:orient="landscape"/>' +
    '<w:pgMar w:top="851" w:right="851" w:bottom="851" w:left="851" w:header="425" w:footer="425" w:gutter="0"/>' +
    '</w:sectPr></w:body></w:document>';
  const encode = (text: string) => new TextEncoder().encode(text);
  return Promise.all(
    [
      ['[Content_Types].xml', TYPES],
      ['_rels/.rels', rels('officeDocument', 'word/document.xml')],
      ['word/_rels/document.xml.rels', DOCUMENT_RELS],
      ['word/document.xml', document],
      ['word/styles.xml', styles(facts)],
      ['word/settings.xml', `${HEAD}<w:settings ${W}><w:trackRevisions/></w:settings>`],
    ].map(([name = '', text = '']) => packEntry(name, encode(text))),
  );
}

function tableRow(row: ReviewRow, words: ReviewWords, { source, target }: ReviewFacts): string {
  const tags = new Set(row.tags);
  const shade = row.isLocked ? 'F1EFEB' : null;
  const percent = row.percent === null ? '' : run(` · ${row.percent}\u00a0%`);
  const cells = [
    paragraph(numbered(row), ''),
    paragraph(tagged(row.source, tags, source), source),
    paragraph(tagged(row.target, tags, target), target),
    paragraph(statusOf(row, words) + percent, '') +
      (row.isLocked ? paragraph(run(words.locked), '') : ''),
    row.comments.length === 0
      ? '<w:p/>'
      : row.comments.map((comment) => paragraph(run(commentLine(comment)), '')).join(''),
  ];
  return `<w:tr><w:trPr><w:cantSplit/></w:trPr>${cells
    .map((content, at) => cell(at, content, at === 1 ? 'F7F6F3' : shade))
    .join('')}</w:tr>`;
}

/** The number that the editor shows; the id of the segment stands around it, where nobody types. */
const numbered = ({ id, number }: ReviewRow): string =>
  named(`s${id}`, id, run(String(number + 1)));

const named = (name: string, id: number, content: string): string =>
  `<w:bookmarkStart w:id="${id}" w:name="${name}"/>${content}<w:bookmarkEnd w:id="${id}"/>`;

/** The name of the bookmark that says which language the targets are in; it has letters, digits and `_` alone. */
export const languageMark = (target: string): string => `to_${target.replace(/[^0-9a-z]/gi, '_')}`;

/** What a reviewer may choose instead of the status that a segment has. */
const JUDGEMENTS = ['reviewed', 'rejected'] as const;

/** The status, as a list to choose from where there is something to judge. */
function statusOf(
  { status, target, isLocked }: ReviewRow,
  { status: title, statuses }: ReviewWords,
) {
  const shown = run(statuses[status]);
  if (target === '' || isLocked) return shown;
  const items = [status, ...JUDGEMENTS.filter((one) => one !== status)].map(
    (one) => `<w:listItem w:displayText="${writeXmlValue(statuses[one])}" w:value="${one}"/>`,
  );
  return (
    `<w:sdt><w:sdtPr><w:alias w:val="${writeXmlValue(title)}"/><w:tag w:val="status"/>` +
    `<w:dropDownList>${items.join('')}</w:dropDownList></w:sdtPr><w:sdtContent>${shown}</w:sdtContent></w:sdt>`
  );
}

/** A remark as its line in the column of comments. */
export const commentLine = ({
  author,
  text,
}: {
  readonly author: string | null;
  readonly text: string;
}): string => (author === null ? text : `${author}: ${text}`).replace(/\s+/g, ' ').trim();

function tagged(text: string, tags: ReadonlySet<string>, language: string): string {
  const look = `<w:lang w:val="${writeXmlValue(language)}" w:bidi="${writeXmlValue(language)}"/>`;
  const direction = RTL.test(language) ? '<w:rtl/>' : '';
  return textAndTags(text, tags)
    .map((piece) =>
      piece.isTag
        ? '<w:sdt><w:sdtPr><w:lock w:val="sdtContentLocked"/></w:sdtPr><w:sdtContent>' +
          `${run(piece.text, '<w:rStyle w:val="Tag"/><w:noProof/>')}</w:sdtContent></w:sdt>`
        : run(piece.text, direction + look),
    )
    .join('');
}

const paragraph = (content: string, language: string): string =>
  `<w:p>${RTL.test(language) ? '<w:pPr><w:bidi/></w:pPr>' : ''}${content}</w:p>`;

function run(text: string, look = ''): string {
  const properties = look === '' ? '' : `<w:rPr>${look}</w:rPr>`;
  const parts = text.split(/(\n|\t)/).map((part) => {
    if (part === '\n') return '<w:br/>';
    if (part === '\t') return '<w:tab/>';
    return part === '' ? '' : `<w:t xml:space="preserve">${writeXmlText(part)}</w:t>`;
  });
  return `<w:r>${properties}${parts.join('')}</w:r>`;
}

function cell(at: number, content: string, shade: string | null): string {
  const fill = shade === null ? '' : `<w:shd w:val="clear" w:color="auto" w:fill="${shade}"/>`;
  return `<w:tc><w:tcPr><w:tcW w:w="${WIDTHS[at]}" w:type="dxa"/>${fill}</w:tcPr>${content}</w:tc>`;
}

const TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.';
const RELATION = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/';
const TYPES =
  `${HEAD}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">` +
  '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
  '<Default Extension="xml" ContentType="application/xml"/>' +
  `<Override PartName="/word/document.xml" ContentType="${TYPE}document.main+xml"/>` +
  `<Override PartName="/word/styles.xml" ContentType="${TYPE}styles+xml"/>` +
  `<Override PartName="/word/settings.xml" ContentType="${TYPE}settings+xml"/></Types>`;
const relation = (id: number, type: string, target: string) =>
  `<Relationship Id="r${id}" Type="${RELATION}${type}" Target="${target}"/>`;
const relations = (content: string) =>
  `${HEAD}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${content}</Relationships>`;
const rels = (type: string, target: string) => relations(relation(1, type, target));
const DOCUMENT_RELS = relations(
  relation(1, 'styles', 'styles.xml') + relation(2, 'settings', 'settings.xml'),
);

const styles = ({ source }: ReviewFacts): string =>
  `${HEAD}<w:styles ${W}><w:docDefaults><w:rPrDefault><w:rPr>` +
  '<w:rFonts w:ascii="Calibri" w:hAnsi="Calibri" w:cs="Arial"/><w:sz w:val="20"/><w:szCs w:val="20"/>' +
  `<w:lang w:val="${writeXmlValue(source)}"/></w:rPr></w:rPrDefault><w:pPrDefault><w:pPr>` +
  '<w:spacing w:before="40" w:after="40"/></w:pPr></w:pPrDefault></w:docDefaults>' +
  '<w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/></w:style>' +
  '<w:style w:type="paragraph" w:styleId="Title"><w:name w:val="Title"/><w:rPr><w:b/><w:sz w:val="28"/></w:rPr></w:style>' +
  '<w:style w:type="character" w:styleId="Tag"><w:name w:val="Tag"/><w:rPr>' +
  '<w:color w:val="1F5F5B"/><w:sz w:val="16"/><w:shd w:val="clear" w:color="auto" w:fill="E3EFEE"/></w:rPr></w:style>' +
  '<w:style w:type="table" w:styleId="Review"><w:name w:val="Review"/><w:tblPr><w:tblBorders>' +
  ['top', 'left', 'bottom', 'right', 'insideH', 'insideV']
    .map((side) => `<w:${side} w:val="single" w:sz="4" w:space="0" w:color="C9C4BB"/>`)
    .join('') +
  '</w:tblBorders><w:tblCellMar><w:left w:w="100" w:type="dxa"/><w:right w:w="100" w:type="dxa"/></w:tblCellMar>' +
  '</w:tblPr></w:style></w:styles>';
