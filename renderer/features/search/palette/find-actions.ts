import type { ScreenId } from '../../../ui/actions/action-row.ts';
import { actionIds, actionRow, type ActionId } from '../../../ui/actions/table.ts';
import { isActionQuery } from '../store.ts';
import { score } from '../../../ui/actions/score.ts';

/** An action as people read it. */
export interface ActionWords {
  readonly name: string;
  readonly group: string;
  readonly keywords: string;
  /** Of the screen that it goes to. */
  readonly screenName?: string;
}

export interface PaletteFacts {
  readonly wordsOf: (id: ActionId) => ActionWords;
  /** What was run before, the newest first. */
  readonly recent: readonly ActionId[];
  readonly screen: ScreenId;
}

/** Actions above finds, so that both can be seen. */
const BESIDE_FINDS = 6;
const RECENT_FIRST = 5;
const AT_FIRST = 8;

/**
 * The actions that a query means, the best first. What was run before comes before equals, and what
 * the screen in view does before the rest. A query that begins with `>` gets all of them.
 */
export function findActions(query: string, facts: PaletteFacts): readonly ActionId[] {
  const isAlone = isActionQuery(query);
  const words = (isAlone ? query.trimStart().slice(1) : query).trim();
  if (words === '') {
    const all = [...new Set([...facts.recent.slice(0, RECENT_FIRST), ...nearFirst(facts.screen)])];
    return isAlone ? all : all.slice(0, AT_FIRST);
  }
  const found = actionIds()
    .map((id) => ({ id, rank: rankOf(id, words, facts) }))
    .filter(({ rank }) => rank > 0)
    .sort((one, other) => other.rank - one.rank)
    .map(({ id }) => id);
  return isAlone ? found : found.slice(0, BESIDE_FINDS);
}

function nearFirst(screen: ScreenId): readonly ActionId[] {
  const near = actionIds().filter((id) => actionRow(id).group === screen);
  return [...near, ...actionIds()];
}

/** Places that having been run before is worth; below the difference between two kinds of match. */
const RECENT_WORTH = 8;

/** Between keywords, in every language of the interface. */
const COMMA = /[,،、，]/u;

/** What a screen's name is worth more than an equal match of another action. */
const SCREEN_WORTH = 1.1;

function rankOf(id: ActionId, words: string, { wordsOf, recent, screen }: PaletteFacts): number {
  const { name, group, keywords, screenName } = wordsOf(id);
  const scores = [
    score(words, name),
    // By the name of a screen most people want to go there.
    ...(screenName === undefined ? [] : [score(words, screenName) * SCREEN_WORTH]),
    score(words, `${name} ${group}`) * 0.7,
    score(words, `${group} ${name}`) * 0.7,
    // A keyword is one of several names.
    ...keywords.split(COMMA).map((keyword) => score(words, keyword.trim()) * 0.5),
  ];
  const best = scores.reduce((most, one) => Math.max(most, one), 0);
  if (best === 0) return 0;
  const place = recent.indexOf(id);
  const isNear = actionRow(id).group === screen;
  return best + (place < 0 ? 0 : RECENT_WORTH - place / recent.length) + (isNear ? 4 : 0);
}
