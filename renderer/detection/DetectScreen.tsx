import { useStore } from 'zustand';
import { Screen } from '../frame/Screen.tsx';
import { useFileDrop } from '../look/use-file-drop.ts';
import { useWords } from '../words/use-words.ts';
import { useStores } from '../workbench.ts';
import { FoundPane } from './FoundPane.tsx';
import { LinesPane } from './LinesPane.tsx';
import '../look/DropVeil.css';
import '../text/Panes.css';
import './DetectScreen.css';

/** What is read as lines when it is dropped here; other files are documents. */
const TEXT_TYPES = ['text/plain', 'text/markdown', 'text/csv'];

/** Finds the language of each of many lines. */
export function DetectScreen() {
  const { t } = useWords();
  const { detection } = useStores();
  const count = useStore(detection.state, (now) => now.lines.length);
  const drop = useFileDrop(TEXT_TYPES, (file) => void detection.open(file));
  return (
    <Screen name={t('detection.title')} subject={t('detection.subject', { count })}>
      <div className="detect" {...drop.handlers}>
        <div className="panes detect-panes">
          <LinesPane />
          <FoundPane />
        </div>
        {drop.isOver && <div className="drop-veil">{t('detection.drop')}</div>}
      </div>
    </Screen>
  );
}
