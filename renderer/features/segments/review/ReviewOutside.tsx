import { FileInput, FileOutput } from 'lucide-react';
import { useRef, useState, type ChangeEvent } from 'react';
import type { ReviewFormat, ReviewReport } from '../../../../preload/contract/segment-review.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { FailureCard } from '../../../ui/failure/FailureCard.tsx';
import { usePageStore } from '../../../ui/stores.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { useOutputFolder } from '../../output-folder/use-output-folder.ts';
import { exportedWords } from '../project/exported.tsx';
import { PartChoice } from '../project/PartChoice.tsx';
import { partsOf, type PartKind } from '../project/part-choice.ts';
import { useEditorState } from '../use-editor-state.ts';
import { segmentsStore } from '../store.ts';
import { ReviewFormatChoice } from './ReviewFormatChoice.tsx';
import { useReviewWords } from './use-review-words.ts';
import './ReviewOutside.css';

interface ReviewOutsideProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

type Done =
  | { readonly kind: 'exported'; readonly name: string }
  | { readonly kind: 'imported'; readonly report: ReviewReport };

/** Sends segments to a reviewer who has no Dragoman, and takes back what comes of it. */
export function ReviewOutside({ isOpen, onClose }: ReviewOutsideProps) {
  const { t } = useI18n();
  const segments = usePageStore(segmentsStore);
  const refused = useEditorState((now) => now.refused);
  const words = useReviewWords();
  const folder = useOutputFolder();
  const [format, setFormat] = useState<ReviewFormat>('docx');
  const [chosen, setPart] = useState<PartKind>('whole');
  const canBe = useEditorState((now) => partsOf(now).includes(chosen));
  // What was selected may be no more.
  const part = canBe ? chosen : 'whole';
  const [pending, setPending] = useState<'export' | 'import' | null>(null);
  const [done, setDone] = useState<Done | null>(null);
  const files = useRef<HTMLInputElement>(null);

  async function send() {
    setPending('export');
    setDone(null);
    const name = await segments.exportReview({
      format,
      part,
      words,
    });
    setPending(null);
    if (name !== null) setDone({ kind: 'exported', name });
  }

  async function take(event: ChangeEvent<HTMLInputElement>) {
    const [file] = event.target.files ?? [];
    // The same file can be chosen again.
    event.target.value = '';
    if (file === undefined) return;
    setPending('import');
    setDone(null);
    const report = await segments.importReview(file);
    setPending(null);
    if (report !== null) setDone({ kind: 'imported', report });
  }

  function close() {
    setDone(null);
    segments.forgetRefused();
    onClose();
  }

  return (
    <Dialog
      title={t('segments.review')}
      isOpen={isOpen}
      onClose={close}
      actions={<Button onPress={close}>{t('segments.close-notice')}</Button>}
    >
      <section className="review-outside">
        <p className="soft">{t('segments.review.about')}</p>
        <PartChoice value={part} onChange={setPart} />
        <ReviewFormatChoice value={format} onChange={setFormat} />
        <div>
          <Button kind="main" isPending={pending === 'export'} onPress={() => void send()}>
            <FileOutput aria-hidden="true" />
            {t('segments.review.export')}
          </Button>
        </div>
        <p className="soft">{t('segments.review.import.about')}</p>
        <div>
          <Button isPending={pending === 'import'} onPress={() => files.current?.click()}>
            <FileInput aria-hidden="true" />
            {t('segments.review.import')}
          </Button>
          <input
            ref={files}
            type="file"
            hidden
            data-review="returned"
            accept=".docx,.xlf,.xliff"
            onChange={(event) => void take(event)}
          />
        </div>
        {refused !== null && <FailureCard failure={refused} onDismiss={segments.forgetRefused} />}
        <div role="status">
          {done?.kind === 'exported' &&
            exportedWords({ name: done.name, untranslated: 0 }, folder, t)}
          {done?.kind === 'imported' && (
            <Report
              report={done.report}
              onGo={(number) => {
                close();
                void segments.goTo(number);
              }}
            />
          )}
        </div>
      </section>
    </Dialog>
  );
}

const COUNTS = ['changed', 'commented', 'refused', 'unknown', 'missing'] as const;

/** What came back, in numbers; refused rows lead to their segments. */
function Report({
  report,
  onGo,
}: {
  readonly report: ReviewReport;
  readonly onGo: (number: number) => void;
}) {
  const { t, number: written } = useI18n();
  const { changed, commented, refused, unknown, missing } = report;
  const counts = {
    changed: changed.length,
    commented: commented.length,
    refused: refused.length,
    unknown,
    missing,
  };
  return (
    <>
      <dl className="review-report tabular">
        {COUNTS.map((kind) => (
          <div key={kind}>
            <dt>{t('segments.review.count', { kind })}</dt>
            <dd>{written(counts[kind])}</dd>
          </div>
        ))}
      </dl>
      {refused.length > 0 && (
        <ul className="review-refused">
          {refused.slice(0, MOST_SHOWN).map(({ number, reason }) => (
            <li key={number}>
              <Button kind="quiet" size="compact" onPress={() => onGo(number)}>
                {t('segments.review.refused', {
                  number: number + 1,
                  reason: reason.replaceAll('-', '_'),
                })}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** Refused rows that are listed. */
const MOST_SHOWN = 100;
