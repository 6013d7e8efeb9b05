import { useStore } from 'zustand';
import { documentsStore } from '../../features/documents/store.ts';
import { segmentsStore } from '../../features/segments/store.ts';
import { voiceStore } from '../../features/voice/store.ts';
import { usePageStore } from '../../ui/stores.ts';
import { LanguagePair } from './LanguagePair.tsx';
import type { StatusBarProps } from './StatusBar.tsx';

/** The languages of a screen that has some of its own; others leave the place empty. */
export function ScreenPair({ screen }: StatusBarProps) {
  switch (screen) {
    case 'documents':
      return <DocumentsPair />;
    case 'segments':
      return <ProjectPair />;
    case 'voice':
      return <VoicePair />;
    default:
      return <span className="status-languages" />;
  }
}

function DocumentsPair() {
  const { source, target } = useStore(usePageStore(documentsStore).state, (now) => now.batch);
  return <LanguagePair source={source} targets={[target]} />;
}

function ProjectPair() {
  const project = useStore(usePageStore(segmentsStore).state, (now) => now.editor?.project);
  if (project === undefined) return <span className="status-languages" />;
  return <LanguagePair source={project.source} targets={[project.target]} />;
}

function VoicePair() {
  const { sourceLanguage, targets } = useStore(usePageStore(voiceStore).state, (now) => now.draft);
  return <LanguagePair source={sourceLanguage} targets={targets} />;
}
