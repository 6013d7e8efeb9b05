import { useState } from 'react';
import type { Finding } from '../../../../preload/contract/segments.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Field } from '../../../ui/Field.tsx';
import { usePageStore } from '../../../ui/stores.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { segmentsStore } from '../store.ts';
import { plainWords } from '../tags/tagged-text.ts';
import { useEditorState } from '../use-editor-state.ts';
import { findingWords } from './finding-words.ts';

/** Findings that somebody let stand, each with its reason; any of them can be had back. */
export function IgnoredFindings() {
  const { t } = useI18n();
  const segments = usePageStore(segmentsStore);
  const ignored = useEditorState((now) => now.ignored);
  if (ignored.length === 0) return null;
  return (
    <details className="ignored-findings">
      <summary>{t('segments.ignored', { count: ignored.length })}</summary>
      <ul>
        {ignored.map((one) => (
          <li key={`${one.kind} ${one.what} ${one.source}`}>
            <p>{findingWords(one, t)}</p>
            <p className="small soft">{plainWords(one.source)}</p>
            {one.reason !== '' && <p className="small">{one.reason}</p>}
            <Button size="compact" onPress={() => void segments.restoreFinding(one)}>
              {t('segments.ignored.restore')}
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
}

export interface IgnoreFindingProps {
  readonly finding: Finding;
  readonly onClose: () => void;
}

/** Asks why a finding may stand. */
export function IgnoreFinding({ finding, onClose }: IgnoreFindingProps) {
  const { t } = useI18n();
  const segments = usePageStore(segmentsStore);
  const [reason, setReason] = useState('');
  return (
    <Dialog
      title={t('segments.finding.ignore')}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{t('segments.fill.cancel')}</Button>
          <Button
            kind="main"
            onPress={() => {
              onClose();
              void segments.ignoreFinding(finding, reason);
            }}
          >
            {t('segments.finding.ignore.do')}
          </Button>
        </>
      }
    >
      <p>{findingWords(finding, t)}</p>
      <Field
        label={t('segments.finding.reason')}
        value={reason}
        maxLength={500}
        onChange={setReason}
      />
      <p className="small soft">{t('segments.finding.ignore.about')}</p>
    </Dialog>
  );
}
