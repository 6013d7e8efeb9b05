import { useI18n } from '../../i18n/use-i18n.ts';
import { useSetting } from '../settings/use-settings.ts';

/** How long results stay, and whether any come at all. */
export function KeepingLine() {
  const { t } = useI18n();
  const [keeping] = useSetting('keepHistory');
  const [isPrivate] = useSetting('privateMode');
  return (
    <p className="history-keeping small soft">
      {isPrivate === true
        ? t('history.private')
        : keeping !== undefined && t(`history.kept-${keeping}`)}
    </p>
  );
}
