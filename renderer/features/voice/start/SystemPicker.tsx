import { useStore } from 'zustand';
import { Picker } from '../../../ui/Picker.tsx';
import { useI18n } from '../../../i18n/use-i18n.ts';
import type { SystemChoice } from './draft.ts';
import { usePageStore } from '../../../ui/stores.ts';
import { voiceStore } from '../store.ts';

export interface SystemPickerProps {
  readonly label: string;
  readonly chosen: SystemChoice | null;
  readonly onChoose: (choice: SystemChoice) => void;
  /** Beside the label there is no room for a hint. */
  readonly labelPlace?: 'above' | 'beside';
}

/** What the computer plays, where this system lets it be recorded; else why not. */
export function SystemPicker(props: SystemPickerProps) {
  const { label, chosen, onChoose, labelPlace = 'above' } = props;
  const { t } = useI18n();
  const voice = usePageStore(voiceStore);
  const recorders = useStore(voice.state, (now) => now.recorders);
  const inPage = voice.devices.canRecordSystem;
  const devices = recorders?.devices.filter(({ slot }) => slot === 'system') ?? [];
  const isOffered = inPage || devices.length > 0;
  const shown =
    chosen === null
      ? t('voice.choose')
      : chosen.kind === 'recorder'
        ? chosen.name
        : t(chosen.kind === 'off' ? 'voice.off' : 'voice.system.all');
  const why = recorders?.systemAudio ?? null;
  return (
    <Picker
      label={label}
      choices={[
        { id: 'off', name: t('voice.off') },
        ...(inPage ? [{ id: 'page', name: t('voice.system.all') }] : []),
        ...devices.map(({ id, name }) => ({
          id: `recorder:${id}`,
          name,
          note: t('voice.by-program', { program: recorders?.program ?? '' }),
        })),
      ]}
      chosen={
        chosen === null ? null : chosen.kind === 'recorder' ? `recorder:${chosen.id}` : chosen.kind
      }
      shown={shown}
      labelPlace={labelPlace}
      {...(labelPlace === 'above' && {
        hint: isOffered || why === null ? '' : t(`voice.system.${why}`),
      })}
      isDisabled={!isOffered}
      onChoose={(id) => {
        if (id === 'off' || id === 'page') {
          onChoose({ kind: id });
          return;
        }
        const device = devices.find((one) => `recorder:${one.id}` === id);
        if (device !== undefined) onChoose({ kind: 'recorder', id: device.id, name: device.name });
      }}
    />
  );
}
