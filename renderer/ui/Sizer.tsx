import { useRef } from 'react';
import './Sizer.css';

/** px of a step by an arrow key. */
const STEP = 16;

export interface SizerProps {
  readonly name: string;
  /** Ids of what it sizes. */
  readonly controls: string;
  /** How the line runs: a horizontal one is moved up and down. */
  readonly line: 'horizontal' | 'vertical';
  /** What is sized stands after the line, so that it grows as the line is moved towards the start. */
  readonly isAfter?: boolean;
  /** px; null: what it takes by itself. */
  readonly value: number | null;
  readonly least: number;
  readonly most: number;
  /** px that it has on the screen. */
  readonly measure: () => number;
  readonly onDrag: (px: number) => void;
  /** null: by itself again. */
  readonly onSize: (px: number | null) => void;
}

/** The line beside something that is dragged, or moved by arrow keys; a double click or Home forgets the size. */
export function Sizer(props: SizerProps) {
  const { name, controls, line, isAfter = false, value, least, most, measure } = props;
  const { onDrag, onSize } = props;
  const start = useRef<{ readonly at: number; readonly size: number } | null>(null);
  const bounded = (px: number) => Math.round(Math.min(most, Math.max(least, px)));
  /** 1 where it grows as the line is moved to the right or down, else -1. */
  const way = (element: Element) => {
    const isMirrored = line === 'vertical' && getComputedStyle(element).direction === 'rtl';
    return isMirrored === isAfter ? 1 : -1;
  };
  const place = (event: { readonly clientX: number; readonly clientY: number }) =>
    line === 'vertical' ? event.clientX : event.clientY;
  const dragged = (event: React.PointerEvent) =>
    bounded(
      (start.current?.size ?? 0) +
        way(event.currentTarget) * (place(event) - (start.current?.at ?? 0)),
    );
  return (
    <div
      role="separator"
      aria-orientation={line}
      aria-label={name}
      aria-controls={controls}
      aria-valuenow={value ?? least}
      aria-valuemin={least}
      aria-valuemax={most}
      tabIndex={0}
      className="sizer"
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        start.current = { at: place(event), size: measure() };
      }}
      onPointerMove={(event) => {
        if (start.current !== null) onDrag(dragged(event));
      }}
      onPointerUp={(event) => {
        if (start.current === null) return;
        const px = dragged(event);
        const isMoved = place(event) !== start.current.at;
        start.current = null;
        if (isMoved) onSize(px);
      }}
      onDoubleClick={() => onSize(null)}
      onKeyDown={(event) => {
        const arrows = line === 'vertical' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowUp', 'ArrowDown'];
        const arrow = arrows.indexOf(event.key);
        if (arrow !== -1)
          onSize(bounded(measure() + way(event.currentTarget) * (arrow === 0 ? -STEP : STEP)));
        else if (event.key === 'Home') onSize(null);
        else return;
        event.preventDefault();
      }}
    />
  );
}
