import { useState } from 'react';
import { useStore } from 'zustand';
import type { MessageKey } from '../../../i18n/i18n.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { usePageStore } from '../../../ui/stores.ts';
import { segmentsStore } from '../store.ts';
import { foundLanguage } from '../../text/state.ts';
import { textStore } from '../../text/store.ts';
import { useLanguages } from '../../languages/use-languages.ts';

export interface NewPair {
  readonly source: string | null;
  readonly target: string | null;
  readonly setSource: (code: string) => void;
  readonly setTarget: (code: string) => void;
  /** Targets besides the first, for files. */
  readonly further: readonly string[];
  readonly setFurther: (codes: readonly string[]) => void;
  /** What a memory for it is called, where none holds it. */
  readonly newMemory: string;
  /** Why nothing can be opened with it. */
  readonly fault: MessageKey | null;
}

/** The languages of the next project: those of the project opened last, or of the Text screen. */
export function useNewPair(): NewPair {
  const { t } = useI18n();
  const { nameOf } = useLanguages();
  const segments = usePageStore(segmentsStore);
  const text = usePageStore(textStore);
  const last = useStore(segments.state, (now) => now.projects?.[0] ?? null);
  const textSource = useStore(
    text.state,
    (now) => now.source ?? foundLanguage(now)?.language ?? null,
  );
  const textTarget = useStore(text.state, (now) => now.columns[0]?.target ?? null);
  const [chosen, setChosen] = useState<{ source?: string; target?: string }>({});
  const [more, setFurther] = useState<readonly string[] | null>(null);
  const source = chosen.source ?? last?.source ?? textSource;
  const target = chosen.target ?? last?.targets[0] ?? textTarget;
  const further = (more ?? last?.targets.slice(1) ?? []).filter(
    (code) => code !== target && code.toLowerCase() !== source?.toLowerCase(),
  );
  return {
    source,
    target,
    further,
    setFurther,
    setSource: (code) => setChosen((now) => ({ ...now, source: code })),
    setTarget: (code) => setChosen((now) => ({ ...now, target: code })),
    newMemory: t('segments.new.memory', {
      source: source === null ? '' : nameOf(source),
      target: target === null ? '' : nameOf(target),
    }),
    fault: faultOf(source, target),
  };
}

function faultOf(source: string | null, target: string | null): MessageKey | null {
  if (source === null || target === null) return 'segments.no-language';
  return source.toLowerCase() === target.toLowerCase() ? 'segments.one-language' : null;
}
