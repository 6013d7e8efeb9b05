import { useLanguages } from '../../languages/use-languages.ts';
import { useWords } from '../../words/use-words.ts';

export interface PreviewSidesProps {
  readonly source: string | null;
  readonly target: string;
}

/** Says which side is which. */
export function PreviewSides({ source, target }: PreviewSidesProps) {
  const { t } = useWords();
  const { nameOf } = useLanguages();
  const side = (name: string, language: string | null) =>
    language === null ? name : `${name} · ${nameOf(language)}`;
  return (
    <div className="preview-pair preview-sides small soft">
      <span>{side(t('documents.preview.source'), source)}</span>
      <span>{side(t('documents.preview.target'), target)}</span>
    </div>
  );
}
