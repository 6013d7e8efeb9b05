import { useStore } from 'zustand';
import { useAction, useActions } from '../../../ui/actions/use-action.ts';
import type { ActionId } from '../../../ui/actions/table.ts';
import { MEMORY_TABS, type MemoryTab } from '../../local-memories/state.ts';
import { settingsStore, shownSettings, type SectionId } from '../../settings/store.ts';
import { MAX_TEXT_SIZE, MIN_TEXT_SIZE, USUAL_TEXT_SIZE } from '../../settings/text-size.ts';
import { USAGE_TABS, type UsageTab } from '../../usage/tabs.ts';
import { usePageStore } from '../../../ui/stores.ts';
import { localMemoriesStore } from '../../local-memories/store.ts';
import { usageStore } from '../../usage/store.ts';

/** The action of each section; a new section does not compile without one. */
const SECTIONS: Readonly<Record<SectionId, ActionId>> = {
  connections: 'settings-connections',
  projects: 'settings-projects',
  appearance: 'settings-appearance',
  shortcuts: 'settings-shortcuts',
  typing: 'settings-typing',
  'offline-languages': 'settings-offline-languages',
  engines: 'settings-engines',
  documents: 'settings-documents',
  voice: 'settings-voice',
  quick: 'settings-quick',
  background: 'settings-background',
  privacy: 'settings-privacy',
  requests: 'settings-requests',
  support: 'settings-support',
  about: 'settings-about',
};
const isSection = (id: string): id is SectionId => Object.hasOwn(SECTIONS, id);
const THEMES = ['light', 'dark', 'system'] as const;

/** Offers what works on every screen and has no button that is always there. */
export function EverywhereActions() {
  const settings = usePageStore(settingsStore);
  const isPrivate = useStore(settings.state, (now) => shownSettings(now)?.privateMode ?? false);
  useAction('private-mode', () => void settings.change({ privateMode: !isPrivate }));
  return (
    <>
      {THEMES.map((theme) => (
        <Offer key={theme} action={`theme-${theme}`} run={() => void settings.change({ theme })} />
      ))}
      <TextSize />
      {Object.keys(SECTIONS)
        .filter(isSection)
        .map((section) => (
          <Section key={section} section={section} />
        ))}
      {USAGE_TABS.map((tab) => (
        <Usage key={tab} tab={tab} />
      ))}
      {MEMORY_TABS.map((tab) => (
        <Memories key={tab} tab={tab} />
      ))}
    </>
  );
}

/** Two steps of the slider: one is hardly seen. */
const STEP = 2;

function TextSize() {
  const settings = usePageStore(settingsStore);
  const size = useStore(settings.state, (now) => shownSettings(now)?.textSize ?? USUAL_TEXT_SIZE);
  const set = (next: number) => {
    const textSize = Math.min(MAX_TEXT_SIZE, Math.max(MIN_TEXT_SIZE, next));
    void settings.change({ textSize });
  };
  useAction('text-larger', size < MAX_TEXT_SIZE ? () => set(size + STEP) : null);
  useAction('text-smaller', size > MIN_TEXT_SIZE ? () => set(size - STEP) : null);
  useAction('text-usual', () => set(USUAL_TEXT_SIZE));
  return null;
}

function Section({ section }: { readonly section: SectionId }) {
  const settings = usePageStore(settingsStore);
  const actions = useActions();
  useAction(SECTIONS[section], () => {
    settings.openSection(section);
    actions.run('go-settings');
  });
  return null;
}

function Usage({ tab }: { readonly tab: UsageTab }) {
  const usage = usePageStore(usageStore);
  const actions = useActions();
  useAction(`usage-${tab}`, () => {
    usage.openTab(tab);
    actions.run('go-usage');
  });
  return null;
}

function Memories({ tab }: { readonly tab: MemoryTab }) {
  const localMemories = usePageStore(localMemoriesStore);
  const actions = useActions();
  useAction(`memories-${tab}`, () => {
    localMemories.openTab(tab);
    actions.run('go-memories');
  });
  return null;
}

interface OfferProps {
  readonly action: ActionId;
  readonly run: () => void;
}

function Offer({ action, run }: OfferProps) {
  useAction(action, run);
  return null;
}
