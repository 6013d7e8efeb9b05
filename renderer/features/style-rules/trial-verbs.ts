import type { StyleTried } from '../../../preload/contract/style-rules.ts';
import { attempts } from '../../ui/failure/attempt.ts';
import { chosenList } from './state.ts';
import type { StyleRulesContext, TrialVerbs } from './style-rules-store.ts';

export function createTrialVerbs({ rpc, state }: StyleRulesContext): TrialVerbs {
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
