import { useStore } from 'zustand';
import { LongText, TextBlocks } from '../../../ui/LongText.tsx';
import { pieceOf, WordMarks } from '../../../ui/WordMarks.tsx';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { isOf } from '../column.ts';
import type { SideId } from './state.ts';
import { usePageStore } from '../../../ui/stores.ts';
import { compareStore } from './store.ts';

/** A result; words that the other one does not have are marked once both are there. */
export function MarkedResult({ side }: { readonly side: SideId }) {
  const { t } = useI18n();
  const compare = usePageStore(compareStore);
  const { column } = useStore(compare.state, (now) => now.sides[side]);
  const revision = useStore(compare.state, (now) => now.revision);
  const diff = useStore(compare.state, (now) => now.diff);
  const isMarked = useStore(compare.state, (now) => now.isMarked);
  const text = column.shown?.translation.text ?? '';
  if (text === '') {
    return (
      <p className="result-empty" aria-hidden="true">
        {t('compare.empty', { side: t(`compare.side-${side}`) })}
      </p>
    );
  }
  const isOld = !isOf(column, revision);
  if (isOld || !isMarked || diff.state !== 'done') {
    return (
      <p className={isOld ? 'compare-text soft' : 'compare-text'}>
        <LongText text={text} />
      </p>
    );
  }
  return (
    <p className="compare-text">
      <TextBlocks pieces={diff.value.map(pieceOf)}>
        {({ piece, text: words, isFirst }) => {
          const { before, after } = diff.value[piece] ?? { before: words, after: words };
          if (before === after) return words;
          return (
            isFirst && (
              <WordMarks before={side === 'a' ? before : ''} after={side === 'b' ? after : ''} />
            )
          );
        }}
      </TextBlocks>
    </p>
  );
}
