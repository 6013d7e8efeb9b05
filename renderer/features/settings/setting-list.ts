import type { MessageKey } from '../../i18n/i18n.ts';
import { score } from '../../ui/actions/score.ts';
import type { SectionId } from './store.ts';

/** A setting that can be searched for: the name of its control, and words that explain it. */
interface ListedSetting {
  readonly section: SectionId;
  readonly name: MessageKey;
  readonly about?: MessageKey;
}

const of = (section: SectionId, ...rows: readonly (readonly [MessageKey, MessageKey?])[]) =>
  rows.map(([name, about]): ListedSetting => ({
    section,
    name,
    ...(about !== undefined && { about }),
  }));

export const SETTINGS: readonly ListedSetting[] = [
  ...of('connections', ['connections.title', 'connections.about'], ['connections.add']),
  ...of('projects', ['settings.projects', 'projects.about'], ['projects.add']),
  ...of(
    'appearance',
    ['settings.language', 'settings.language.about'],
    ['settings.theme', 'settings.theme.about'],
    ['settings.density', 'settings.density.about'],
    ['settings.text-size', 'settings.text-size.about'],
  ),
  ...of('shortcuts', ['settings.shortcuts', 'shortcuts.about'], ['shortcuts.reset-all']),
  ...of(
    'typing',
    ['settings.typing.translate'],
    ['settings.typing.dictionaries', 'settings.typing.dictionaries.hint'],
  ),
  ...of('engines', ['engines.order', 'engines.about'], ['engines.own', 'engines.own.about']),
  ...of(
    'documents',
    ['settings.documents.naming'],
    ['settings.documents.ocr', 'settings.documents.ocr.hint'],
  ),
  ...of(
    'voice',
    ['settings.voice.keep-text', 'settings.voice.keeping.about'],
    ['settings.voice.keep-sound', 'settings.voice.keeping.about'],
    ['settings.voice.echo'],
    ['settings.voice.noise'],
    ['settings.voice.gain'],
    ['settings.voice.reading-mode'],
    ['settings.voice.rewrites'],
    ['settings.voice.announce'],
    ['settings.voice.speaker'],
    ['settings.voice.silence'],
    ['settings.voice.chunk'],
    ['settings.voice.format'],
    ['settings.voice.model'],
  ),
  ...of(
    'quick',
    ['settings.quick', 'settings.quick.about'],
    ['settings.quick.shortcut'],
    ['settings.quick.double'],
    ['settings.quick.ask', 'settings.quick.ask.about'],
  ),
  ...of(
    'background',
    ['settings.background.tray'],
    ['settings.background.notices', 'settings.background.notices.about'],
  ),
  ...of(
    'privacy',
    ['settings.private', 'settings.private.about'],
    ['settings.keep-history', 'settings.keep-history.about'],
    ['settings.team-memories', 'settings.team-memories.about'],
    ['settings.wipe', 'settings.wipe.about'],
  ),
  ...of('requests', ['settings.requests'], ['requests.failed-only']),
  ...of('support', ['settings.support', 'support.about']),
  ...of('about', ['settings.version'], ['settings.data'], ['settings.keys']),
];

/** What stands in an explanation is worth less than a name. */
const ABOUT_WORTH = 0.5;

/** The settings that a query means, the best first. @param say a message in the interface language */
export function findSettings(
  query: string,
  say: (key: MessageKey) => string,
): readonly ListedSetting[] {
  const ranked = SETTINGS.map((setting) => {
    const section = say(`settings.${setting.section}`);
    const name = say(setting.name);
    const about = setting.about === undefined ? '' : say(setting.about);
    const isSaid = about.toLocaleLowerCase().includes(query.trim().toLocaleLowerCase());
    const rank = Math.max(
      score(query, name),
      score(query, section),
      isSaid ? 100 * ABOUT_WORTH : 0,
    );
    return { setting, rank };
  });
  return ranked
    .filter(({ rank }) => rank > 0)
    .sort((one, other) => other.rank - one.rank)
    .map(({ setting }) => setting);
}
