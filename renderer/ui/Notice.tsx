import type { ReactNode } from 'react';
import './Notice.css';

export interface NoticeProps {
  readonly tone?: 'plain' | 'good' | 'notice' | 'bad';
  /** `alert` interrupts a screen reader, `status` waits; none for what stood there from the start. */
  readonly role?: 'status' | 'alert';
  readonly children: ReactNode;
  readonly actions?: ReactNode;
}

/** A sentence that has to be seen. */
export function Notice({ tone = 'plain', role, children, actions }: NoticeProps) {
  return (
    <div className="notice" data-tone={tone} role={role}>
      <div className="notice-words">{children}</div>
      {actions !== undefined && <div className="notice-actions">{actions}</div>}
    </div>
  );
}
