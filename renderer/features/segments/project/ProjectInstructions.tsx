import { useEffect, useRef, useState } from 'react';
import { InstructionList } from '../../customizations/InstructionList.tsx';
import { useEditorState } from '../use-editor-state.ts';

export interface ProjectInstructionsProps {
  readonly onChange: (instructions: string[]) => void;
}

/** What the service is told when it translates segments; kept when the person leaves the fields. */
export function ProjectInstructions({ onChange }: ProjectInstructionsProps) {
  const target = useEditorState((now) => now.project.target);
  const kept = useEditorState((now) => now.project.instructions);
  const [typed, setTyped] = useState<readonly string[] | null>(null);
  const shown = typed ?? kept;

  function keep() {
    if (typed === null) return;
    setTyped(null);
    if (typed.join('\n') !== kept.join('\n')) onChange([...typed]);
  }
  // A shortcut closes the panel or changes the screen while somebody is in a field.
  const latest = useRef(keep);
  useEffect(() => {
    latest.current = keep;
  });
  useEffect(() => () => latest.current(), []);

  return (
    <div
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) keep();
      }}
    >
      <InstructionList given={shown} targets={[target]} onChange={setTyped} />
    </div>
  );
}
