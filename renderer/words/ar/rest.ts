import type { RestSentences } from '../en/en.ts';
import { actions } from './actions.ts';
import { admin } from './admin.ts';
import { budgets } from './budgets.ts';
import { captions } from './captions.ts';
import { chart } from './chart.ts';
import { compare } from './compare.ts';
import { connections } from './connections.ts';
import { detection } from './detection.ts';
import { documents } from './documents.ts';
import { failureCard } from './failure-card.ts';
import { failures } from './failures.ts';
import { glossaries } from './glossaries.ts';
import { history } from './history.ts';
import { licences } from './licences.ts';
import { lineBreaks } from './line-breaks.ts';
import { memories } from './memories.ts';
import { menu } from './menu.ts';
import { onUse } from './on-use.ts';
import { options } from './options.ts';
import { outside } from './outside.ts';
import { projects } from './projects.ts';
import { quick } from './quick.ts';
import { reconcile } from './reconcile.ts';
import { reports } from './reports.ts';
import { requests } from './requests.ts';
import { search } from './search.ts';
import { segments } from './segments.ts';
import { settings, secrets } from './settings.ts';
import { shortcuts } from './shortcuts.ts';
import { styleRules } from './style-rules.ts';
import { support } from './support.ts';
import { terms } from './terms.ts';
import { usage } from './usage.ts';
import { voice } from './voice.ts';
import { welcome } from './welcome.ts';
import { writing } from './writing.ts';

/** The sentences of what is read after the start, in Arabic, as ICU messages. */
export const rest: RestSentences = {
  ...actions,
  ...admin,
  ...budgets,
  ...captions,
  ...chart,
  ...compare,
  ...connections,
  ...detection,
  ...documents,
  ...failureCard,
  ...failures,
  ...glossaries,
  ...history,
  ...licences,
  ...lineBreaks,
  ...memories,
  ...menu,
  ...onUse,
  ...options,
  ...outside,
  ...projects,
  ...quick,
  ...reconcile,
  ...reports,
  ...requests,
  ...search,
  ...secrets,
  ...segments,
  ...settings,
  ...shortcuts,
  ...styleRules,
  ...support,
  ...terms,
  ...usage,
  ...voice,
  ...welcome,
  ...writing,
};
