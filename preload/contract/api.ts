import type {
  AskOf,
  CheckedInputOf,
  Caller,
  HandlersOf,
  InputOf,
  OutputOf,
  WatchOf,
} from './route.ts';
import { adminRoutes } from './admin.ts';
import { alignmentRoutes } from './alignment.ts';
import { appRoutes } from './app.ts';
import { budgetsRoutes } from './budgets.ts';
import { captionsRoutes } from './captions.ts';
import { connectionChoicesRoutes } from './connection-choices.ts';
import { connectionsRoutes } from './connections.ts';
import { detectionRoutes } from './detection.ts';
import { documentsRoutes } from './documents.ts';
import { enginesRoutes } from './engines.ts';
import { glossariesRoutes } from './glossaries.ts';
import { historyRoutes } from './history.ts';
import { languagesRoutes } from './languages.ts';
import { teamMemoriesRoutes } from './team-memories.ts';
import { localMemoriesRoutes } from './local-memories.ts';
import { memoriesRoutes } from './memories.ts';
import { menuRoutes } from './menu.ts';
import { offlineLanguagesRoutes } from './offline-languages.ts';
import { outputFolderRoutes } from './output-folder.ts';
import { outsideRoutes } from './outside.ts';
import { privacyRoutes } from './privacy.ts';
import { projectsRoutes } from './projects.ts';
import { quickRoutes } from './quick.ts';
import { reportsRoutes } from './reports.ts';
import { requestsRoutes } from './requests.ts';
import { searchRoutes } from './search.ts';
import { segmentProjectsRoutes } from './segment-projects.ts';
import { segmentHelpRoutes } from './segment-help.ts';
import { segmentPreviewRoutes } from './segment-preview.ts';
import { forbiddenTermsRoutes } from './segment-forbidden-terms.ts';
import { qaProfilesRoutes } from './segment-qa-profiles.ts';
import { segmentReviewRoutes } from './segment-review.ts';
import { segmentSelectionRoutes } from './segment-selection.ts';
import { segmentUpdatesRoutes } from './segment-updates.ts';
import { segmentsRoutes } from './segments.ts';
import { settingsRoutes } from './settings.ts';
import { spellingRoutes } from './spelling.ts';
import { spokenTermsRoutes } from './spoken-terms.ts';
import { styleRulesRoutes } from './style-rules.ts';
import { supportRoutes } from './support.ts';
import { textRoutes } from './text.ts';
import { usageRoutes } from './usage.ts';
import { voiceRoutes } from './voice.ts';
import { writingRoutes } from './writing.ts';

/** The one table of routes. A route that is missing here does not exist for the page. */
export const api = {
  ...connectionsRoutes,
  ...connectionChoicesRoutes,
  ...usageRoutes,
  ...projectsRoutes,
  ...budgetsRoutes,
  ...adminRoutes,
  ...reportsRoutes,
  ...appRoutes,
  ...settingsRoutes,
  ...menuRoutes,
  ...quickRoutes,
  ...outsideRoutes,
  ...requestsRoutes,
  ...supportRoutes,
  ...privacyRoutes,
  ...glossariesRoutes,
  ...spokenTermsRoutes,
  ...historyRoutes,
  ...searchRoutes,
  ...memoriesRoutes,
  ...localMemoriesRoutes,
  ...alignmentRoutes,
  ...teamMemoriesRoutes,
  ...segmentsRoutes,
  ...segmentProjectsRoutes,
  ...segmentHelpRoutes,
  ...segmentPreviewRoutes,
  ...segmentReviewRoutes,
  ...segmentSelectionRoutes,
  ...forbiddenTermsRoutes,
  ...qaProfilesRoutes,
  ...segmentUpdatesRoutes,
  ...spellingRoutes,
  ...styleRulesRoutes,
  ...languagesRoutes,
  ...offlineLanguagesRoutes,
  ...enginesRoutes,
  ...textRoutes,
  ...documentsRoutes,
  ...outputFolderRoutes,
  ...writingRoutes,
  ...detectionRoutes,
  ...voiceRoutes,
  ...captionsRoutes,
};

export type Api = typeof api;
export type RouteName = keyof Api;
export type AskName = AskOf<Api>;
export type WatchName = WatchOf<Api>;
export type Input<K extends RouteName> = InputOf<Api[K]>;
export type CheckedInput<K extends RouteName> = CheckedInputOf<Api[K]>;
export type Output<K extends RouteName> = OutputOf<Api[K]>;

export type Handlers = HandlersOf<Api>;

/** The page's end of the contract; what fails, fails with a `Failure` value. */
export type Rpc = Caller<Api>;
