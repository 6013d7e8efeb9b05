import { useStore } from 'zustand';
import { WordMarks } from '../look/WordMarks.tsx';
import { useWords } from '../words/use-words.ts';
import { useStores } from '../workbench.ts';
import { isOf } from '../text/column.ts';
import type { SideId } from './state.ts';

/** A result; words that the other one does not have are marked once both are there. */
export function MarkedResult({ side }: { readonly side: SideId }) {
  const { t } = useWords();
  const { compare } = useStores();
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
    return <p className={isOld ? 'compare-text soft' : 'compare-text'}>{text}</p>;
  }
  return (
    <p className="compare-text">
      {diff.value.map(({ before, after }, index) =>
        before === after ? (
          // The pieces of one comparison never change their places.
          <span key={index}>{before}</span>
        ) : (
          <WordMarks
            key={index}
            before={side === 'a' ? before : ''}
            after={side === 'b' ? after : ''}
          />
        ),
      )}
    </p>
  );
}
