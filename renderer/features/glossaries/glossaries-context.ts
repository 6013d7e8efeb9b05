import type { StoreApi } from 'zustand/vanilla';
import type { Rpc } from '../../../preload/contract/api.ts';
import type { Glossary } from '../../../preload/contract/glossaries.ts';
import type { Lifetime } from '../connections/lifetime.ts';
import type { AddTermStore } from './add-term/store.ts';
import type { TermMarksStore } from './marks/store.ts';
import type { DictionaryState, GlossariesState, Pair } from './state.ts';

/** What the glossaries need from elsewhere. */
export interface GlossariesPorts {
  /** Hands a file over to main and answers with its ticket. */
  readonly hand: (file: File) => Promise<string>;
  /** The service's glossaries are other ones now: lists of them elsewhere are out of date. */
  readonly changed: () => void;
  readonly marks: Pick<TermMarksStore, 'outdate'>;
  /** Terms that are added from a selection change dictionaries, too; texts use what is edited here. */
  readonly adding: Pick<AddTermStore, 'onChange' | 'edited'>;
  /** Orders texts, by the language of the page where not given. */
  readonly compare?: (one: string, other: string) => number;
}

/** What the parts of the store work on. */
export interface GlossariesContext {
  readonly rpc: Rpc;
  readonly state: StoreApi<GlossariesState>;
  readonly life: Lifetime;
  readonly ports: GlossariesPorts;
  readonly changeDictionary: (id: string, pair: Pair, change: Partial<DictionaryState>) => void;
  /** Takes dictionaries off the page; all of a glossary without a pair. */
  readonly dropDictionaries: (id: string, pair?: Pair) => void;
  /** Takes a glossary over as the service has it now. */
  readonly put: (glossary: Glossary) => void;
}
