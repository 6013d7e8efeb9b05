import { memo, useMemo } from 'react';
import { TextBlocks } from '../../../ui/LongText.tsx';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { useSetting } from '../../settings/use-settings.ts';
import { Spaces } from './Spaces.tsx';
import { taggedPieces, type Tag } from './tagged-text.ts';
import './TaggedText.css';

/** The text of a segment with its tags as chips. */
export const TaggedText = memo(function TaggedText({ text }: { readonly text: string }) {
  const pieces = useMemo(() => taggedPieces(text), [text]);
  const [editor] = useSetting('segmentEditor');
  const showsSpaces = editor?.showsSpaces === true;
  const texts = useMemo(() => pieces.map((piece) => piece.text), [pieces]);
  return (
    <TextBlocks pieces={texts}>
      {({ piece, text: words, isFirst }) => {
        const tag = pieces[piece]?.tag ?? null;
        if (tag === null) return showsSpaces ? <Spaces text={words} /> : words;
        return isFirst && <TagChip tag={tag} />;
      }}
    </TextBlocks>
  );
});

/** One tag: an arrow says which half of a pair it is. */
export function TagChip({ tag }: { readonly tag: Tag }) {
  const { t } = useI18n();
  const { kind, name } = tag;
  return (
    <span className="tag-chip" dir="ltr" data-kind={kind}>
      <span aria-hidden="true">{name}</span>
      <span className="unseen"> {t(`segments.tag.${kind}`, { name })} </span>
    </span>
  );
}
