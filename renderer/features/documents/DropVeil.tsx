import { useI18n } from '../../i18n/use-i18n.ts';
import { acceptableCount } from './formats.ts';
import '../../ui/DropVeil.css';
import './DropZone.css';

export interface DropVeilProps {
  /** MIME types of the files that are held over the window; '' where they have none. */
  readonly types: readonly string[];
}

/** Says how many of the held files count. */
export function DropVeil({ types }: DropVeilProps) {
  const { t } = useI18n();
  const all = types.length;
  const acceptable = acceptableCount(types);
  return (
    <div className="drop-veil drop-window">
      <div>
        <p>
          {acceptable === all
            ? t('documents.drop', { count: all })
            : acceptable === 0
              ? t('documents.drop.none', { all })
              : t('documents.drop.some', { count: acceptable, all })}
        </p>
        <p className="drop-types">{t('documents.drop.types')}</p>
      </div>
    </div>
  );
}
