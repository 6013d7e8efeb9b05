import { CircleX, Info, TriangleAlert, type LucideIcon } from 'lucide-react';
import type { QaSeverity } from '../../../../preload/contract/qa-checks.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import './Severity.css';

/** A shape for each, told apart without colour. */
const SHAPES: Readonly<Record<QaSeverity, LucideIcon>> = {
  error: CircleX,
  warning: TriangleAlert,
  note: Info,
};

/** How much an issue matters, by shape; screen readers hear the word. */
export function Severity({ of }: { readonly of: QaSeverity }) {
  const { t } = useI18n();
  const Shape = SHAPES[of];
  const word = t('segments.qa.severity', { severity: of });
  return (
    <span className="qa-severity" data-severity={of} title={word}>
      <Shape aria-hidden="true" />
      <span className="unseen">{word}</span>
    </span>
  );
}
