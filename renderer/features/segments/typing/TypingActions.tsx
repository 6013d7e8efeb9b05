import { useState } from 'react';
import { useAction } from '../../../ui/actions/use-action.ts';
import { usePageStore } from '../../../ui/stores.ts';
import { useSetting } from '../../settings/use-settings.ts';
import { insertAtCaret } from '../edit/insert-at-caret.ts';
import { putNextTag } from '../edit/put-tag.ts';
import { segmentsStore } from '../store.ts';
import { taggedPieces } from '../tags/tagged-text.ts';
import { useEditorState } from '../use-editor-state.ts';
import { nextLetterCase, wordAround } from './letter-case.ts';
import { CharacterPalette } from './CharacterPalette.tsx';

/** The shortcuts of what is done to the text that is written. */
export function TypingActions() {
  const segments = usePageStore(segmentsStore);
  const language = useEditorState((now) => now.project.target);
  const [editor, setEditor] = useSetting('segmentEditor');
  const [isOpen, setOpen] = useState(false);
  useAction('segments-next-tag', () => segments.inOrder(() => putNextTag(segments)));
  const changeCase = () => {
    const field = document.querySelector('.target-area');
    if (!(field instanceof HTMLTextAreaElement)) return;
    const isSelected = field.selectionStart !== field.selectionEnd;
    let selection: readonly [number, number] = [field.selectionStart, field.selectionEnd];
    insertAtCaret(segments, (text, [start, end]) => {
      selection = isSelected ? [start, end] : wordAround(text, start);
      const changed = taggedPieces(text.slice(...selection))
        .map((piece) => (piece.tag === null ? nextLetterCase(piece.text, language) : piece.text))
        .join('');
      const [from, to] = selection;
      selection = [from, from + changed.length];
      return { text: text.slice(0, from) + changed + text.slice(to), caret: start };
    });
    // Selected on, for the next press.
    if (isSelected) field.setSelectionRange(...selection);
  };
  useAction('segments-case', () => segments.inOrder(changeCase));
  useAction('segments-spaces', () => {
    if (editor !== undefined) setEditor({ ...editor, showsSpaces: !editor.showsSpaces });
  });
  useAction('segments-characters', () => setOpen(true));
  return <CharacterPalette isOpen={isOpen} language={language} onClose={() => setOpen(false)} />;
}
