import { Download } from 'lucide-react';
import { useState } from 'react';
import { QA_SEVERITIES } from '../../../../preload/contract/qa-checks.ts';
import type { ReviewFormat } from '../../../../preload/contract/segment-review.ts';
import type { ExportCheck } from '../../../../preload/contract/segments.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { FailureCard } from '../../../ui/failure/FailureCard.tsx';
import { BarSwatch, StackedBar } from '../../../ui/StackedBar.tsx';
import { usePageStore } from '../../../ui/stores.ts';
import { Switch } from '../../../ui/Switch.tsx';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { FindingList } from '../pane/FindingList.tsx';
import { useEditorState } from '../use-editor-state.ts';
import { segmentsStore } from '../store.ts';
import { ReviewFormatChoice } from '../review/ReviewFormatChoice.tsx';
import { useReviewWords } from '../review/use-review-words.ts';
import { useOutputFolder } from '../../output-folder/use-output-folder.ts';
import { ExportedVerbs, exportedWords } from './exported.tsx';
import { exportedFindings } from './exported-findings.ts';
import { PartChoice } from './PartChoice.tsx';
import { partsOf, type PartKind } from './part-choice.ts';
import './ExportDocument.css';

/** Exports the document; what it would hold is said before anything is written. */
export function ExportDocument() {
  const { t } = useI18n();
  const folder = useOutputFolder();
  const segments = usePageStore(segmentsStore);
  const check = useEditorState((now) => now.exportCheck);
  const exporting = useEditorState((now) => now.exporting);
  const refused = useEditorState((now) => now.refused);
  const [isOpen, setOpen] = useState(false);
  const [hasUnconfirmed, setUnconfirmed] = useState(true);
  const words = useReviewWords();
  const [chosen, setPart] = useState<PartKind>('whole');
  const canBe = useEditorState((now) => partsOf(now).includes(chosen));
  // What was selected may be no more.
  const part = canBe ? chosen : 'whole';
  const isWhole = part === 'whole';
  const [format, setFormat] = useState<ReviewFormat>('docx');
  const isGate = useEditorState((now) => now.project.blocksExport);
  // A part goes to people who work on it; the gate is for what is delivered.
  const blocksExport = isGate && isWhole;
  const isDone = exporting.state === 'done';
  const errors = check.state === 'done' ? errorsOf(check.value, hasUnconfirmed) : 0;
  const partCount = check.state === 'done' ? countOf(check.value, hasUnconfirmed) : 0;
  const isNothing = !isWhole && check.state === 'done' && partCount === 0;
  // Where QA could not be asked, only somebody who wants it as a gate is kept from exporting.
  const isReady = check.state === 'done' || (check.state === 'failed' && !blocksExport);

  function ask() {
    setOpen(true);
    setUnconfirmed(true);
    setPart('whole');
    void segments.checkExport();
  }

  function choose(next: PartKind) {
    setPart(next);
    void segments.checkExport(next);
  }

  function start() {
    if (isWhole) void segments.exportDocument(hasUnconfirmed);
    else void segments.exportPart({ part, format, words, unconfirmed: hasUnconfirmed });
  }

  function goTo(number: number) {
    setOpen(false);
    void segments.goTo(number);
  }

  return (
    <>
      <Button action="segments-export" size="compact" onPress={ask}>
        <Download aria-hidden="true" />
        {t('segments.export')}
      </Button>
      <Dialog
        title={t('segments.export.title')}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        actions={
          isDone ? (
            <>
              <ExportedVerbs />
              <Button kind="main" size="compact" onPress={() => setOpen(false)}>
                {t('segments.close-notice')}
              </Button>
            </>
          ) : (
            <>
              <Button onPress={() => setOpen(false)}>{t('segments.fill.cancel')}</Button>
              <Button
                kind="main"
                isPending={exporting.state === 'running'}
                isDisabled={!isReady || (blocksExport && errors > 0) || isNothing}
                onPress={start}
              >
                {t('segments.export')}
              </Button>
            </>
          )
        }
      >
        {!isDone && <PartChoice value={part} onChange={choose} />}
        {!isDone && !isWhole && (
          <>
            <p className="soft">{t('segments.part.about')}</p>
            <ReviewFormatChoice value={format} onChange={setFormat} />
          </>
        )}
        {check.state === 'failed' && (
          <FailureCard failure={check.failure} onRetry={() => void segments.checkExport(part)} />
        )}
        {check.state === 'running' && (
          <p className="soft" role="status">
            {t('segments.export.counting')}
          </p>
        )}
        {check.state === 'done' && (
          <>
            <Counts check={check.value} />
            {!isDone && (
              <Switch isSelected={hasUnconfirmed} onChange={setUnconfirmed}>
                {t('segments.export.unconfirmed')}
              </Switch>
            )}
            {!isDone && blocksExport && errors > 0 && (
              <p role="status" className="export-blocked">
                {t('segments.qa.blocked', { count: errors })}
              </p>
            )}
            <p role="status">
              {isDone ? exportedWords(exporting.value, folder, t) : willStay(check.value)}
            </p>
            <Warnings
              check={check.value}
              hasUnconfirmed={hasUnconfirmed}
              blocksExport={blocksExport}
              onGo={goTo}
            />
          </>
        )}
        {exporting.state === 'failed' && (
          <FailureCard failure={exporting.failure} onRetry={start} />
        )}
        {isDone && refused !== null && (
          <FailureCard failure={refused} onDismiss={segments.forgetRefused} />
        )}
      </Dialog>
    </>
  );

  function willStay({ unconfirmed, empty }: ExportCheck): string {
    if (!isWhole) return t('segments.part.count', { count: partCount });
    return t('segments.export.untranslated', { count: empty + (hasUnconfirmed ? 0 : unconfirmed) });
  }
}

