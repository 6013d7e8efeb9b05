import type { ReactNode } from 'react';
import './Figures.css';

export interface FigureProps {
  readonly name: string;
  readonly value: ReactNode;
  /** Behind the value, of the same weight as the sentence below. */
  readonly beside?: ReactNode;
  readonly children?: ReactNode;
}

/** One large figure with its sentence. */
export function Figure({ name, value, beside, children }: FigureProps) {
  return (
    <div className="figure">
      <dt className="small soft">{name}</dt>
      <dd>
        <p className="figure-value tabular">
          {value}
          {beside !== undefined && (
            <span className="figure-beside">
              <bdi>{beside}</bdi>
            </span>
          )}
        </p>
        {children}
      </dd>
    </div>
  );
}

/** Figures side by side. */
export function Figures({
  name,
  children,
}: {
  readonly name: string;
  readonly children: ReactNode;
}) {
  return (
    <dl className="figures" aria-label={name}>
      {children}
    </dl>
  );
}
