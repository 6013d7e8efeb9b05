import { Download } from 'lucide-react';
import { useState } from 'react';
import { FailureCard } from '../../../ui/failure/FailureCard.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Picker } from '../../../ui/Picker.tsx';
import { Popover } from '../../../ui/Popover.tsx';
import { Switch } from '../../../ui/Switch.tsx';
import { useI18n } from '../../../i18n/use-i18n.ts';
import type { ExportFormat } from '../../../../preload/contract/voice.ts';
import { SOURCE, type Column } from './columns.ts';
import { saveFile } from '../../../rpc/save-file.ts';
import { useColumns, useSession, useSessionStore } from './use-session.ts';

const FORMATS: readonly ExportFormat[] = ['srt', 'vtt', 'txt', 'docx', 'json'];

/** The transcript as a file. */
export function ExportButton() {
  const { t } = useI18n();
  return (
    <Popover
      name={t('voice.export')}
      placement="bottom end"
      trigger={
        <Button action="voice-export" kind="quiet">
          <Download aria-hidden="true" />
          <span className="button-word">{t('voice.export.save')}</span>
        </Button>
      }
    >
      <ExportForm />
    </Popover>
  );
}

function ExportForm() {
  const { t, language } = useI18n();
  const session = useSessionStore();
  const { all, shown } = useColumns();
  const exporting = useSession((now) => now.exporting);
  const [format, setFormat] = useState<ExportFormat>('srt');
  const [columns, setColumns] = useState<readonly Column[]>(shown);
  const [times, setTimes] = useState(true);
  const [speakers, setSpeakers] = useState(true);
  const [edited, setEdited] = useState(true);
  const [keepsPauses, setKeepsPauses] = useState(false);
  const isSubtitles = format === 'srt' || format === 'vtt';
  const hasLines = format === 'txt' || format === 'docx';

  const save = async () => {
    const chosen = all.filter((column) => columns.includes(column));
    const file = await session.export({
      format,
      columns: chosen,
      times,
      speakers,
      edited,
      pauses: keepsPauses ? 'keep' : 'cut',
      speakerNames: {
        me: t('voice.speaker.me'),
        others: t('voice.speaker.others'),
        both: t('voice.speaker.both'),
      },
    });
    if (file !== null) saveFile(file);
  };
  const toggle = (column: Column, isOn: boolean) =>
    setColumns(isOn ? [...columns, column] : columns.filter((one) => one !== column));

  return (
    <div className="voice-panel voice-export">
      <Picker
        label={t('voice.export.format')}
        choices={FORMATS.map((id) => ({ id, name: t(`voice.export.${id}`) }))}
        chosen={format}
        onChoose={(id) => setFormat(FORMATS.find((one) => one === id) ?? 'srt')}
      />
      {format !== 'json' && (
        <fieldset>
          <legend>{t('voice.export.columns')}</legend>
          {all.map((column) => (
            <Switch
              key={column}
              isSelected={columns.includes(column)}
              onChange={(isOn) => toggle(column, isOn)}
            >
              {column === SOURCE ? t('voice.spoken') : language(column)}
            </Switch>
          ))}
        </fieldset>
      )}
      {hasLines && (
        <Switch isSelected={times} onChange={setTimes}>
          {t('voice.export.times')}
        </Switch>
      )}
      {isSubtitles && (
        <Switch isSelected={keepsPauses} onChange={setKeepsPauses}>
          {t('voice.export.pauses')}
        </Switch>
      )}
      {format !== 'json' && (
        <>
          <Switch isSelected={speakers} onChange={setSpeakers}>
            {t('voice.export.speakers')}
          </Switch>
          <Switch isSelected={edited} onChange={setEdited}>
            {t('voice.export.edited')}
          </Switch>
        </>
      )}
      {exporting.state === 'failed' && <FailureCard failure={exporting.failure} />}
      <Button
        kind="main"
        isPending={exporting.state === 'running'}
        isDisabled={columns.length === 0}
        onPress={() => void save()}
      >
        {t('voice.export.save')}
      </Button>
    </div>
  );
}
