import { memo, useMemo } from 'react';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { TaggedText } from '../tags/TaggedText.tsx';
import { differenceParts } from './difference.ts';
import './DifferenceText.css';

interface DifferenceTextProps {
  readonly stored: string;
  readonly segment: string;
}

/** A stored source with what the segment says differently: struck where gone, underlined where new. */
export const DifferenceText = memo(function DifferenceText(props: DifferenceTextProps) {
  const { stored, segment } = props;
  const { t } = useI18n();
  const parts = useMemo(() => differenceParts(stored, segment), [stored, segment]);
  return parts.map(({ kind, text }, place) => {
    if (kind === 'same') return <TaggedText key={place} text={text} />;
    const Mark = kind === 'deleted' ? 'del' : 'ins';
    return (
      <Mark key={place} className="difference">
        <span className="unseen">{t(`segments.${kind}`)} </span>
        <TaggedText text={text} />
        <span className="unseen"> {t('segments.change-end')} </span>
      </Mark>
    );
  });
});
