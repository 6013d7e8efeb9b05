import { useEffect, useMemo, useState } from 'react';
import { brief } from '../../../i18n/brief.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { SOURCE, textOf } from './columns.ts';
import {
  lineAt,
  lineByKey,
  lostSpans,
  placeOf,
  spokenSpans,
  stretchesBy,
  VOICES,
} from './timeline-marks.ts';
import { clockTime } from './times.ts';
import { useBookmarks, useRows, useSession, useSessionStore, useView } from './use-session.ts';
import './Timeline.css';

/** Height of the drawing of levels, in its own units. */
const HIGH = 24;

/**
 * The whole session at a glance: how loud it was, who spoke, bookmarks and gaps. A press goes to the
 * line of that moment, arrow keys from line to line. Time runs from left to right.
 */
export function Timeline() {
  const { t, direction } = useI18n();
  const session = useSessionStore();
  const rows = useRows();
  const bookmarks = useBookmarks();
  const id = useSession((now) => now.id);
  const jump = useSession((now) => now.jump);
  const timeline = useSession((now) => now.timeline);
  const shownMs = useView(({ state }) => Math.ceil(state.mediaMs / 1000) * 1000, 0);
  const phase = useView(({ state }) => state.phase, 'ended');
  const [pointed, setPointed] = useState<number | null>(null);
  const news = stretchesBy(shownMs);
  useEffect(() => {
    void session.loadTimeline();
  }, [session, id, news, phase]);

  const mediaMs = Math.max(shownMs, 1);
  const spoken = useMemo(() => spokenSpans(rows, mediaMs), [rows, mediaMs]);
  const lost = useMemo(() => lostSpans(rows, mediaMs), [rows, mediaMs]);
  const outline = useMemo(() => (timeline === null ? '' : outlineOf(timeline.levels)), [timeline]);
  const atMs = Math.min(
    jump?.atMs ?? (phase === 'ended' || phase === 'failed' ? 0 : mediaMs),
    mediaMs,
  );
  const saying = (ms: number) => {
    const line = lineAt(rows, ms);
    const words = line === null ? '' : brief(textOf(line, SOURCE).text);
    return words === '' ? clockTime(ms) : t('voice.timeline.at', { time: clockTime(ms), words });
  };
  const timeAt = (x: number, box: DOMRect) =>
    Math.min(mediaMs, Math.max(0, ((x - box.left) / Math.max(1, box.width)) * mediaMs));
  const drawnShare = timeline === null ? 0 : placeOf(timeline.mediaMs, mediaMs);

  return (
    <div className="voice-timeline" dir="ltr">
      <div
        className="voice-timeline-track"
        role="slider"
        tabIndex={0}
        aria-label={t('voice.timeline')}
        aria-orientation="horizontal"
        aria-valuemin={0}
        aria-valuemax={Math.round(mediaMs / 1000)}
        aria-valuenow={Math.round(atMs / 1000)}
        aria-valuetext={saying(atMs)}
        title={saying(pointed ?? atMs)}
        onPointerMove={(event) =>
          setPointed(timeAt(event.clientX, event.currentTarget.getBoundingClientRect()))
        }
        onPointerLeave={() => setPointed(null)}
        onClick={(event) =>
          session.goTo(timeAt(event.clientX, event.currentTarget.getBoundingClientRect()))
        }
        onKeyDown={(event) => {
          if (event.ctrlKey || event.metaKey || event.altKey) return;
          const line = lineByKey(rows, atMs, event.key);
          if (line === null) return;
          event.preventDefault();
          session.goTo(line.startMs);
        }}
      >
        <svg
          className="voice-timeline-levels"
          style={{ inlineSize: `${drawnShare}%` }}
          viewBox={`0 0 ${Math.max(1, timeline?.levels.length ?? 1)} ${HIGH}`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <path d={outline} />
        </svg>
        {VOICES.map((voice) =>
          (spoken.get(voice) ?? []).map(({ from, length }) => (
            <span
              key={`${voice}${from}`}
              className="voice-timeline-spoken"
              data-voice={voice}
              style={{ left: `${from}%`, inlineSize: `${length}%` }}
            />
          )),
        )}
        {lost.map(({ from, length }) => (
          <span
            key={from}
            className="voice-timeline-gap"
            style={{ left: `${from}%`, inlineSize: `${length}%` }}
          />
        ))}
        {bookmarks.map(({ id: mark, atMs: at }) => (
          <span
            key={mark}
            className="voice-timeline-mark"
            style={{ left: `${placeOf(at, mediaMs)}%` }}
          />
        ))}
        {jump !== null && (
          <span className="voice-timeline-here" style={{ left: `${placeOf(atMs, mediaMs)}%` }} />
        )}
      </div>
      <p className="voice-timeline-legend small soft" dir={direction} aria-hidden="true">
        <span className="tabular">{clockTime(pointed ?? atMs)}</span>
        {VOICES.filter((voice) => voice !== 'unknown' && spoken.has(voice)).map((voice) => (
          <span key={voice}>
            <i className="voice-timeline-key" data-voice={voice} />
            {voice === 'unknown' ? '' : t(`voice.speaker.${voice}`)}
          </span>
        ))}
        {lost.length > 0 && (
          <span>
            <i className="voice-timeline-key" data-voice="gap" />
            {t('voice.fact.gaps')}
          </span>
        )}
        {bookmarks.length > 0 && (
          <span>
            <i className="voice-timeline-key" data-voice="mark" />
            {t('voice.bookmarks')}
          </span>
        )}
      </p>
    </div>
  );
}

/** A band around the middle, as high as it was loud. */
function outlineOf(levels: readonly number[]): string {
  const middle = HIGH / 2;
  return levels
    .map((level, index) => {
      const half = Math.max(0.5, level * middle);
      return `M${index} ${middle - half}h1v${2 * half}h-1z`;
    })
    .join('');
}
