import { createStore } from 'zustand/vanilla';
import type { Rpc } from '../../../preload/contract/api.ts';
import { createLifetime } from '../connections/lifetime.ts';
import { createInstructionVerbs } from './instruction-verbs.ts';
import { isUnchanged, listChanges } from './list-changes.ts';
import { createListVerbs } from './list-verbs.ts';
import { rebased } from './rule-draft.ts';
import { createRuleVerbs } from './rule-verbs.ts';
import { draftOf, NO_STYLE_RULES, type StyleRulesState } from './state.ts';
import type { StyleRulesContext, StyleRulesPorts, StyleRulesStore } from './style-rules-store.ts';
import { createTrialVerbs } from './trial-verbs.ts';
import { withoutKey } from './without-key.ts';
import { defineStore } from '../../ui/stores.ts';
import { customizationsStore } from '../customizations/store.ts';

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
