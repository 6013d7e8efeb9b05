import { Pencil, Trash2 } from 'lucide-react';
import { useRef, useState, type ReactNode } from 'react';
import { IconButton } from './IconButton.tsx';
import { RemoveQuestion } from './RemoveQuestion.tsx';
import './EditableRow.css';

interface EditableRowProps {
  /** Class of the line, for its own look. */
  readonly className: string;
  readonly editName: string;
  readonly onEdit: () => void;
  readonly removeName: string;
  /** The question before it is removed, with its two answers. */
  readonly question: string;
  readonly confirm: string;
  readonly keep: string;
  /** @returns whether it is gone */
  readonly onRemove: () => Promise<boolean>;
  /** Its row, and the focus with it, are gone. */
  readonly onRemoved: () => void;
  readonly children: ReactNode;
}

/** A row of a list that can be edited and removed; removing it is asked about where it stands. */
export function EditableRow(props: EditableRowProps) {
  const [isAsking, setAsking] = useState(false);
  const bin = useRef<HTMLButtonElement>(null);
  return (
    <>
      <div className={props.className}>
        {props.children}
        <div className="editable-verbs">
          <IconButton icon={Pencil} size="compact" name={props.editName} onPress={props.onEdit} />
          <IconButton
            ref={bin}
            icon={Trash2}
            size="compact"
            name={props.removeName}
            aria-expanded={isAsking}
            onPress={() => setAsking(!isAsking)}
          />
        </div>
      </div>
      {isAsking && (
        <RemoveQuestion
          verb={props.confirm}
          keep={props.keep}
          onRemove={() => {
            setAsking(false);
            void props.onRemove().then((isGone) => {
              if (isGone) props.onRemoved();
            });
          }}
          onKeep={() => {
            setAsking(false);
            bin.current?.focus();
          }}
        >
          {props.question}
        </RemoveQuestion>
      )}
    </>
  );
}
