import { createStore } from 'zustand/vanilla';
import type { Rpc } from '../../../preload/contract/api.ts';
import { createLifetime } from '../connections/lifetime.ts';
import { createInstructionVerbs } from './instruction-verbs.ts';
import { isUnchanged, listChanges } from './list-changes.ts';
import { createListVerbs } from './list-verbs.ts';
import { rebased } from './rule-draft.ts';
import { createRuleVerbs } from './rule-verbs.ts';
import { draftOf, NO_STYLE_RULES, type StyleRulesState, chosenList } from './state.ts';
import type {
  StyleRulesContext,
  StyleRulesPorts,
  StyleRulesStore,
  TrialVerbs,
} from './style-rules-store.ts';
import { withoutKey } from './without-key.ts';
import { defineStore } from '../../ui/stores.ts';
import { customizationsStore } from '../customizations/store.ts';
import type { StyleTried } from '../../../preload/contract/style-rules.ts';
import { attempts } from '../../ui/failure/attempt.ts';

/** The style rules of the active connection, while they are edited. */
export function createStyleRulesStore(rpc: Rpc, ports: StyleRulesPorts): StyleRulesStore {
  const state = createStore<StyleRulesState>(() => NO_STYLE_RULES);
  const life = createLifetime();
  const context: StyleRulesContext = {
    rpc,
    state,
    life,
    onChange: ports.onChange,
    receive(list, by) {
      state.setState((now) => {
        const before = now.lists?.find(({ id }) => id === list.id);
        if (before === undefined) return {};
        const changes = listChanges(before, list);
        const isNews = before.version !== list.version || !isUnchanged(changes);
        const draft = rebased(draftOf(now, list.id), list.rules);
        return {
          lists: (now.lists ?? []).map((one) => (one.id === list.id ? list : one)),
          drafts:
            Object.keys(draft).length === 0
              ? withoutKey(now.drafts, list.id)
              : { ...now.drafts, [list.id]: draft },
          ...(isNews && {
            news: {
              ...now.news,
              [list.id]: { by, from: before.version, to: list.version, changes },
            },
          }),
        };
      });
    },
  };

  return {
    state,
    ...createListVerbs(context),
    ...createRuleVerbs(context),
    ...createInstructionVerbs(context),
    ...createTrialVerbs(context),
    forget() {
      life.end();
      state.setState(({ drafts, edits, newList, trial }) => ({
        ...NO_STYLE_RULES,
        drafts,
        edits,
        newList,
        trial: { ...trial, source: null, target: null },
      }));
    },
  };
}

export const styleRulesStore = defineStore<StyleRulesStore>({
  name: 'styleRules',
  scope: 'connection',
  create: ({ rpc, store }) =>
    createStyleRulesStore(rpc, { onChange: () => void store(customizationsStore).refresh() }),
});

function createTrialVerbs({ rpc, state }: StyleRulesContext): TrialVerbs {
  const trials = attempts<StyleTried>((trying) => state.setState({ trying }));
  // What was tried with one list says nothing about another.
  state.subscribe((now, before) => {
    if (now.chosen !== before.chosen) trials.reset();
  });
  return {
    writeTrial(change) {
      trials.reset();
      state.setState(({ trial }) => ({ trial: { ...trial, ...change } }));
    },
    async tryOut() {
      const now = state.getState();
      const list = chosenList(now);
      const { text, source, target } = now.trial;
      if (list === null || text.trim() === '') return;
      await trials.start((signal) =>
        rpc.ask(
          'style-rules.try',
          { id: list.id, text, source, target: target ?? list.language },
          signal,
        ),
      );
    },
  };
}
