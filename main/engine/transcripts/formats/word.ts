import {
  AlignmentType,
  Document,
  HeadingLevel,
  Packer,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from 'docx';
import type { Transcript, TranscriptExport } from '../transcript.ts';
import { inOrder, type Item } from './in-order.ts';
import { clock, lengthOf, speakerOf, textOf } from './text-of.ts';

const GREY = '666666';
const RIGHT_TO_LEFT = new Set(['ar', 'fa', 'he', 'ur', 'yi']);

/** A Word document: one table whose columns are time, speaker and the languages. */
export async function writeWord(
  transcript: Transcript,
  wish: TranscriptExport,
): Promise<Uint8Array> {
  const title = transcript.title === '' ? 'Transcript' : transcript.title;
  const document = new Document({
    title,
    creator: 'Dragoman',
    sections: [
      {
        children: [
          new Paragraph({ text: title, heading: HeadingLevel.HEADING_1 }),
          new Paragraph({
            children: [
              new TextRun({
                text: `${new Date(transcript.started).toISOString().slice(0, 16).replace('T', ' ')} UTC · ${clock(transcript.mediaMs)}`,
                color: GREY,
              }),
            ],
          }),
          new Table({
            width: { size: 100, type: WidthType.PERCENTAGE },
            rows: inOrder(transcript).map((item) => row(item, transcript, wish)),
          }),
        ],
      },
    ],
  });
  return new Uint8Array(await Packer.toBuffer(document));
}

function row(item: Item, transcript: Transcript, wish: TranscriptExport): TableRow {
  const before = [
    ...(wish.times ? [note(clock(item.startMs))] : []),
    ...(wish.speakers
      ? [note((item.kind === 'speech' && speakerOf(item, transcript, wish)) || '')]
      : []),
  ];
  const texts =
    item.kind === 'speech'
      ? wish.columns.map((column) =>
          cell(textOf(item, column, wish.edited), column === 'source' ? item.language : column),
        )
      : [note(aside(item), wish.columns.length)];
  return new TableRow({ cantSplit: true, children: [...before, ...texts] });
}

function aside(item: Exclude<Item, { kind: 'speech' }>): string {
  if (item.kind === 'gap') return `[gap of ${lengthOf(item)}]`;
  if (item.kind === 'paused') return `[paused for ${clock(item.pausedMs)}]`;
  return `[bookmark]${item.note === '' ? '' : ` ${item.note}`}`;
}

const note = (text: string, columnSpan = 1): TableCell =>
  new TableCell({
    columnSpan,
    children: [new Paragraph({ children: [new TextRun({ text, color: GREY })] })],
  });

function cell(text: string, language: string): TableCell {
  const isRightToLeft = RIGHT_TO_LEFT.has(language.split('-')[0] ?? '');
  return new TableCell({
    children: [
      new Paragraph({
        bidirectional: isRightToLeft,
        alignment: AlignmentType.START,
        children: [
          new TextRun({ text, rightToLeft: isRightToLeft, language: { value: language } }),
        ],
      }),
    ],
  });
}
