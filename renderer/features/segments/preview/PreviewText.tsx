import { useCallback, useEffect, useRef } from 'react';
import { VList, type VListHandle } from 'virtua';
import { useStore } from 'zustand';
import type { PreviewedBlock } from '../../../../preload/contract/segment-preview.ts';
import { directionOf } from '../../../i18n/language-code.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { usePageStore } from '../../../ui/stores.ts';
import { segmentsStore } from '../store.ts';
import { plainWords } from '../tags/tagged-text.ts';
import { useEditorState } from '../use-editor-state.ts';
import { blockOf } from './block-of.ts';
import { previewStore, segmentAt } from './preview-store.ts';

interface PreviewTextProps {
  readonly blocks: readonly PreviewedBlock[];
}

/** The text of the document, paragraph by paragraph; only what is in sight exists on the page. */
export function PreviewText({ blocks }: PreviewTextProps) {
  const { t } = useI18n();
  const preview = usePageStore(previewStore);
  const active = useEditorState((now) => now.active?.number ?? null);
  const count = useEditorState((now) => now.project.segments);
  const list = useRef<VListHandle>(null);
  const place = active === null ? null : blockOf(blocks, active);
  const endOf = useCallback((at: number) => (blocks[at + 1]?.first ?? count) - 1, [blocks, count]);

  const see = useCallback(() => {
    const { current } = list;
    if (current === null) return;
    const { scrollOffset, viewportSize } = current;
    const first = blocks[current.findItemIndex(scrollOffset)]?.first ?? 0;
    preview.show(first, Math.max(first, endOf(current.findItemIndex(scrollOffset + viewportSize))));
  }, [preview, blocks, endOf]);

  useEffect(() => {
    if (place !== null) list.current?.scrollToIndex(place, { align: 'center' });
  }, [place]);

  return (
    <VList
      ref={list}
      className="segment-preview-text"
      data={blocks}
      bufferSize={200}
      tabIndex={0}
      role="region"
      aria-label={t('segments.preview.text')}
      onScroll={see}
      onResize={see}
    >
      {(block, at) => (
        <Block
          key={block.first}
          block={block}
          end={endOf(at)}
          active={active}
          isNewPlace={block.place !== null && block.place !== blocks[at - 1]?.place}
        />
      )}
    </VList>
  );
}

interface BlockProps {
  readonly block: PreviewedBlock;
  /** Number of its last segment. */
  readonly end: number;
  readonly active: number | null;
  readonly isNewPlace: boolean;
}

function Block({ block, end, active, isNewPlace }: BlockProps) {
  const preview = usePageStore(previewStore);
  const language = useEditorState((now) => now.project.target);
  const { first, kind, place } = block;
  const numbers = Array.from({ length: end - first + 1 }, (_, at) => first + at);
  const isLoaded = useStore(preview.state, (now) => segmentAt(now, first) !== undefined);
  useEffect(() => {
    if (!isLoaded) preview.show(first, end);
  }, [preview, isLoaded, first, end]);
  return (
    <>
      {isNewPlace && <p className="segment-preview-place small soft">{place}</p>}
      <p
        className="segment-preview-block"
        data-kind={kind}
        lang={language}
        dir={directionOf(language)}
      >
        {numbers.map((number) => (
          <Sentence key={number} number={number} isActive={number === active} />
        ))}
      </p>
    </>
  );
}

interface SentenceProps {
  readonly number: number;
  readonly isActive: boolean;
}

/** A segment in its translation, or, greyed, in its source where it has none. */
function Sentence({ number, isActive }: SentenceProps) {
  const { t } = useI18n();
  const segments = usePageStore(segmentsStore);
  const preview = usePageStore(previewStore);
  const source = useEditorState((now) => now.project.source);
  const segment = useStore(preview.state, (now) => segmentAt(now, number));
  const written = useEditorState((now) => now.drafts.get(number)?.text);
  if (segment === undefined) return <span className="soft">… </span>;
  const target = written ?? segment.target;
  const isTranslated = target.trim() !== '';
  return (
    <>
      <button
        type="button"
        className="segment-preview-sentence"
        // Many stand in a document: the grid is the way by keyboard, and says the same.
        tabIndex={-1}
        data-untranslated={!isTranslated || undefined}
        aria-current={isActive}
        {...(!isTranslated && { lang: source, dir: directionOf(source) })}
        title={t('segments.preview.go', { number: number + 1 })}
        onClick={() => void segments.goTo(number)}
      >
        {plainWords(isTranslated ? target : segment.source)}
      </button>{' '}
    </>
  );
}
