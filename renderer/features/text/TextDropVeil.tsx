import { useI18n } from '../../i18n/use-i18n.ts';
import '../../ui/DropVeil.css';

/** Over the screen while a text file is dragged. */
export function TextDropVeil() {
  const { t } = useI18n();
  return <div className="drop-veil">{t('text.drop')}</div>;
}
