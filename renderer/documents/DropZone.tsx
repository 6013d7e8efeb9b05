import { useWords } from '../words/use-words.ts';
import { useStores } from '../workbench.ts';
import { useWindowDrop } from './use-window-drop.ts';
import '../look/DropVeil.css';
import './DropZone.css';

export interface DropZoneProps {
  /** Files were dropped: the screen that lists them is due. */
  readonly onDrop: () => void;
}

/** Takes documents dropped anywhere on the window, and says how many of the held files count. */
export function DropZone({ onDrop }: DropZoneProps) {
  const { t } = useWords();
  const { documents } = useStores();
  const held = useWindowDrop((files) => {
    onDrop();
    void files.then(documents.take);
  });
  if (held === null) return null;
  const { all, acceptable } = held;
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
