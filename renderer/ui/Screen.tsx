import type { ReactNode } from 'react';
import './Screen.css';
import { brief } from '../i18n/brief.ts';

export interface ScreenProps {
  readonly name: string;
  /** What the screen acts on, behind its name. */
  readonly subject?: string;
  /** At the end of the title line. */
  readonly tools?: ReactNode;
  readonly children: ReactNode;
}

/** One screen: the title line over its work. */
export function Screen({ name, subject, tools, children }: ScreenProps) {
  return (
    <div className="screen">
      <header className="title-line">
        <h1>{name}</h1>
        <span className="title-subject own-direction">{brief(subject ?? '')}</span>
        {tools}
      </header>
      <main className="screen-work" id="work" tabIndex={-1}>
        {children}
      </main>
    </div>
  );
}
