import { useRef } from 'react';
import { captionLine } from '../../../preload/contract/limits.ts';
import type { CaptionsLook } from '../../../preload/contract/settings.ts';
import type { CaptionText } from './caption-feed.ts';
import { useCaptionLines } from './use-caption-lines.ts';

export interface CaptionLinesProps {
  readonly text: CaptionText;
  readonly look: Pick<CaptionsLook, 'size' | 'font'>;
  /** Lines that can be seen. */
  readonly places: number;
  readonly rewritesPerMinute: number | null;
}

/** One text in a box of a fixed number of lines; the newest stands in the lowest place. */
export function CaptionLines({ text, look, places, rewritesPerMinute }: CaptionLinesProps) {
  const { size, font } = look;
  const box = useRef<HTMLDivElement>(null);
  const now = useCaptionLines(box, {
    text,
    places,
    rewritesPerMinute,
    letters: `${size} ${font}`,
  });
  const high = captionLine(size);
  return (
    <div
      ref={box}
      className="captions-box"
      lang={text.language ?? undefined}
      style={{ blockSize: `${places * high}px` }}
    >
      {now !== null && (
        <div
          key={now.flow}
          className="captions-roll"
          style={{ transform: `translateY(${-now.top * high}px)` }}
        >
          {now.lines.map(({ number, concluded, tentative }) => (
            <p
              key={number}
              className="captions-line"
              dir="auto"
              data-left={number < now.top}
              style={{ insetBlockStart: `${number * high}px` }}
            >
              {concluded}
              {tentative !== '' && <span className="captions-tentative">{tentative}</span>}
            </p>
          ))}
        </div>
      )}
    </div>
  );
}
