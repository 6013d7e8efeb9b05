import type { ReactNode } from 'react';
import { brief } from '../i18n/brief.ts';
import './HitText.css';

export interface HitTextProps {
  readonly text: string;
  /** UTF-16 ranges, in order and apart. */
  readonly hits: readonly (readonly [start: number, end: number])[];
}

/** The text of a hit, with the places marked where a search found its words. */
export function HitText({ text: whole, hits }: HitTextProps) {
  const text = brief(whole);
  const pieces: ReactNode[] = [];
  let at = 0;
  for (const [start, end] of hits) {
    if (start < at || end > text.length) continue;
    pieces.push(text.slice(at, start));
    pieces.push(
      <mark key={start} className="hit">
        {text.slice(start, end)}
      </mark>,
    );
    at = end;
  }
  return (
    <>
      {pieces}
      {text.slice(at)}
    </>
  );
}
