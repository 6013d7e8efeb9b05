import { useMemo } from 'react';
import { Field } from '../../../ui/Field.tsx';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { useRows, useSessionStore, useView } from './use-session.ts';
import { useKeptField } from '../../../ui/use-kept-field.ts';

const NO_NAMES: Readonly<Record<string, string>> = {};

/** Names for the voices of the session; every line of a voice takes its name. */
export function SpeakerNames() {
  const { t } = useI18n();
  const rows = useRows();
  const speakers = useMemo(() => {
    const keys = rows.flatMap((row) => (row.kind === 'speech' ? (row.speaker ?? []) : []));
    return (['me', 'others'] as const).filter((key) => keys.includes(key));
  }, [rows]);
  if (speakers.length === 0) return null;
  return (
    <section className="voice-speakers" aria-label={t('voice.speakers')}>
      {speakers.map((key) => (
        <SpeakerName key={key} speaker={key} />
      ))}
    </section>
  );
}

function SpeakerName({ speaker }: { readonly speaker: 'me' | 'others' }) {
  const { t } = useI18n();
  const session = useSessionStore();
  const name = useView(({ state }) => state.speakers, NO_NAMES)[speaker] ?? '';
  const named = useKeptField(
    name,
    (next) => void session.ask('voice.name-speaker', { speaker, name: next }),
  );
  const who = t(`voice.speaker.${speaker}`);
  return (
    <Field
      label={t('voice.speaker.rename', { who })}
      value={named.value}
      placeholder={who}
      maxLength={100}
      onChange={named.type}
      onBlur={named.keep}
      onEnter={named.keep}
    />
  );
}
