import type { CaptionsLook } from '../../preload/contract/settings.ts';
import { NumberField } from '../look/NumberField.tsx';
import { Picker } from '../look/Picker.tsx';
import { Slider } from '../look/Slider.tsx';
import { Switch } from '../look/Switch.tsx';
import { useSetting } from '../settings/use-settings.ts';
import { useView } from '../voice/session/use-session.ts';
import { useWords } from '../words/use-words.ts';

export interface CaptionsOptionsProps {
  /** Whether the mouse can go through the window in this shell. */
  readonly hasClickThrough: boolean;
}

const SHOWN = ['source', 'target', 'both'] as const;
const FONTS = ['system', 'serif', 'mono', 'legible'] as const;
const FIRST = '';
const NO_TARGETS: readonly { readonly language: string }[] = [];

/** What captions show and how. */
export function CaptionsOptions({ hasClickThrough }: CaptionsOptionsProps) {
  const { t, language } = useWords();
  const [look, setLook] = useSetting('captions');
  const targets = useView(({ state }) => state.targets, NO_TARGETS);
  if (look === undefined) return null;
  const change = (next: Partial<CaptionsLook>) => setLook({ ...look, ...next });
  const oneOf = <T extends string>(all: readonly T[], id: string, fallback: T): T =>
    all.find((one) => one === id) ?? fallback;
  return (
    <>
      <Picker
        label={t('captions.show')}
        choices={SHOWN.map((id) => ({ id, name: t(`captions.show.${id}`) }))}
        chosen={look.show}
        onChoose={(id) => change({ show: oneOf(SHOWN, id, 'both') })}
      />
      {look.show !== 'source' && targets.length > 1 && (
        <Picker
          label={t('captions.target')}
          choices={[
            { id: FIRST, name: t('captions.target.first') },
            ...targets.map(({ language: id }) => ({ id, name: language(id) })),
          ]}
          chosen={look.target ?? FIRST}
          onChoose={(id) => change({ target: id === FIRST ? null : id })}
        />
      )}
      <Picker
        label={t('captions.font')}
        choices={FONTS.map((id) => ({ id, name: t(`captions.font.${id}`) }))}
        chosen={look.font}
        onChoose={(id) => change({ font: oneOf(FONTS, id, 'system') })}
      />
      <NumberField
        label={t('captions.lines')}
        value={look.lines}
        min={1}
        max={6}
        onChange={(lines) => change({ lines })}
      />
      <Slider
        label={t('captions.size')}
        value={look.size}
        min={16}
        max={72}
        words={t('captions.px', { size: look.size })}
        onChange={(size) => change({ size })}
      />
      <Slider
        label={t('captions.opacity')}
        value={Math.round(look.opacity * 100)}
        min={0}
        max={100}
        words={t('voice.percent', { value: Math.round(look.opacity * 100) })}
        onChange={(value) => change({ opacity: value / 100 })}
      />
      {hasClickThrough && (
        <Switch
          isSelected={look.clickThrough}
          onChange={(clickThrough) => change({ clickThrough })}
        >
          {t('captions.click-through')}
        </Switch>
      )}
    </>
  );
}
