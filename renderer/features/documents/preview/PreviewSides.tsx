import { useLanguages } from '../../languages/use-languages.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';

export interface PreviewSidesProps {
  readonly source: string | null;
  readonly target: string;
}

/** Says which side is which. */
export function PreviewSides({ source, target }: PreviewSidesProps) {
  const { t } = useI18n();
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
