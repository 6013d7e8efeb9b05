import {
  AlignmentType,
  Document,
  HeadingLevel,
  Packer,
  PageOrientation,
  Paragraph,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  TextRun,
  WidthType,
} from 'docx';
import { isFromRight } from './columns.ts';
import { languageHeading } from './language-heading.ts';
import { readLines } from './read-lines.ts';
import type { ReadLine } from './read-lines.ts';
import { startedText } from './started-text.ts';
import type { Transcript, TranscriptExport } from './transcript.ts';

/** Widths in twentieths of a point: an A4 page between margins of 2 cm, and what is beside texts. */
const PAGE = { portrait: 9_638, landscape: 14_570 };
const MARGIN = 1_134;
const TIME_WIDTH = 1_150;
const SPEAKER_WIDTH = 1_500;
/** More texts than these side by side need the page's long side. */
const MOST_UPRIGHT = 2;

/** A Word document: a heading and a table with a row for each line and a column for each language. */
export async function writeDocx(
  transcript: Transcript,
  wish: TranscriptExport,
): Promise<Uint8Array> {
  const lines = readLines(transcript, wish);
  const isWide = wish.columns.length > MOST_UPRIGHT;
  const hasSpeakers = lines.some((line) => line.kind === 'speech' && line.speaker !== '');
  const beside = [...(wish.times ? [TIME_WIDTH] : []), ...(hasSpeakers ? [SPEAKER_WIDTH] : [])];
  const room =
    (isWide ? PAGE.landscape : PAGE.portrait) - beside.reduce((sum, width) => sum + width, 0);
  const widths = [...beside, ...wish.columns.map(() => Math.floor(room / wish.columns.length))];
  const cells = (texts: readonly string[], isHead = false) =>
    texts.map((text, column) => cell(text, widths[column] ?? 0, isHead));
  const speech = transcript.lines.filter((line) => line.kind === 'speech');

  const rows = lines.map((line: ReadLine) => {
    const time = wish.times ? [line.time] : [];
    const speaker = hasSpeakers ? [line.kind === 'speech' ? line.speaker : ''] : [];
    const texts = line.kind === 'speech' ? line.texts : wish.columns.map(() => line.text);
    return new TableRow({ children: cells([...time, ...speaker, ...texts]), cantSplit: true });
  });
  const head = new TableRow({
    children: cells(
      [...beside.map(() => ''), ...wish.columns.map((column) => languageHeading(column, speech))],
      true,
    ),
    tableHeader: true,
  });

  const orientation = isWide ? PageOrientation.LANDSCAPE : PageOrientation.PORTRAIT;
  const title = transcript.title === '' ? startedText(transcript.started) : transcript.title;
  const document = new Document({
    title,
    creator: 'Dragoman',
    sections: [
      {
        properties: {
          page: {
            size: { width: 11_906, height: 16_838, orientation },
            margin: { top: MARGIN, bottom: MARGIN, left: MARGIN, right: MARGIN },
          },
        },
        children: [
          new Paragraph({ text: title, heading: HeadingLevel.HEADING_1 }),
          new Paragraph({ text: startedText(transcript.started), spacing: { after: 240 } }),
          new Table({
            rows: [head, ...rows],
            columnWidths: widths,
            layout: TableLayoutType.FIXED,
            width: { size: widths.reduce((sum, width) => sum + width, 0), type: WidthType.DXA },
            margins: { top: 60, bottom: 60, left: 90, right: 90 },
          }),
        ],
      },
    ],
  });
  return new Uint8Array(await Packer.toBuffer(document));
}

function cell(text: string, width: number, isHead: boolean): TableCell {
  const rightToLeft = isFromRight(text);
  const run = new TextRun({ text, bold: isHead, rightToLeft });
  const paragraph = new Paragraph({
    children: [run],
    bidirectional: rightToLeft,
    alignment: AlignmentType.START,
  });
  return new TableCell({ children: [paragraph], width: { size: width, type: WidthType.DXA } });
}
