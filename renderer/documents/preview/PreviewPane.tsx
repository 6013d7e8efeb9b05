import { ArrowLeft } from 'lucide-react';
import { VList } from 'virtua';
import type { DocumentPreview, DocumentRow } from '../../../preload/contract/documents.ts';
import { FailureCard } from '../../failure/FailureCard.tsx';
import { directionOf } from '../../languages/code.ts';
import { Button } from '../../look/Button.tsx';
import { LongText } from '../../look/LongText.tsx';
import { Notice } from '../../look/Notice.tsx';
import { useLanguages } from '../../languages/use-languages.ts';
import { brief } from '../../words/brief.ts';
import { useWords } from '../../words/use-words.ts';
import { useStores } from '../../workbench.ts';
import type { ShownPreview } from '../state.ts';
import './PreviewPane.css';

/** Both texts of a document side by side, in place of the list. */
export function PreviewPane({ preview }: { readonly preview: ShownPreview }) {
  const { t } = useWords();
  const { documents } = useStores();
  const { row, texts } = preview;
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
  const { t } = useWords();
  const { nameOf } = useLanguages();
  const { source, target } = row.options;
  const { blocks, isCut } = value;
  if (blocks.length === 0)
    return <p className="preview-note soft">{t('documents.preview.empty')}</p>;
  const side = (name: string, language: string | null) =>
    language === null ? name : `${name} · ${nameOf(language)}`;

  return (
    <>
      {isCut && (
        <div className="preview-note">
          <Notice>{t('documents.preview.cut')}</Notice>
        </div>
      )}
      <div className="preview-pair preview-sides small soft">
        <span>{side(t('documents.preview.source'), source)}</span>
        <span>{side(t('documents.preview.target'), target)}</span>
      </div>
      <VList
        className="preview-blocks"
        data={blocks}
        tabIndex={0}
        role="region"
        aria-label={t('documents.preview.texts')}
      >
        {(block, place) => (
          <div key={place} className="preview-pair" data-kind={block.kind}>
            {block.place !== null && block.place !== blocks[place - 1]?.place && (
              <p className="preview-place small soft">{brief(block.place)}</p>
            )}
            <p lang={source ?? undefined} dir={directionOf(source)}>
              <LongText text={block.source} />
            </p>
            <p lang={target} dir={directionOf(target)}>
              <LongText text={block.target} />
            </p>
          </div>
        )}
      </VList>
    </>
  );
}
