import type { ReviewFormat } from '../../../../preload/contract/segment-review.ts';
import { Radios } from '../../../ui/Radios.tsx';
import { useI18n } from '../../../i18n/use-i18n.ts';

/** In the order of the dialog. */
const FORMATS: readonly ReviewFormat[] = ['docx', 'xliff-2.1', 'xliff-1.2'];

export interface ReviewFormatChoiceProps {
  readonly value: ReviewFormat;
  readonly onChange: (format: ReviewFormat) => void;
}

/** Which bilingual file goes out. */
export function ReviewFormatChoice({ value, onChange }: ReviewFormatChoiceProps) {
  const { t } = useI18n();
  return (
    <Radios
      label={t('segments.review.format')}
      shape="row"
      value={value}
      choices={FORMATS.map((id) => ({
        id,
        name: t('segments.review.format.name', { format: id.replace(/[-.]/g, '_') }),
      }))}
      onChange={onChange}
    />
  );
}
