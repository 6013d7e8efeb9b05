import { useMemo } from 'react';
import { useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import { MAX_GLOSSARY_BYTES } from '../../../../preload/contract/limits.ts';
import { Meter } from '../../../ui/Meter.tsx';
import { fileSize } from '../../../i18n/file-size.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import type { GlossaryEditorProps } from '../state.ts';
import { glossaryBytes } from '../state.ts';
import { usePageStore } from '../../../ui/stores.ts';
import { glossariesStore } from '../store.ts';

/** A glossary that is so full is told before it is too large. */
const NEARLY_FULL = 0.9;

/** How large the glossary is, of what the service takes. */
export function GlossarySize({ glossary }: GlossaryEditorProps) {
  const { t, locale } = useI18n();
  const glossaries = usePageStore(glossariesStore);
  const { bytes, unread } = useStore(
    glossaries.state,
    useShallow((now) => glossaryBytes(now, glossary)),
  );
  const max = useMemo(() => fileSize(MAX_GLOSSARY_BYTES, locale), [locale]);
  const isFull = bytes > MAX_GLOSSARY_BYTES;
  const isNearlyFull = bytes > MAX_GLOSSARY_BYTES * NEARLY_FULL;
  return (
    <div className="glossary-size">
      <Meter
        label={t('glossaries.size')}
        value={Math.min(bytes, MAX_GLOSSARY_BYTES)}
        max={MAX_GLOSSARY_BYTES}
        words={t('glossaries.size.words', { size: fileSize(bytes, locale), max, unread })}
        tone={isFull ? 'bad' : isNearlyFull ? 'notice' : 'plain'}
      />
    </div>
  );
}
