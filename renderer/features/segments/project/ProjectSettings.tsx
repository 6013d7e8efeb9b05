import { Settings } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { DEFAULT_THRESHOLD } from '../../../../preload/contract/limits.ts';
import type { Propagation, SharedSetting } from '../../../../preload/contract/segments.ts';
import { StyleRulePicker } from '../../customizations/StyleRulePicker.tsx';
import { GlossaryPicker } from '../../customizations/GlossaryPicker.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Dialog, type DialogProps } from '../../../ui/Dialog.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Field } from '../../../ui/Field.tsx';
import { settingsStore, shownSettings } from '../../settings/store.ts';
import { NumberField } from '../../../ui/NumberField.tsx';
import { Picker } from '../../../ui/Picker.tsx';
import { Radios } from '../../../ui/Radios.tsx';
import { QaSettings } from '../qa/QaSettings.tsx';
import { TypingSettings } from '../typing/TypingSettings.tsx';
import { Switch } from '../../../ui/Switch.tsx';
import { brief } from '../../../i18n/brief.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { useEditorState } from '../use-editor-state.ts';
import { memoriesOfPair, type PairMemory } from './memories-of-pair.ts';
import type { SettingsChange } from './project-verbs.ts';
import { ProjectInstructions } from './ProjectInstructions.tsx';
import { ScopeChoice } from './ScopeChoice.tsx';
import { MEMORY_SETTINGS, SettingOrigin, useHasSharedSettings } from './SettingOrigin.tsx';
import './ProjectSettings.css';
import { usePageStore } from '../../../ui/stores.ts';
import { useKeptField } from '../../../ui/use-kept-field.ts';
import { customizationsStore } from '../../customizations/store.ts';
import { segmentsStore } from '../store.ts';

const NONE = 'none';
const PROPAGATIONS = [
  'identical',
  'context',
  'ask',
  'none',
] as const satisfies readonly Propagation[];

type Change = (settings: SettingsChange) => void;

/** A gear that opens the settings of the project. */
export function SettingsButton() {
  const { t } = useI18n();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton
        icon={Settings}
        size="compact"
        name={t('segments.pane.settings')}
        onPress={() => setOpen(true)}
      />
      <SettingsDialog isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}

/** The settings of the project in a dialog. */
export function SettingsDialog({ isOpen, onClose }: Pick<DialogProps, 'isOpen' | 'onClose'>) {
  const { t } = useI18n();
  return (
    <Dialog
      title={t('segments.pane.settings')}
      isOpen={isOpen}
      onClose={onClose}
      actions={
        <Button kind="main" onPress={onClose}>
          {t('segments.close-notice')}
        </Button>
      }
    >
      <ProjectSettings />
    </Dialog>
  );
}

