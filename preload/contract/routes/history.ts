import type { ExportedFile } from '../exported-file.ts';
import type { HistoryDetail, HistoryList, SearchAnswer } from '../history.ts';
import {
  EntryPin,
  HistoryExport,
  HistoryPage,
  OneEntry,
  SearchInput,
  SomeEntries,
} from '../history.ts';
import { ask, nothing, watch } from '../route.ts';

export const HISTORY = {
  'history.page': ask(HistoryPage).gives<HistoryList>(),
  /** A number that grows with every change of the history. */
  'history.watch': watch(nothing).gives<{ readonly version: number; readonly entries: number }>(),
  'history.get': ask(OneEntry).gives<HistoryDetail>(),
  'history.pin': ask(EntryPin).gives<null>(),
  'history.remove': ask(SomeEntries).gives<null>(),
  'history.export': ask(HistoryExport).gives<ExportedFile>(),

  'search.all': ask(SearchInput).gives<SearchAnswer>(),
};
