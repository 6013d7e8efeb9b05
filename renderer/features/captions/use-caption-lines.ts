import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { CAPTIONS_STEADINESS, createSteady, type Steady } from '../voice/steady/steady.ts';
import type { CaptionText } from './caption-feed.ts';
import type { CaptionFlow, ShownLines } from './caption-flow.ts';
import { createCaptionFlow } from './caption-flow.ts';
import { joined } from './pieces.ts';
import { useBoxSize } from './use-box-size.ts';

/** How often held words are looked at: they ripen with time, also when nothing new comes. */
const LOOK_MS = 250;
/** What a new flow begins with of a long text: more than its lines can hold. */
const RECENT_CHARACTERS = 1_200;

/** Room for signs that hang over the end of a line, in letter sizes. */
const HANGING_SHARE = 0.5;

export interface LinesWanted {
  readonly text: CaptionText;
  readonly places: number;
  /** Changes of tentative words in any minute; null: without a limit. */
  readonly rewritesPerMinute: number | null;
  /** Whatever changes the widths of letters. */
  readonly letters: string;
}

export interface CaptionLinesNow extends ShownLines {
  /** Another one where the lines were laid anew, and must not move into place. */
  readonly flow: number;
}

/** The lines of a text in a box, of which none ever moves but upwards. */
export function useCaptionLines(
  box: RefObject<HTMLElement | null>,
  { text, places, rewritesPerMinute, letters }: LinesWanted,
): CaptionLinesNow | null {
  const width = useBoxSize(box, 'clientWidth');
  const [shown, setShown] = useState<CaptionLinesNow | null>(null);
  const flows = useRef<{ flow: CaptionFlow; number: number; of: string; taken: number } | null>(
    null,
  );
  const steady = useRef<{ of: number | null; steady: Steady } | null>(null);

  useLayoutEffect(() => {
    const element = box.current;
    const view = element?.ownerDocument.defaultView;
    if (element === null || view === null || view === undefined || width === null) return;
    const of = `${text.epoch} ${width} ${letters}`;
    const concluded = text.concluded;
    const fresh = () => ({
      flow: createCaptionFlow(fitsIn(element, width)),
      number: (flows.current?.number ?? 0) + 1,
      of,
      taken: recentStart(concluded),
    });
    const flow = flows.current?.of === of ? flows.current : fresh();
    flows.current = flow;
    if (steady.current?.of !== rewritesPerMinute) {
      steady.current = {
        of: rewritesPerMinute,
        steady: createSteady({ ...CAPTIONS_STEADINESS, rewritesPerMinute }),
      };
    }
    flow.flow.conclude(concluded.slice(flow.taken));
    flow.taken = concluded.length;
    const { steady: mask } = steady.current;
    let before: string | null = null;
    const look = () => {
      const held = mask.show(text.tentative, performance.now(), concluded).text;
      if (held === before) return;
      before = held;
      const tentative = joined(concluded, held).slice(concluded.length);
      setShown({ ...flow.flow.show(tentative, places), flow: flow.number });
    };
    look();
    // The clock of the window in which the captions stand: this page's may be slowed down.
    const timer = view.setInterval(look, LOOK_MS);
    return () => view.clearInterval(timer);
  }, [box, width, letters, places, rewritesPerMinute, text]);

  return shown;
}

/** Where the last words of a long text begin, at a word's beginning. */
function recentStart(text: string): number {
  if (text.length <= RECENT_CHARACTERS) return 0;
  const start = text.length - RECENT_CHARACTERS;
  const space = text.indexOf(' ', start);
  return space < 0 ? start : space + 1;
}

function fitsIn(element: HTMLElement, width: number): (line: string) => boolean {
  const pen = document.createElement('canvas').getContext('2d');
  if (pen === null) throw new Error('letters cannot be measured here');
  const { font, fontSize } = getComputedStyle(element);
  pen.font = font;
  const room = width - HANGING_SHARE * Number.parseFloat(fontSize);
  return (line) => pen.measureText(line).width <= room;
}