/** The memories, threshold and glossaries of the project. */
function ProjectSettings() {
  const { t } = useI18n();
  const scope = useEditorState((now) => now.settingScope);
  const isShared = useHasSharedSettings();
  const segments = usePageStore(segmentsStore);
  const customizations = usePageStore(customizationsStore);
  const project = useEditorState((now) => now.project);
  const memories = useStore(segments.state, (now) => now.memories);
  useEffect(() => void customizations.load(), [customizations]);
  const { source, target, styleRule, into, threshold, glossaries, propagation } = project;
  const fitting = memoriesOfPair(memories, source, target);
  const units = (count: number) => t('segments.settings.units', { count });
  const change: Change = (settings) => void segments.change({ ...settings, scope });
  const origin = (setting: SharedSetting, name: string) => (
    <SettingOrigin settings={[setting]} name={name} />
  );

  return (
    <div className="project-settings">
      <ScopeChoice />
      <Picker
        label={t('segments.settings.into')}
        choices={[
          { id: NONE, name: t('segments.settings.into-none') },
          ...fitting.map(({ memory }) => ({
            id: memory.id,
            name: memory.name,
            note: units(memory.units),
          })),
        ]}
        chosen={into ?? NONE}
        hint={t('segments.settings.into-hint', { stored: into === null ? 'no' : 'yes' })}
        onChoose={(id) => change({ into: id === NONE ? null : id })}
      />
      {origin('into', t('segments.settings.into'))}
      <AskedMemories fitting={fitting} onChange={change} />
      <SettingOrigin settings={MEMORY_SETTINGS} name={t('segments.settings.asked')} />
      <NumberField
        label={t('segments.settings.threshold')}
        value={threshold}
        min={0}
        max={100}
        isPercent
        hint={threshold < DEFAULT_THRESHOLD ? t('text.threshold-low') : ''}
        hintTone="notice"
        onChange={(next) => change({ threshold: next })}
      />
      {origin('threshold', t('segments.settings.threshold'))}
      <Picker
        label={t('segments.propagation.setting')}
        choices={PROPAGATIONS.map((id) => ({
          id,
          name: t('segments.propagation.kinds', { kind: id }),
        }))}
        chosen={propagation}
        onChoose={(id) => {
          const chosen = PROPAGATIONS.find((one) => one === id);
          if (chosen !== undefined) change({ propagation: chosen });
        }}
      />
      {isShared && <p className="small soft">{t('segments.settings.file-only')}</p>}
      <AuthorName />
      <GlossaryPicker
        chosen={glossaries}
        source={source}
        targets={[target]}
        onChange={(chosen) => change({ glossaries: [...chosen] })}
      />
      {origin('glossaries', t('segments.settings.glossaries'))}
      <StyleRulePicker
        chosen={styleRule ?? undefined}
        targets={[target]}
        onChoose={(id) => change({ styleRule: id ?? null })}
      />
      {origin('styleRule', t('options.style-rule'))}
      <ProjectInstructions onChange={(instructions) => change({ instructions })} />
      {origin('instructions', t('options.instructions'))}
      <QaSettings onChange={change} />
      <TypingSettings />
    </div>
  );
}

/** The name beside comments and versions, for every project. */
function AuthorName() {
  const { t } = useI18n();
  const settings = usePageStore(settingsStore);
  const preferences = useStore(settings.state, (now) => shownSettings(now)?.segments);
  const name = useKeptField(preferences?.author ?? '', (author) => {
    if (preferences !== undefined) void settings.change({ segments: { ...preferences, author } });
  });
  if (preferences === undefined) return null;
  return (
    <Field
      label={t('segments.author')}
      hint={t('segments.author.about')}
      value={name.value}
      maxLength={100}
      onChange={name.type}
      onBlur={name.keep}
      onEnter={name.keep}
    />
  );
}

interface AskedMemoriesProps {
  readonly fitting: readonly PairMemory[];
  readonly onChange: Change;
}

function AskedMemories({ fitting, onChange }: AskedMemoriesProps) {
  const { t } = useI18n();
  const chosen = useEditorState((now) => now.project.memories);
  if (fitting.length === 0) return <p className="soft">{t('segments.settings.no-memories')}</p>;
  const assigned = fitting.filter(({ isAssigned }) => isAssigned).map(({ memory }) => memory.id);
  const choose = (ids: readonly string[]) => onChange({ memories: [...ids] });

  return (
    <div className="project-memories">
      <Radios
        label={t('segments.settings.asked')}
        shape="row"
        value={chosen === null ? 'assigned' : 'chosen'}
        choices={[
          { id: 'assigned', name: t('segments.settings.assigned') },
          { id: 'chosen', name: t('segments.settings.chosen') },
        ]}
        onChange={(kind) => (kind === 'assigned' ? onChange({ memories: null }) : choose(assigned))}
      />
      <ul>
        {fitting.map(({ memory, isAssigned }) => {
          const isAsked = chosen === null ? isAssigned : chosen.includes(memory.id);
          return (
            <li key={memory.id}>
              <Switch
                isSelected={isAsked}
                isDisabled={chosen === null}
                onChange={(isOn) =>
                  choose(
                    isOn
                      ? [...(chosen ?? []), memory.id]
                      : (chosen ?? []).filter((id) => id !== memory.id),
                  )
                }
              >
                <span className="own-direction">{brief(memory.name)}</span>
              </Switch>
              <span className="small soft tabular">
                {t('segments.settings.units', { count: memory.units })}
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
