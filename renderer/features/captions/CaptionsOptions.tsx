import type { CaptionsLook } from '../../../preload/contract/settings.ts';
import { Picker } from '../../ui/Picker.tsx';
import { Radios } from '../../ui/Radios.tsx';
import { Slider } from '../../ui/Slider.tsx';
import { Switch } from '../../ui/Switch.tsx';
import { useSetting } from '../settings/use-settings.ts';
import { useI18n } from '../../i18n/use-i18n.ts';

export interface CaptionsOptionsProps {
  /** Target languages of the session. */
  readonly targets: readonly string[];
  /** Main has a window for captions: it can lie across the screen, and clicks fall through it. */
  readonly hasWindow: boolean;
}

const SHOWN = ['both', 'source', 'target'] as const;
const FONTS = ['system', 'serif', 'mono', 'legible'] as const;

/** What captions show and how; every change is seen at once. */
export function CaptionsOptions({ targets, hasWindow }: CaptionsOptionsProps) {
  const { t, language } = useI18n();
  const [look, setLook] = useSetting('captions');
  if (look === undefined) return null;
  const change = (next: Partial<CaptionsLook>) => setLook({ ...look, ...next });
  const percent = (share: number) => Math.round(share * 100);
  return (
    <>
      <Radios
        label={t('captions.show')}
        shape="row"
        value={look.show}
        onChange={(show) => change({ show })}
        choices={SHOWN.map((id) => ({ id, name: t(`captions.show.${id}`) }))}
      />
      {targets.length > 1 && (
        <Picker
          label={t('captions.target')}
          choices={targets.map((id) => ({ id, name: language(id) }))}
          chosen={targets.find((id) => id === look.target) ?? targets[0] ?? null}
          isDisabled={look.show === 'source'}
          onChoose={(target) => change({ target })}
        />
      )}
      <Slider
        label={t('captions.lines')}
        value={look.lines}
        min={1}
        max={6}
        words={t('captions.lines.value', { lines: look.lines })}
        onChange={(lines) => change({ lines })}
      />
      <Slider
        label={t('captions.size')}
        value={look.size}
        min={16}
        max={72}
        words={t('captions.size.value', { size: look.size })}
        onChange={(size) => change({ size })}
      />
      <Picker
        label={t('captions.font')}
        choices={FONTS.map((id) => ({ id, name: t(`captions.font.${id}`) }))}
        chosen={look.font}
        onChoose={(id) => change({ font: FONTS.find((font) => font === id) ?? 'system' })}
      />
      <Slider
        label={t('captions.opacity')}
        value={percent(look.opacity)}
        min={0}
        max={100}
        words={t('captions.percent', { value: percent(look.opacity) })}
        onChange={(value) => change({ opacity: value / 100 })}
      />
      {hasWindow && (
        <>
          <Slider
            label={t('captions.width')}
            value={percent(look.width)}
            min={20}
            max={100}
            words={t('captions.width.words', { value: percent(look.width) })}
            onChange={(value) => change({ width: value / 100 })}
          />
          <Switch
            isSelected={look.clickThrough}
            onChange={(clickThrough) => change({ clickThrough })}
            aria-describedby="captions-through"
          >
            {t('captions.through')}
          </Switch>
          <p id="captions-through" className="small soft">
            {t('captions.through.about')}
          </p>
        </>
      )}
    </>
  );
}
