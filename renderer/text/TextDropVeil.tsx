import { useWords } from '../words/use-words.ts';
import '../look/DropVeil.css';

/** Over the screen while a text file is dragged. */
export function TextDropVeil() {
  const { t } = useWords();
  return <div className="drop-veil">{t('text.drop')}</div>;
}
