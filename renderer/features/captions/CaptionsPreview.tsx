import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { captionsHeight } from '../../../preload/contract/limits.ts';
import { usePageStore } from '../../ui/stores.ts';
import { useI18n } from '../../i18n/use-i18n.ts';
import { useSetting } from '../settings/use-settings.ts';
import { SOURCE } from '../voice/session/columns.ts';
import type { Captions } from './caption-feed.ts';
import { CaptionsOptions } from './CaptionsOptions.tsx';
import { CaptionsView } from './CaptionsView.tsx';
import './CaptionsPreview.css';
import { captionsStore } from './store.ts';

/** Captions as they will look with the present settings, on a scale of the screen, and the settings. */
export function CaptionsPreview({ targets }: { readonly targets: readonly string[] }) {
  const { t, language, locale } = useI18n();
  const captions = usePageStore(captionsStore);
  const hasWindow = useStore(captions.state, (now) => now.hasWindow);
  const [look] = useSetting('captions');
  const isKnown = look !== undefined;
  const frame = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState(0);
  useLayoutEffect(() => {
    const element = frame.current;
    if (element === null) return;
    const watcher = new ResizeObserver(() => setRoom(element.clientWidth));
    watcher.observe(element);
    setRoom(element.clientWidth);
    return () => watcher.disconnect();
  }, [isKnown]);
  const sample = useMemo(
    (): Captions => ({
      phase: 'listening',
      targets,
      texts: new Map(
        [SOURCE, ...targets].map((column) => [
          column,
          {
            concluded:
              column === SOURCE
                ? t('captions.preview.spoken')
                : t('captions.preview.translated', { language: language(column) }),
            epoch: 0,
            tentative: t('captions.preview.interim'),
            language: locale,
          },
        ]),
      ),
    }),
    [targets, t, language, locale],
  );
  if (look === undefined) return null;
  const width = Math.round(window.screen.availWidth * look.width);
  const height = captionsHeight(look);
  const scale = room === 0 ? 1 : Math.min(1, room / width);
  return (
    <div className="captions-preview">
      <div
        ref={frame}
        className="captions-preview-frame"
        role="figure"
        aria-label={t('captions.preview')}
        style={{ blockSize: `${height * scale}px` }}
      >
        <div
          className="captions-preview-window"
          style={{
            inlineSize: `${width}px`,
            blockSize: `${height}px`,
            transform: `translateX(-50%) scale(${scale})`,
          }}
        >
          <CaptionsView captions={sample} look={look} rewritesPerMinute={null} />
        </div>
      </div>
      <div className="captions-preview-options">
        <CaptionsOptions targets={targets} hasWindow={hasWindow} />
      </div>
    </div>
  );
}
