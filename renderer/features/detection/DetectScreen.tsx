import { useStore } from 'zustand';
import { Screen } from '../../ui/Screen.tsx';
import { useFileDrop } from '../../ui/use-file-drop.ts';
import { useI18n } from '../../i18n/use-i18n.ts';
import { FoundPane } from './FoundPane.tsx';
import { LinesPane } from './LinesPane.tsx';
import '../../ui/DropVeil.css';
import '../../ui/Panes.css';
import './DetectScreen.css';
import { usePageStore } from '../../ui/stores.ts';
import { detectionStore } from './store.ts';

/** What is read as lines when it is dropped here; other files are documents. */
const TEXT_TYPES = ['text/plain', 'text/markdown', 'text/csv'];

/** Finds the language of each of many lines. */
export function DetectScreen() {
  const { t } = useI18n();
  const detection = usePageStore(detectionStore);
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
