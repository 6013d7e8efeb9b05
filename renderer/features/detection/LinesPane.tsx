import { FolderOpen, X } from 'lucide-react';
import { useMemo, useRef } from 'react';
import { useStore } from 'zustand';
import { MAX_SOURCE_CHARACTERS } from '../../../preload/contract/limits.ts';
import { useAction } from '../../ui/actions/use-action.ts';
import { FailureCard } from '../../ui/failure/FailureCard.tsx';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { WritingArea } from '../../ui/WritingArea.tsx';
import { useI18n } from '../../i18n/use-i18n.ts';
import { countLines, LONGEST_LINE, MOST_LINES } from './lines.ts';
import { usePageStore } from '../../ui/stores.ts';
import { detectionStore } from './store.ts';

/** The lines whose languages are asked for. */
export function LinesPane() {
  const { t } = useI18n();
  const detection = usePageStore(detectionStore);
  const text = useStore(detection.state, (now) => now.text);
  const opening = useStore(detection.state, (now) => now.opening);
  return (
    <div className="pane">
      <div className="pane-body detect-lines">
        <WritingArea
          className="detect-field"
          aria-label={t('detection.input')}
          placeholder={t('detection.placeholder')}
          dir="auto"
          value={text}
          mostUnits={MAX_SOURCE_CHARACTERS}
          autoFocus
          onText={detection.setText}
        />
      </div>
      {opening.state === 'failed' && (
        <div className="pane-notes">
          <FailureCard failure={opening.failure} onDismiss={detection.forgetOpening} />
        </div>
      )}
      <Foot />
    </div>
  );
}

function Foot() {
  const { t } = useI18n();
  const detection = usePageStore(detectionStore);
  const text = useStore(detection.state, (now) => now.text);
  const isRunning = useStore(detection.state, (now) => now.run.state === 'running');
  const { lines, requests, shortened } = useMemo(() => countLines(text), [text]);
  const file = useRef<HTMLInputElement>(null);
  const open = () => file.current?.click();
  const isReady = lines > 0 && lines <= MOST_LINES && !isRunning;
  const clear = () => detection.setText('');
  useAction('open', open);
  useAction('clear', text === '' ? null : clear);
  useAction('translate', isReady ? detection.run : null);
  return (
    <>
      {(lines > MOST_LINES || shortened > 0) && (
        <p className="detect-limits small" role="status">
          {lines > MOST_LINES
            ? t('detection.too-many', { lines, most: MOST_LINES })
            : t('detection.shortened', { count: shortened, most: LONGEST_LINE })}
        </p>
      )}
      <div className="pane-foot">
        <p className="pane-facts tabular">{t('detection.count', { lines, requests })}</p>
        <span className="pane-verbs">
          <ActionButton
            action="open"
            icon={FolderOpen}
            word={t('text.open')}
            kind="quiet"
            size="compact"
            onPress={open}
          />
          <ActionButton
            action="clear"
            icon={X}
            word={t('detection.clear')}
            kind="quiet"
            size="compact"
            isDisabled={text === ''}
            onPress={clear}
          />
          <ActionButton
            action="translate"
            word={t('detection.run')}
            size="compact"
            isDisabled={!isReady}
            onPress={detection.run}
          />
        </span>
        <input
          ref={file}
          type="file"
          hidden
          accept=".txt,.text,.md,.csv,.tsv,text/plain"
          aria-label={t('detection.open')}
          onChange={(event) => {
            const [picked] = event.target.files ?? [];
            event.target.value = '';
            if (picked !== undefined) void detection.open(picked);
          }}
        />
      </div>
    </>
  );
}
