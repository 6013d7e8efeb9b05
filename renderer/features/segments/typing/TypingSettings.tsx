import type { SegmentEditorPreferences } from '../../../../preload/contract/settings.ts';
import { Switch } from '../../../ui/Switch.tsx';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { useSetting } from '../../settings/use-settings.ts';

const OPTIONS = ['completes', 'spelling', 'showsSpaces', 'capitals'] as const;

/** What helps while typing, in every project. */
export function TypingSettings() {
  const { t } = useI18n();
  const [editor, setEditor] = useSetting('segmentEditor');
  if (editor === undefined) return null;
  const choose = (change: Partial<SegmentEditorPreferences>) => setEditor({ ...editor, ...change });
  return (
    <fieldset className="typing-settings">
      <legend>{t('segments.typing')}</legend>
      {OPTIONS.map((option) => (
        <Switch
          key={option}
          isSelected={editor[option]}
          onChange={(isOn) => choose({ [option]: isOn })}
        >
          {t('segments.typing.option', { option })}
        </Switch>
      ))}
    </fieldset>
  );
}
