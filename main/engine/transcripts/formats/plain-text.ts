import type { Transcript, TranscriptExport } from '../transcript.ts';
import { inOrder, type Item } from './in-order.ts';
import { clock, lengthOf, speakerOf, textOf } from './text-of.ts';

/** A transcript to read: one block for each line, gaps and pauses between. */
export function writeText(transcript: Transcript, wish: TranscriptExport): string {
  const title = transcript.title === '' ? [] : [transcript.title, ''];
  const blocks = inOrder(transcript).map((item) => block(item, transcript, wish));
  return [...title, ...blocks].join('\n');
}

function block(item: Item, transcript: Transcript, wish: TranscriptExport): string {
  const time = wish.times ? `[${clock(item.startMs)}] ` : '';
  switch (item.kind) {
    case 'gap':
      return `${time}[gap of ${lengthOf(item)}]\n`;
    case 'paused':
      return `${time}[paused for ${clock(item.pausedMs)}]\n`;
    case 'bookmark':
      return `${time}[bookmark]${item.note === '' ? '' : ` ${item.note}`}\n`;
    case 'speech': {
      const speaker = speakerOf(item, transcript, wish);
      const texts = wish.columns
        .map((column) => textOf(item, column, wish.edited))
        .filter((text) => text !== '');
      return `${time}${speaker === null ? '' : `${speaker}: `}${texts.join('\n')}\n`;
    }
  }
}
