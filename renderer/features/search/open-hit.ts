import type { SearchHit } from '../../../preload/contract/search.ts';
import type { ActionId } from '../../ui/actions/table.ts';
import { EVERYTHING } from '../history/filter.ts';
import { glossariesStore } from '../glossaries/store.ts';
import { historyStore } from '../history/store.ts';
import { localMemoriesStore } from '../local-memories/store.ts';
import { voiceStore } from '../voice/store.ts';
import type { Page } from '../../ui/stores.ts';

/** Shows a find where it is kept. Answers with the way there. */
export async function openHit(hit: SearchHit, store: Page['store']): Promise<ActionId> {
  const { origin, id, source, target } = hit;
  switch (origin) {
    case 'glossary': {
      const glossaries = store(glossariesStore);
      // What is not read yet cannot be chosen.
      await glossaries.load();
      if (source === null || target === null) glossaries.choose(id);
      else glossaries.choose(id, { source, target });
      glossaries.findEntries(hit.before);
      return 'go-glossaries';
    }
    case 'history': {
      const history = store(historyStore);
      history.narrow(EVERYTHING);
      void history.choose(Number(id));
      return 'go-history';
    }
    case 'transcript':
      store(voiceStore).session.show(id);
      return 'go-voice';
    case 'memory': {
      const memories = store(localMemoriesStore);
      memories.openTab('local');
      memories.choose(id);
      memories.openView('units');
      memories.search({ query: hit.before, side: 'source', mode: 'exact' });
      return 'go-memories';
    }
  }
}
