import type { StyleRuleList } from '../../../preload/contract/style-rules.ts';
import { IDLE } from '../../ui/failure/attempt.ts';
import { outcomeOf } from '../connections/lifetime.ts';
import { applied, withOption, withoutRules, type RuleDraft } from './rule-draft.ts';
import { chosenList, draftOf } from './state.ts';
import type { RuleVerbs, StyleRulesContext } from './style-rules-store.ts';

/** What came of trying to save: the saved list, or the newer one that nothing was sent over. */
interface Saved {
  readonly list: StyleRuleList;
  readonly isOvertaken: boolean;
}

export function createRuleVerbs({
  rpc,
  state,
  life,
  onChange,
  receive,
}: StyleRulesContext): RuleVerbs {
  const get = state.getState;
  const set = state.setState;

  function change(next: (draft: RuleDraft, list: StyleRuleList) => RuleDraft) {
    const list = chosenList(get());
    if (list === null) return;
    const draft = next(draftOf(get(), list.id), list);
    set(({ drafts, saving }) => ({
      drafts: { ...drafts, [list.id]: draft },
      // Why the last try failed says nothing about other rules.
      ...(saving.state === 'failed' && { saving: IDLE }),
    }));
  }

  return {
    setOption: (setting) => change((draft, { rules }) => withOption(draft, rules, setting)),
    clearRules(category) {
      const { catalogue } = get();
      if (catalogue.state !== 'done') return;
      const known = catalogue.value.categories
        .filter(({ id }) => category === null || id === category)
        .flatMap(({ id, rules }) => rules.map((rule) => ({ category: id, rule: rule.id })));
      change((draft, { rules }) => withoutRules(draft, rules, known));
    },
    discard: () => change(() => ({})),
    async save() {
      const list = chosenList(get());
      const { saving } = get();
      if (list === null || saving.state === 'running') return;
      const { id, version } = list;
      const sent = draftOf(get(), id);
      if (Object.keys(sent).length === 0) return;
      const saved = await life.run<Saved>(
        (now) => set({ saving: outcomeOf(now) }),
        async (signal) => {
          const newest = await rpc.ask('style-rules.get', { id }, signal);
          if (newest.version !== version) return { list: newest, isOvertaken: true };
          const rules = applied(newest.rules, sent);
          const answer = await rpc.ask('style-rules.configure', { id, rules }, signal);
          return { list: answer, isOvertaken: false };
        },
      );
      if (saved === null) return;
      // What was set while it was being saved differs from what was saved, and stays.
      receive(saved.list, saved.isOvertaken ? 'elsewhere' : 'here');
      if (get().chosen === id) set({ isOvertaken: saved.isOvertaken });
      set({ saving: IDLE });
      onChange();
    },
  };
}
