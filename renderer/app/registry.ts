import type { ActionRow, ScreenId } from '../ui/actions/action-row.ts';
import { registerActions } from '../ui/actions/table.ts';
import type { Feature, Screen } from '../ui/feature.ts';
import type { StoreDefinition } from '../ui/stores.ts';
import { adminFeature } from '../features/admin/feature.ts';
import { alignmentFeature } from '../features/alignment/feature.ts';
import { budgetsFeature } from '../features/budgets/feature.ts';
import { captionsFeature } from '../features/captions/feature.ts';
import { connectionsFeature } from '../features/connections/feature.ts';
import { desktopIntegrationFeature } from '../features/desktop-integration/feature.ts';
import { detectionFeature } from '../features/detection/feature.ts';
import { documentsFeature } from '../features/documents/feature.ts';
import { enginesFeature } from '../features/engines/feature.ts';
import { glossariesFeature } from '../features/glossaries/feature.ts';
import { historyFeature } from '../features/history/feature.ts';
import { languagesFeature } from '../features/languages/feature.ts';
import { localMemoriesFeature } from '../features/local-memories/feature.ts';
import { offlineLanguagesFeature } from '../features/offline-languages/feature.ts';
import { projectsFeature } from '../features/projects/feature.ts';
import { quickFeature } from '../features/quick/feature.ts';
import { reportsFeature } from '../features/reports/feature.ts';
import { segmentsFeature } from '../features/segments/feature.ts';
import { settingsFeature } from '../features/settings/feature.ts';
import { shortcutsFeature } from '../features/shortcuts/feature.ts';
import { spokenTermsFeature } from '../features/spoken-terms/feature.ts';
import { styleRulesFeature } from '../features/style-rules/feature.ts';
import { supportFeature } from '../features/support/feature.ts';
import { teamMemoriesFeature } from '../features/team-memories/feature.ts';
import { textFeature } from '../features/text/feature.ts';
import { usageFeature } from '../features/usage/feature.ts';
import { voiceFeature } from '../features/voice/feature.ts';
import { writingFeature } from '../features/writing/feature.ts';
import { EVERYWHERE, WORK } from './actions.ts';

/** Every feature: those with a screen in the order of the rail. */
export const FEATURES: readonly Feature[] = [
  textFeature,
  documentsFeature,
  segmentsFeature,
  voiceFeature,
  writingFeature,
  localMemoriesFeature,
  alignmentFeature,
  teamMemoriesFeature,
  glossariesFeature,
  styleRulesFeature,
  spokenTermsFeature,
  detectionFeature,
  historyFeature,
  usageFeature,
  reportsFeature,
  adminFeature,
  budgetsFeature,
  settingsFeature,
  connectionsFeature,
  projectsFeature,
  shortcutsFeature,
  supportFeature,
  captionsFeature,
  desktopIntegrationFeature,
  languagesFeature,
  offlineLanguagesFeature,
  enginesFeature,
  quickFeature,
];

export const SCREENS: readonly Screen[] = FEATURES.flatMap(({ screen }) => screen ?? []);

/** The stores that mirror main although nobody has been on their screens yet. */
export const followedStores = (): Promise<StoreDefinition<unknown>[]> =>
  Promise.all(FEATURES.flatMap(({ followed }) => followed?.() ?? []));

/** @param id as it was kept; another version may have had other screens */
export const knownScreen = (id: string | undefined): ScreenId =>
  SCREENS.find((screen) => screen.id === id)?.id ?? 'text';

const goTo = ({ id, shortcut, keywords }: Screen): [string, ActionRow] => [
  `go-${id}`,
  {
    name: `action.go-${id}`,
    screenName: `frame.${id}`,
    group: 'go',
    shortcut,
    ...(keywords === undefined ? {} : { keywords }),
  },
];

registerActions([
  Object.fromEntries(SCREENS.map(goTo)),
  EVERYWHERE,
  WORK,
  ...FEATURES.flatMap(({ actions }) => actions ?? []),
]);
