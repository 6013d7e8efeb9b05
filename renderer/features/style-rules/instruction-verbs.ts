import type { StyleInstruction, StyleRuleList } from '../../../preload/contract/style-rules.ts';
import { IDLE } from '../../ui/failure/attempt.ts';
import { outcomeOf } from '../connections/lifetime.ts';
import { chosenList, type InstructionEdit } from './state.ts';
import { withoutKey } from './without-key.ts';
import type { InstructionVerbs, StyleRulesContext } from './style-rules-store.ts';

export function createInstructionVerbs({
  rpc,
  state,
  life,
  onChange,
  receive,
}: StyleRulesContext): InstructionVerbs {
  const get = state.getState;
  const set = state.setState;

  function write(id: string, edit: InstructionEdit | null) {
    set(({ edits }) => ({
      edits: edit === null ? withoutKey(edits, id) : { ...edits, [id]: edit },
    }));
  }

  /** Deletes or moves, and reads what the list has become; also where only a part was done. */
  async function arrange(
    id: string,
    request: (signal: AbortSignal) => Promise<StyleRuleList>,
  ): Promise<void> {
    if (get().arranging.state === 'running') return;
    const list = await life.run<StyleRuleList>(
      (now) => set({ arranging: outcomeOf(now) }),
      async (signal) => {
        try {
          return await request(signal);
        } catch (thrown) {
          const left = await rpc.ask('style-rules.get', { id }, signal).catch(() => null);
          if (left !== null && !signal.aborted) receive(left, 'here');
          throw thrown;
        }
      },
    );
    onChange();
    if (list === null) return;
    receive(list, 'here');
    set({ arranging: IDLE });
  }

  return {
    writeInstruction(edit) {
      const { chosen } = get();
      if (chosen === null) return;
      write(chosen, edit);
      set({ keeping: IDLE });
    },
    async keepInstruction() {
      const { edits, keeping } = get();
      const before = chosenList(get());
      const edit = before === null ? undefined : edits[before.id];
      if (before === null || edit === undefined || keeping.state === 'running') return;
      const { id } = before;
      const content = {
        label: edit.label.trim(),
        prompt: edit.prompt.trim(),
        sourceLanguage: edit.sourceLanguage,
      };
      const list = await life.run<StyleRuleList>(
        (now) => set({ keeping: outcomeOf(now) }),
        async (signal) => {
          const kept =
            edit.id === null
              ? await rpc.ask('style-rules.add-instruction', { id, instruction: content }, signal)
              : await rpc.ask(
                  'style-rules.change-instruction',
                  { id, instruction: edit.id, change: content },
                  signal,
                );
          // It is kept whether or not the list can be read again: nobody is to keep it twice.
          const read = await rpc.ask('style-rules.get', { id }, signal).catch(() => null);
          return read ?? withInstruction(before, kept);
        },
      );
      if (list === null) return;
      receive(list, 'here');
      set({ keeping: IDLE });
      // What was written on meanwhile is not thrown away.
      if (get().edits[id] === edit) write(id, null);
      onChange();
    },
    async removeInstruction(instruction) {
      const { chosen: id } = get();
      if (id === null) return;
      await arrange(id, async (signal) => {
        await rpc.ask('style-rules.remove-instruction', { id, instruction }, signal);
        return rpc.ask('style-rules.get', { id }, signal);
      });
      if (get().edits[id]?.id === instruction && get().arranging.state === 'idle') write(id, null);
    },
    async moveInstruction(instruction, place) {
      const list = chosenList(get());
      if (list === null) return;
      const order = list.instructions.map((one) => one.id);
      const from = order.indexOf(instruction);
      const to = Math.min(Math.max(place, 0), order.length - 1);
      if (from < 0 || from === to) return;
      order.splice(from, 1);
      order.splice(to, 0, instruction);
      const { id } = list;
      await arrange(id, (signal) =>
        rpc.ask('style-rules.order-instructions', { id, order }, signal),
      );
    },
    forgetArranging: () => set({ arranging: IDLE }),
  };
}

/** The list with an instruction in its old place, or behind the others. */
function withInstruction(list: StyleRuleList, kept: StyleInstruction): StyleRuleList {
  const isThere = list.instructions.some(({ id }) => id === kept.id);
  return {
    ...list,
    instructions: isThere
      ? list.instructions.map((one) => (one.id === kept.id ? kept : one))
      : [...list.instructions, kept],
  };
}
