import { useRef } from 'react';
import type { Segment } from '../../../../preload/contract/segments.ts';
import { directionOf } from '../../../i18n/language-code.ts';
import { TaggedText } from '../tags/TaggedText.tsx';
import { useMisspelt, useMisspeltMarks } from './use-spelling.ts';

interface ReadTargetProps {
  readonly row: Pick<Segment, 'number' | 'source'>;
  readonly text: string;
  readonly language: string;
}

/** The target of a row in sight that is not edited, with its misspelt words marked. */
export function ReadTarget({ row, text, language }: ReadTargetProps) {
  const element = useRef<HTMLDivElement>(null);
  useMisspeltMarks(element, useMisspelt(row, text, language));
  return (
    <div ref={element} lang={language} dir={directionOf(language)}>
      <TaggedText text={text} />
    </div>
  );
}
