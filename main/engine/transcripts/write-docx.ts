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
import type { IRunOptions } from 'docx';
import { isFromRight } from './columns.ts';
import { languageHeading } from './language-heading.ts';
import { readLines } from './read-lines.ts';
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
  options: TranscriptExport,
): Promise<Uint8Array> {
  const lines = readLines(transcript, options);
  const isWide = options.columns.length > MOST_UPRIGHT;
  const hasSpeakers = lines.some((line) => line.kind === 'speech' && line.speaker !== '');
  const beside = [...(options.times ? [TIME_WIDTH] : []), ...(hasSpeakers ? [SPEAKER_WIDTH] : [])];
  const room =
    (isWide ? PAGE.landscape : PAGE.portrait) - beside.reduce((sum, width) => sum + width, 0);
  const widths = [
    ...beside,
    ...options.columns.map(() => Math.floor(room / options.columns.length)),
  ];
  const rowOf = (texts: readonly string[], languages: readonly string[], isHead: boolean) => {
    const tags = [...beside.map(() => null), ...languages];
    return new TableRow({
      children: texts.map((text, place) =>
        cell(text, widths[place] ?? 0, tags[place] ?? null, isHead),
      ),
      cantSplit: true,
      tableHeader: isHead,
    });
  };
  const rows = lines.map((line) => {
    const time = options.times ? [line.time] : [];
    const isSpeech = line.kind === 'speech';
    const speaker = hasSpeakers ? [isSpeech ? line.speaker : ''] : [];
    const texts = isSpeech ? line.texts : options.columns.map(() => line.text);
    const languages = isSpeech
      ? options.columns.map((column) => (column === 'source' ? line.language : column))
      : [];
    return rowOf([...time, ...speaker, ...texts], languages, false);
  });
  const speech = transcript.lines.filter((line) => line.kind === 'speech');
  const headings = options.columns.map((column) => languageHeading(column, speech));
  const head = rowOf([...beside.map(() => ''), ...headings], [], true);

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

/** @param language for the spelling checker; null where the text is in none */
function cell(text: string, width: number, language: string | null, isHead: boolean): TableCell {
  const rightToLeft = isFromRight(text);
  const look: IRunOptions = {
    text,
    bold: isHead,
    rightToLeft,
    ...(language === null || language === '' ? {} : { language: { value: language } }),
  };
  const paragraph = new Paragraph({
    children: [new TextRun(look)],
    bidirectional: rightToLeft,
    alignment: AlignmentType.START,
  });
  return new TableCell({ children: [paragraph], width: { size: width, type: WidthType.DXA } });
}
