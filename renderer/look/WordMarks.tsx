import { useWords } from '../words/use-words.ts';
import './WordMarks.css';

export interface WordMarksProps {
  readonly before: string;
  readonly after: string;
}

/** What was taken out of a text and what was put in its place. */
export function WordMarks({ before, after }: WordMarksProps) {
  const { t } = useWords();
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

/** A text whose line breaks have a sign. */
function Visible({ text }: { readonly text: string }) {
  return text.split('\n').map((line, index) => (
    // The lines of one text never change their places.
    <span key={index}>
      {index > 0 && <span className="word-break">{'\n'}</span>}
      {line}
    </span>
  ));
}
