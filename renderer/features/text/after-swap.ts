import type { LocalMemory } from '../../../preload/contract/local-memories.ts';
import type { Page } from '../../ui/stores.ts';
import { shownMemories } from '../local-memories/state.ts';
import { localMemoriesStore } from '../local-memories/store.ts';
import { emptyColumn, isOf, resultOf, type Column } from './column.ts';
import type { Facts } from './fit.ts';
import { foundLanguage, type TextState } from './state.ts';
import { rememberVariant, swapped } from './swap.ts';
import { choiceOf, memoryFor, pairKey, withChoice, type ChosenByPair } from './swap-memory.ts';
import { exchanged, settledOptions } from './targets.ts';
import type { Swap } from './text-store.ts';
import { isUntouched, sideOf, turnedBack, type UnswappedText } from './turned.ts';
import { untranslatedOf } from './untranslated.ts';

export function swapOf(store: Page['store']): Swap {
  const { state } = store(localMemoriesStore);
  return createSwap(() => shownMemories(state.getState()));
}

/** @param localMemories those that are known now */
export function createSwap(localMemories: () => readonly LocalMemory[]): Swap {
  return (state, change, facts) => {
    const now = state.getState();
    const { turned } = now;
    const last = turned !== null && isUntouched(turned, now) ? turned : null;
    const next = last === null ? turnedRound(now, facts, localMemories()) : turnedBack(last, now);
    if (next === null) return false;
    change(next);
    const after = state.getState();
    state.setState({
      turned: {
        // Told again by the swap that leads back to it, also when it was put away meanwhile.
        before: {
          ...sideOf(now, foundLanguage(now)),
          unswapped: last?.after.unswapped ?? null,
        },
        after: sideOf(after, foundLanguage(after)),
        chosenByPair: withCurrent(now),
      },
    });
    return true;
  };
}

/** The languages exchanged, and the text for its whole result; null where the pair cannot turn. */
function turnedRound(
  now: TextState,
  facts: Facts,
  localMemories: readonly LocalMemory[],
): Partial<TextState> | null {
  const [first, ...others] = now.columns;
  const source = now.source ?? foundLanguage(now)?.language;
  if (first === undefined || source === undefined) return null;
  const variants = rememberVariant(now.variants, first.target);
  const pair = swapped({ source, target: first.target }, variants, facts.languages);
  if (pair === null) return null;
  const columns = [
    emptyColumn(pair.target),
    ...others.filter((column) => column.target !== pair.target),
  ];
  const own = exchanged(now.own, first.target, pair.target);
  const settled = settledOptions(columns, own, now.options);
  const choice = memoryFor(
    choiceOf(settled.options),
    pair,
    now.threshold,
    { memories: facts.memories, localMemories },
    withCurrent(now),
  );
  const isBlank = now.text.trim() === '';
  const unswapped = isBlank ? null : unswappedText(first, now);
  return {
    text: isBlank || unswapped !== null ? now.text : resultOf(first),
    unswapped,
    source: pair.source,
    columns,
    ...settled,
    options: withChoice(settled.options, choice),
    threshold: choice.memory?.threshold ?? now.threshold,
    variants,
  };
}

/**
 * Why a result does not become the text: half of it would be of another language, or it is not one of the
 * text as it stands. What a person wrote there does.
 */
function unswappedText(column: Column, { revision, source }: TextState): UnswappedText | null {
  const { shown, run, edited, target } = column;
  if (run.state === 'running') return 'running';
  if (shown === null || !isOf(column, revision) || resultOf(column).trim() === '') return 'none';
  if (edited !== null) return null;
  if (run.state !== 'done') return 'none';
  const left = untranslatedOf(shown.translation, source, target);
  if (left === null) return null;
  return left.amount === 'all' ? 'none' : 'partly';
}

/** Which memory goes with which pair, the present one included. */
function withCurrent(now: TextState): ChosenByPair {
  const source = now.source ?? foundLanguage(now)?.language;
  const target = now.columns[0]?.target;
  const before = now.turned?.chosenByPair ?? {};
  if (source === undefined || target === undefined) return before;
  return { ...before, [pairKey({ source, target })]: choiceOf(now.options) };
}
