import type { KeyboardEvent, Ref } from 'react';
import { useStore } from 'zustand';
import { MAX_QUICK_CHARACTERS } from '../../../preload/contract/limits.ts';
import { Button } from '../../ui/Button.tsx';
import { useI18n } from '../../i18n/use-i18n.ts';
import { usePageStore } from '../../ui/stores.ts';
import { quickStore } from './store.ts';

export interface QuickSourceProps {
  readonly fieldRef: Ref<HTMLTextAreaElement>;
}

/** The text, and what has to be known about it before it is sent. */
export function QuickSource({ fieldRef }: QuickSourceProps) {
  const { t } = useI18n();
  const quick = usePageStore(quickStore);
  const text = useStore(quick.state, (now) => now.text);
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.altKey) return;
    event.preventDefault();
    quick.translate();
  };
  return (
    <div className="quick-source">
      <textarea
        ref={fieldRef}
        className="input quick-text"
        dir="auto"
        spellCheck={false}
        aria-label={t('text.source')}
        aria-describedby="quick-about"
        placeholder={t('quick.placeholder')}
        maxLength={MAX_QUICK_CHARACTERS}
        value={text}
        onChange={(event) => quick.setText(event.target.value)}
        onKeyDown={press}
      />
      <About />
    </div>
  );
}

function About() {
  const { t, number } = useI18n();
  const quick = usePageStore(quickStore);
  const isWaiting = useStore(quick.state, (now) => now.isWaiting);
  const isForeign = useStore(quick.state, (now) => now.isForeign);
  const isRunning = useStore(quick.state, (now) => now.column.run.state === 'running');
  const handed = useStore(quick.state, (now) => now.handed);
  return (
    <div className="quick-about">
      <p id="quick-about" className="small soft" role="status">
        {words()}
      </p>
      <Button
        size="compact"
        kind={isWaiting ? 'main' : 'plain'}
        isDisabled={!isWaiting || isRunning}
        onPress={() => quick.translate()}
      >
        {t('quick.translate')}
      </Button>
    </div>
  );

  function words(): string {
    const { trouble = null, isCut = false } = handed ?? {};
    if (trouble !== null) return t(`quick.trouble.${trouble}`);
    if (isCut) return t('quick.cut', { most: number(MAX_QUICK_CHARACTERS) });
    if (!isWaiting) return '';
    return t(isForeign ? 'quick.foreign' : 'quick.waits');
  }
}
