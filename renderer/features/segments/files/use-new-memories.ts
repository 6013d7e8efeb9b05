import { useI18n } from '../../../i18n/use-i18n.ts';
import { useLanguages } from '../../languages/use-languages.ts';

/** What memories for confirmed segments are called, by target, where none holds the pair. */
export function useNewMemories(
  source: string | null,
  targets: readonly string[],
): Readonly<Record<string, string>> {
  const { t } = useI18n();
  const { nameOf } = useLanguages();
  if (source === null) return {};
  return Object.fromEntries(
    targets.map((target) => [
      target,
      t('segments.new.memory', { source: nameOf(source), target: nameOf(target) }),
    ]),
  );
}
