import { Fragment, useRef } from 'react';
import type { CaptionsLook } from '../../../preload/contract/settings.ts';
import { captionLine, captionsHeight } from '../../../preload/contract/limits.ts';
import { useI18n } from '../../i18n/use-i18n.ts';
import { captionColumns } from './caption-columns.ts';
import type { Captions, CaptionText } from './caption-feed.ts';
import { CaptionLines } from './CaptionLines.tsx';
import { captionPlaces } from './caption-places.ts';
import { useBoxSize } from './use-box-size.ts';
import './CaptionsView.css';

export interface CaptionsViewProps {
  /** null before the session's first value. */
  readonly captions: Captions | null;
  readonly look: CaptionsLook;
  /** Changes of tentative words in any minute; null: without a limit. */
  readonly rewritesPerMinute: number | null;
}

const NOTHING: CaptionText = { concluded: '', epoch: 0, tentative: '', language: null };

/**
 * Captions in letters that can be read across a room. Their box is of one height whatever is said,
 * and of whole lines where the window is lower than wanted.
 * Screen readers hear concluded lines from the page, so nothing is announced here.
 */
export function CaptionsView({ captions, look, rewritesPerMinute }: CaptionsViewProps) {
  const { t } = useI18n();
  const columns = captionColumns(look, captions?.targets ?? []);
  const isEmpty = columns.every((column) => {
    const text = captions?.texts.get(column) ?? NOTHING;
    return text.concluded === '' && text.tentative === '';
  });
  const phase = captions?.phase ?? 'starting';
  const section = useRef<HTMLElement>(null);
  const height = useBoxSize(section, 'clientHeight') ?? captionsHeight(look);
  const places = captionPlaces({
    height,
    size: look.size,
    lines: look.lines,
    texts: columns.length,
  });
  const shown = columns.filter((_, place) => (places[place] ?? 0) > 0);
  return (
    <section
      ref={section}
      className="captions"
      role="log"
      aria-live="off"
      aria-label={t('captions.name')}
      data-font={look.font}
      style={{
        fontSize: `${look.size}px`,
        lineHeight: `${captionLine(look.size)}px`,
        backgroundColor: `rgb(16 16 16 / ${look.opacity})`,
      }}
    >
      {shown.map((column, index) => (
        <Fragment key={column}>
          {index > 0 && <div className="captions-rule" />}
          <CaptionLines
            text={captions?.texts.get(column) ?? NOTHING}
            look={look}
            places={places[columns.indexOf(column)] ?? 1}
            rewritesPerMinute={rewritesPerMinute}
          />
        </Fragment>
      ))}
      {(isEmpty || phase !== 'listening') && (
        <p className="captions-phase">{t(`captions.phase.${phase}`)}</p>
      )}
    </section>
  );
}
