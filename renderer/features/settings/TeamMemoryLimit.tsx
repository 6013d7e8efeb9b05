import { Picker } from '../../ui/Picker.tsx';
import { useI18n } from '../../i18n/use-i18n.ts';
import { useSetting } from './use-settings.ts';

/** What the setting takes at most: no memory is that large. */
const ALL = 100_000_000;
const LIMITS = [0, 500_000, 1_000_000, 3_000_000, 5_000_000, 10_000_000, ALL];

/** How large a team's memory may be to be kept on this computer. */
export function TeamMemoryLimit() {
  const { t } = useI18n();
  const [teamMemories, setTeamMemories] = useSetting('teamMemories');
  if (teamMemories === undefined) return null;
  const { mostUnits } = teamMemories;
  const limits = [...new Set([...LIMITS, mostUnits])].sort((a, b) => a - b);
  const nameOf = (limit: number) => {
    if (limit === 0) return t('settings.team-memories.none');
    if (limit === ALL) return t('settings.team-memories.all');
    return t('settings.team-memories.up-to', { count: limit });
  };
  return (
    <div className="settings-group">
      <Picker
        label={t('settings.team-memories')}
        choices={limits.map((limit) => ({ id: String(limit), name: nameOf(limit) }))}
        chosen={String(mostUnits)}
        onChoose={(id) => setTeamMemories({ ...teamMemories, mostUnits: Number(id) })}
      />
      <p className="settings-about">{t('settings.team-memories.about')}</p>
    </div>
  );
}
