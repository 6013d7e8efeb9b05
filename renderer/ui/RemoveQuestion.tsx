import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import './RemoveQuestion.css';

export interface RemoveQuestionProps {
  /** What becomes of what hangs on it. */
  readonly children: ReactNode;
  readonly verb: string;
  readonly keep: string;
  readonly onRemove: () => void;
  readonly onKeep: () => void;
}

/** Asks below a row whether it may go, where a dialog would be too much. Escape keeps it. */
export function RemoveQuestion({ children, verb, keep, onRemove, onKeep }: RemoveQuestionProps) {
  return (
    <div
      className="remove-question"
      role="group"
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        onKeep();
      }}
    >
      <p role="alert">{children}</p>
      <div className="remove-question-verbs">
        <Button size="compact" autoFocus onPress={onKeep}>
          {keep}
        </Button>
        <Button size="compact" kind="danger" onPress={onRemove}>
          {verb}
        </Button>
      </div>
    </div>
  );
}
