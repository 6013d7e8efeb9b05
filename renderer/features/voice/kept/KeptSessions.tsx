import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button as AriaButton } from 'react-aria-components';
import { useStore } from 'zustand';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { useI18n } from '../../../i18n/use-i18n.ts';
import type { VoiceSummary } from '../../../../preload/contract/voice.ts';
import { clockTime } from '../session/times.ts';
import { sessionTitle } from '../session-title.ts';
import { voiceStore, isRunning } from '../store.ts';
import './KeptSessions.css';
import { usePageStore } from '../../../ui/stores.ts';

const NONE: readonly VoiceSummary[] = [];

/** Sessions so far, newest first. */
export function KeptSessions() {
  const i18n = useI18n();
  const { t } = i18n;
  const voice = usePageStore(voiceStore);
  const sessions = useStore(voice.state, (now) => now.sessions) ?? NONE;
  const [asked, setAsked] = useState<VoiceSummary | null>(null);
  const close = () => setAsked(null);
  return (
    <section className="voice-kept" aria-labelledby="voice-kept">
      <h2 id="voice-kept">{t('voice.kept')}</h2>
      {sessions.length === 0 ? (
        <EmptyState picture="voice" words={t('voice.kept.none')} />
      ) : (
        <ul>
          {sessions.map((one) => (
            <li key={one.id} data-running={isRunning(one)}>
              <AriaButton className="voice-kept-row" onPress={() => voice.session.show(one.id)}>
                <span className="voice-kept-title">{sessionTitle(one, i18n)}</span>
                <span className="small soft tabular">
                  <SummaryWords summary={one} />
                </span>
              </AriaButton>
              {!isRunning(one) && (
                <IconButton
                  icon={Trash2}
                  size="compact"
                  name={t('voice.remove', { title: sessionTitle(one, i18n) })}
                  onPress={() => setAsked(one)}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      <Dialog
        title={t('voice.remove.title')}
        isOpen={asked !== null}
        isAlert
        onClose={close}
        actions={
          <>
            <Button onPress={close}>{t('voice.edit.cancel')}</Button>
            <Button
              kind="danger"
              onPress={() => {
                if (asked !== null) void voice.remove(asked.id);
                close();
              }}
            >
              {t('voice.remove.do')}
            </Button>
          </>
        }
      >
        <p>{t('voice.remove.about', { title: asked === null ? '' : sessionTitle(asked, i18n) })}</p>
      </Dialog>
    </section>
  );
}

function SummaryWords({ summary }: { readonly summary: VoiceSummary }) {
  const { t, language, list, facts } = useI18n();
  const { mediaMs, words, sourceLanguage, targets, interrupted, phase } = summary;
  const from = sourceLanguage === null ? t('voice.detected') : language(sourceLanguage);
  const parts = [
    isRunning(summary) ? t('voice.kept.running') : clockTime(mediaMs),
    targets.length === 0
      ? from
      : t('text.memory-note', {
          source: from,
          targets: list(targets.map((code) => language(code))),
        }),
    t('voice.kept.words', { words }),
    ...(interrupted ? [t('voice.kept.interrupted')] : []),
    ...(phase === 'failed' ? [t('voice.kept.failed')] : []),
  ];
  return <>{facts(parts)}</>;
}
