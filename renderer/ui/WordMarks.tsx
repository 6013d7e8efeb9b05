import { useI18n } from '../i18n/use-i18n.ts';
import { LongText } from './LongText.tsx';
import { isLongText } from './text-blocks.ts';
import './WordMarks.css';

export interface WordMarksProps {
  readonly before: string;
  readonly after: string;
}

/** UTF-16 units of the longest change that counts: a change is never cut. */
const MOST_COUNTED = 64;

/** A stretch as a piece of `TextBlocks`: words that changed stand for what marks them. */
export const pieceOf = ({ before, after }: WordMarksProps): string =>
  before === after ? after : `${before}${after}`.slice(0, MOST_COUNTED);

/** What was taken out of a text and what was put in its place. */
export function WordMarks({ before, after }: WordMarksProps) {
  const { t } = useI18n();
  return (
    <>
      {before !== '' && (
        <del className="word-deleted">
          <span className="unseen">{t('look.deleted')}</span>
          <Visible text={before} />
        </del>
      )}
      {after !== '' && (
        <ins className="word-inserted">
          <span className="unseen">{t('look.inserted')}</span>
          <Visible text={after} />
        </ins>
      )}
    </>
  );
}

/** A text whose line breaks have a sign; a long one goes without. */
function Visible({ text }: { readonly text: string }) {
  if (isLongText(text)) return <LongText text={text} />;
  return text.split('\n').map((line, index) => (
    // The lines of one text never change their places.
    <span key={index}>
      {index > 0 && <span className="word-break">{'\n'}</span>}
      {line}
    </span>
  ));
}
