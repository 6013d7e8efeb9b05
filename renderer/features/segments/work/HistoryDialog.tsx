import type { SegmentVersion } from '../../../../preload/contract/segments.ts';
import { directionOf } from '../../../i18n/language-code.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { FailureCard } from '../../../ui/failure/FailureCard.tsx';
import { momentsIn } from './moments.ts';
import { usePageStore } from '../../../ui/stores.ts';
import { differenceParts } from '../pane/difference.ts';
import { segmentsStore } from '../store.ts';
import { useActiveRow, useEditorState } from '../use-editor-state.ts';
import './WorkDialogs.css';

/** Versions of the active segment, and what changed since somebody stood for it last. */
export function HistoryDialog() {
  const { t, locale, facts } = useI18n();
  const moment = momentsIn(locale);
  const segments = usePageStore(segmentsStore);
  const row = useActiveRow();
  const history = useEditorState((now) => now.history);
  const language = useEditorState((now) => now.project.target);
  const known = history.state === 'done' ? history.value : null;
  const text = { lang: language, dir: directionOf(language) };

  function close() {
    segments.showDialog(null);
    segments.summon();
  }
  const about = ({ author, changed, status }: SegmentVersion) =>
    facts([
      t('segments.status', { status }),
      author === '' ? t('segments.work.unknown') : (author ?? t('segments.work.you')),
      changed === null ? null : moment(changed),
    ]);

  return (
    <Dialog
      title={t('segments.history', { number: (row?.number ?? 0) + 1 })}
      isOpen
      onClose={close}
      actions={<Button onPress={close}>{t('segments.work.close')}</Button>}
    >
      {history.state === 'failed' && <FailureCard failure={history.failure} />}
      {known !== null && (
        <>
          <h3>{t('segments.history.changes')}</h3>
          {known.baseline === null ? (
            <p className="soft">{t('segments.history.no-baseline')}</p>
          ) : (
            <div className="work-version">
              <p {...text}>
                <Changes from={known.baseline.target} to={known.versions[0]?.target ?? ''} />
              </p>
              <p className="small soft">
                {t('segments.history.since', { state: about(known.baseline) })}
              </p>
            </div>
          )}
          <h3>{t('segments.history.versions')}</h3>
          <ol className="work-list">
            {known.versions.map((version) => (
              <li key={version.version ?? 'now'}>
                <p {...text}>{version.target === '' ? '–' : version.target}</p>
                <p className="small soft">
                  {version.version === null && `${t('segments.history.now')} · `}
                  {about(version)}
                </p>
                {version.version !== null && (
                  <span className="work-verbs">
                    <Button
                      kind="quiet"
                      size="compact"
                      isDisabled={row?.isLocked === true}
                      onPress={() => void segments.restoreVersion(version.version ?? 0)}
                    >
                      {t('segments.history.restore')}
                    </Button>
                  </span>
                )}
              </li>
            ))}
          </ol>
        </>
      )}
    </Dialog>
  );
}

/** What was deleted and inserted between two targets. */
function Changes({ from, to }: { readonly from: string; readonly to: string }) {
  return differenceParts(from, to).map(({ kind, text }, at) =>
    kind === 'same' ? (
      <span key={at}>{text}</span>
    ) : kind === 'deleted' ? (
      <del key={at}>{text}</del>
    ) : (
      <ins key={at}>{text}</ins>
    ),
  );
}
