import { useRef } from 'react';
import type { SegmentEditorPreferences } from '../../../../preload/contract/settings.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { Sizer } from '../../../ui/Sizer.tsx';
import { useMedia } from '../../../ui/use-media.ts';
import { useSetting } from '../../settings/use-settings.ts';

/** Windows in which the pane stands below the segments, as in `EditorView.css`. */
const BELOW = '(width < 980px)';
const LEAST_WIDTH = 280;
const LEAST_GRID_HEIGHT = 160;

export interface PaneSizerProps {
  /** Of the pane. */
  readonly controls: string;
}

/** The line between the segments and the pane: beside them it sizes the pane, below them the segments. */
export function PaneSizer({ controls }: PaneSizerProps) {
  const { t } = useI18n();
  const [editor, setEditor] = useSetting('segmentEditor');
  const isBelow = useMedia(BELOW);
  const mark = useRef<HTMLSpanElement>(null);
  const frame = () => mark.current?.closest<HTMLElement>('.editor') ?? null;
  const change = (next: Partial<SegmentEditorPreferences>) => {
    if (editor !== undefined) setEditor({ ...editor, ...next });
  };
  /** A drag is shown at once, and kept when it ends. */
  const show = (name: string, px: number) => frame()?.style.setProperty(name, `${px}px`);
  return (
    <>
      <span ref={mark} hidden />
      {isBelow ? (
        <Sizer
          name={t('segments.grid.height')}
          controls={controls}
          line="horizontal"
          value={editor?.gridHeight ?? null}
          least={LEAST_GRID_HEIGHT}
          most={2000}
          measure={() => frame()?.querySelector<HTMLElement>('.segments')?.offsetHeight ?? 0}
          onDrag={(px) => show('--grid-height', px)}
          onSize={(gridHeight) => change({ gridHeight })}
        />
      ) : (
        <Sizer
          name={t('segments.pane.width')}
          controls={controls}
          line="vertical"
          isAfter
          value={editor?.paneWidth ?? null}
          least={LEAST_WIDTH}
          most={2000}
          measure={() => mark.current?.parentElement?.offsetWidth ?? 0}
          onDrag={(px) => show('--pane-width', px)}
          onSize={(paneWidth) => change({ paneWidth })}
        />
      )}
    </>
  );
}
