import type { SearchHit } from '../../preload/contract/history.ts';
import type { ActionId } from '../actions/table.ts';
import { EVERYTHING } from '../history/filter.ts';
import type { Stores } from '../workbench.ts';

/** Shows a find where it is kept. Answers with the way there. */
export async function openHit(
  hit: SearchHit,
  stores: Pick<Stores, 'glossaries' | 'history' | 'localMemories' | 'voice'>,
): Promise<ActionId> {
  const { origin, id, source, target } = hit;
  switch (origin) {
    case 'glossary':
      // What is not read yet cannot be chosen.
      await stores.glossaries.load();
      if (source === null || target === null) stores.glossaries.choose(id);
      else stores.glossaries.choose(id, { source, target });
      stores.glossaries.findEntries(hit.before);
      return 'go-glossaries';
    case 'history':
      stores.history.narrow(EVERYTHING);
      void stores.history.choose(Number(id));
      return 'go-history';
    case 'transcript':
      stores.voice.session.show(id);
      return 'go-voice';
    case 'memory':
      stores.localMemories.openTab('local');
      stores.localMemories.choose(id);
      stores.localMemories.openView('units');
      stores.localMemories.search({ query: hit.before, side: 'source', mode: 'exact' });
      return 'go-memories';
  }
}
