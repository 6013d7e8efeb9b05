import type { StreamSegment } from '../../../client/voice/voice-stream.ts';
import type { Entry } from '../journal/entry.ts';

type Segment = Extract<Entry, { t: 'source' }>['s'][number];

/** A source segment as a journal keeps it. @param place milliseconds of the media clock */
export function sourceSegment(
  { text: x, language, doubtful }: StreamSegment,
  place: { readonly a: number; readonly b: number },
): Segment {
  return {
    x,
    ...place,
    ...(language === null ? {} : { l: language }),
    ...(doubtful === undefined ? {} : { d: doubtful.map(({ start, end }) => [start, end]) }),
  };
}
