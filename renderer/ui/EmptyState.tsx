import type { ReactNode } from 'react';
import './EmptyState.css';

/** What is drawn, in strokes of the soft ink and one of the accent. */
const PICTURES = {
  memories: (
    <>
      <path d="M28 26c0-7 64-7 64 0v44c0 7-64 7-64 0z" />
      <path d="M28 26c0 7 64 7 64 0M28 48c0 7 64 7 64 0" />
      <path className="empty-state-accent" d="M46 62h28M46 40h18" />
    </>
  ),
  glossaries: (
    <>
      <path d="M60 24c-10-8-26-8-38-5v52c12-3 28-3 38 5 10-8 26-8 38-5V19c-12-3-28-3-38 5z" />
      <path d="M60 24v52M32 34h16M32 46h16M72 46h16" />
      <path className="empty-state-accent" d="M72 34h16M32 58h10" />
    </>
  ),
  style: (
    <>
      <path d="M24 68 76 16l14 14-52 52H24zM68 24l14 14" />
      <path d="M60 82h40" />
      <path className="empty-state-accent" d="M74 70h26M88 58h12" />
    </>
  ),
  terms: (
    <>
      <path d="M22 22h76v44H56L40 80V66H22z" />
      <path className="empty-state-accent" d="M40 40v8M50 34v20M60 38v12M70 32v24M80 40v8" />
    </>
  ),
  voice: (
    <>
      <path d="M60 12c-8 0-14 6-14 14v20c0 8 6 14 14 14s14-6 14-14V26c0-8-6-14-14-14z" />
      <path d="M34 44c0 16 12 28 26 28s26-12 26-28M60 72v12M46 84h28" />
      <path className="empty-state-accent" d="M18 34v16M102 34v16M8 40v4M112 40v4" />
    </>
  ),
  history: (
    <>
      <circle cx="60" cy="48" r="32" />
      <path d="M28 30 22 44l15 1" />
      <path className="empty-state-accent" d="M60 30v20l14 8" />
    </>
  ),
  segments: (
    <>
      <path d="M20 16h80v64H20zM60 16v64M20 37h80M20 59h80" />
      <path d="M30 27h20M30 48h14M30 70h22M70 27h18" />
      <path className="empty-state-accent" d="M70 48h18M70 70h8" />
    </>
  ),
  documents: (
    <>
      <path d="M34 14h34l18 18v50H34zM68 14v18h18" />
      <path d="M44 46h30M44 58h30" />
      <path className="empty-state-accent" d="M44 70h18" />
    </>
  ),
} as const;

export interface EmptyStateProps {
  readonly picture: keyof typeof PICTURES;
  /** What the screen is for. */
  readonly words: string;
  /** One button, and at most one quiet way beside it; none where the way on stands beside it all. */
  readonly children?: ReactNode;
}

/** A screen that has nothing yet. */
export function EmptyState({ picture, words, children }: EmptyStateProps) {
  return (
    <div className="empty-state">
      <svg viewBox="0 0 120 96" aria-hidden="true">
        {PICTURES[picture]}
      </svg>
      <p>{words}</p>
      {children !== undefined && <div className="empty-state-verbs">{children}</div>}
    </div>
  );
}