/** Segments of a part that go out. */
const countOf = ({ confirmed, unconfirmed, empty }: ExportCheck, hasUnconfirmed: boolean): number =>
  confirmed + (hasUnconfirmed ? unconfirmed + empty : 0);

/** QA errors in what would be exported. */
const errorsOf = (check: ExportCheck, hasUnconfirmed: boolean): number =>
  check.findings.filter(
    ({ severity, isConfirmed }) => severity === 'error' && (hasUnconfirmed || isConfirmed),
  ).length;

const COUNTED = [
  { id: 'confirmed', tone: 1 },
  { id: 'unconfirmed', tone: 2 },
  { id: 'empty', tone: 'none' },
] as const;

function Counts({ check }: { readonly check: ExportCheck }) {
  const { t, number } = useI18n();
  const parts = COUNTED.map(({ id, tone }) => {
    const kind = t('segments.export.kind', { kind: id });
    return { id, tone, kind, size: check[id], name: `${kind} ${number(check[id])}` };
  });
  return (
    <div className="export-counts">
      <StackedBar label={t('segments.analysis.segments')} parts={parts} />
      <dl>
        {parts.map(({ id, tone, kind, size }) => (
          <div key={id}>
            <dt>
              <BarSwatch tone={tone} />
              {kind}
            </dt>
            <dd className="tabular">{number(size)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

interface WarningsProps {
  readonly check: ExportCheck;
  readonly hasUnconfirmed: boolean;
  readonly blocksExport: boolean;
  readonly onGo: (number: number) => void;
}

/** What QA says of the segments that are exported, the worst first. */
function Warnings({ check, hasUnconfirmed, blocksExport, onGo }: WarningsProps) {
  const { t } = useI18n();
  const exported = exportedFindings(check.findings, { blocksExport, hasUnconfirmed });
  const findings = QA_SEVERITIES.flatMap((one) =>
    exported.filter(({ severity }) => severity === one),
  );
  if (findings.length === 0) return null;
  return (
    <section className="export-warnings" aria-labelledby="export-warnings">
      <h3 id="export-warnings">{t('segments.findings.count', { count: findings.length })}</h3>
      <FindingList findings={findings} onGo={onGo} />
    </section>
  );
}
