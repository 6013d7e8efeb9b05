import { ArrowLeft } from 'lucide-react';
import { Fragment } from 'react';
import { VList } from 'virtua';
import type { DocumentPreview, DocumentRow } from '../../../../preload/contract/documents.ts';
import { FailureCard } from '../../../ui/failure/FailureCard.tsx';
import { directionOf } from '../../../i18n/language-code.ts';
import { Button } from '../../../ui/Button.tsx';
import { LongText } from '../../../ui/LongText.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { brief } from '../../../i18n/brief.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { hasPages, type ShownPreview } from '../state.ts';
import { DocumentNotes } from '../queue/DocumentNotes.tsx';
import { OF_SENTENCES } from '../queue/warning-words.ts';
import { PreviewSides } from './PreviewSides.tsx';
import '../../../ui/ResultSegment.css';
import './PreviewPane.css';
import { usePageStore } from '../../../ui/stores.ts';
import { documentsStore } from '../store.ts';

const PagesPane = lazyPart<{ readonly row: DocumentRow }>(
  async () => (await import('./PagesPane.tsx')).PagesPane,
);

/** Both texts of a document side by side, in place of the list. */
export function PreviewPane({ preview }: { readonly preview: ShownPreview }) {
  const { t } = useI18n();
  const documents = usePageStore(documentsStore);
  const { row, texts } = preview;
  const notes = row.warnings.filter(({ code }) => OF_SENTENCES.has(code));
  return (
    <section
      className="preview"
      aria-label={t('documents.preview.title')}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        event.preventDefault();
        documents.closePreview();
      }}
    >
      <div className="preview-head">
        <Button size="compact" autoFocus onPress={documents.closePreview}>
          <ArrowLeft aria-hidden="true" />
          {t('documents.preview.back')}
        </Button>
        <h2>{t('documents.preview.title')}</h2>
      </div>
      {notes.length > 0 && (
        <div className="preview-note">
          <DocumentNotes notes={notes} />
        </div>
      )}
      {texts.state === 'failed' && (
        <div className="preview-note">
          <FailureCard failure={texts.failure} onRetry={() => void documents.preview(row)} />
        </div>
      )}
      {texts.state === 'running' && (
        <p className="preview-note soft" role="status">
          {t('documents.preview.reading')}
        </p>
      )}
      {hasPages(row) && <PagesPane row={row} />}
      {texts.state === 'done' && <Texts row={row} value={texts.value} />}
    </section>
  );
}

interface TextsProps {
  readonly row: DocumentRow;
  readonly value: DocumentPreview;
}

/**
 * One scrolling list of pairs: each block of the original stands beside its translation, however
 * much longer one of the two is, so the sides cannot drift apart.
 */
function Texts({ row, value }: TextsProps) {
  const { t } = useI18n();
  const { target } = row.options;
  const source = row.options.source ?? row.found;
  const { blocks, isCut } = value;
  if (blocks.length === 0)
    return <p className="preview-note soft">{t('documents.preview.empty')}</p>;
  const hasCells = row.format === 'xlsx';
  return (
    <>
      {isCut && (
        <div className="preview-note">
          <Notice>{t('documents.preview.cut')}</Notice>
        </div>
      )}
      <PreviewSides source={source} target={target} />
      <VList
        className="preview-blocks"
        data={blocks}
        tabIndex={0}
        role="region"
        aria-label={t('documents.preview.texts')}
      >
        {(block, place) => (
          <div
            key={place}
            className={hasCells ? 'preview-pair preview-cells' : 'preview-pair'}
            data-kind={hasCells && block.kind === 'text' ? 'cell' : block.kind}
            data-untranslated={block.target === block.source || undefined}
          >
            <Place
              place={block.place}
              before={blocks[place - 1]?.place ?? null}
              {...{ hasCells }}
            />
            <p lang={source ?? undefined} dir={directionOf(source)}>
              <LongText text={block.source} />
            </p>
            <p lang={target} dir={directionOf(target)}>
              {block.fuzzy.length === 0 ? (
                <LongText text={block.target} />
              ) : (
                <MarkedText text={block.target} fuzzy={block.fuzzy} />
              )}
            </p>
          </div>
        )}
      </VList>
    </>
  );
}

interface MarkedTextProps {
  readonly text: string;
  readonly fuzzy: DocumentPreview['blocks'][number]['fuzzy'];
}

/** Marks what is from fuzzy matches as Text does. */
function MarkedText({ text, fuzzy }: MarkedTextProps) {
  const { t } = useI18n();
  return fuzzy.map(({ start, end, percent }, place) => (
    <Fragment key={start}>
      {text.slice(fuzzy[place - 1]?.end ?? 0, start)}
      <span
        className="result-segment"
        data-kind="memory-fuzzy"
        data-chip={t('text.chip-fuzzy', { percent })}
      >
        {text.slice(start, end)}
      </span>
      {place === fuzzy.length - 1 && text.slice(end)}
    </Fragment>
  ));
}

interface PlaceProps {
  readonly place: string | null;
  /** That of the block above. */
  readonly before: string | null;
  readonly hasCells: boolean;
}

/** The slide, page or sheet where it changes, and beside each text its cell. */
function Place({ place, before, hasCells }: PlaceProps) {
  const [part, cell] = placeOf(place, hasCells);
  return (
    <>
      {part !== null && part !== placeOf(before, hasCells)[0] && (
        <p className="preview-place small soft">{brief(part)}</p>
      )}
      {hasCells && <span className="preview-cell small soft tabular">{cell}</span>}
    </>
  );
}

function placeOf(place: string | null, hasCells: boolean): readonly [string | null, string | null] {
  const end = hasCells && place !== null ? place.lastIndexOf('!') : -1;
  return place === null || end < 0 ? [place, null] : [place.slice(0, end), place.slice(end + 1)];
}
