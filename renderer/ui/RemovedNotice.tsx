import type { ReactNode } from 'react';
import { X } from 'lucide-react';
import { Button } from './Button.tsx';
import { IconButton } from './IconButton.tsx';
import { Notice } from './Notice.tsx';

interface RemovedNoticeProps {
  /** Names what was deleted. */
  readonly children: ReactNode;
  readonly undoName: string;
  readonly closeName: string;
  readonly onUndo: () => Promise<unknown>;
  readonly onClose: () => void;
}

/** What was deleted last, and the way to have it again. Its buttons go with it: the work gets the focus. */
export function RemovedNotice(props: RemovedNoticeProps) {
  return (
    <Notice
      role="status"
      actions={
        <>
          <Button size="compact" autoFocus onPress={() => void props.onUndo().then(focusWork)}>
            {props.undoName}
          </Button>
          <IconButton
            icon={X}
            size="compact"
            name={props.closeName}
            onPress={() => {
              props.onClose();
              focusWork();
            }}
          />
        </>
      }
    >
      {props.children}
    </Notice>
  );
}

function focusWork() {
  document.getElementById('work')?.focus();
}
