import { useEffect, useState } from 'react';
import { useAction } from '../../ui/actions/use-action.ts';
import type { ScreenId } from '../../ui/actions/action-row.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { useIdle } from '../../ui/use-idle.ts';
import { holdKeys } from '../../ui/held-keys.ts';
import type { SearchDialogProps, Wanted } from './SearchDialog.tsx';
import { createLastField } from '../../ui/text-field.ts';

const SearchDialog = lazyPart<SearchDialogProps>(
  async () => (await import('./SearchDialog.tsx')).SearchDialog,
);

/** Over any screen: one box that runs every action and searches everything that is kept. */
export function SearchBox({ screen }: { readonly screen: ScreenId }) {
  const [lastField] = useState(createLastField);
  const [wanted, setWanted] = useState<Wanted | null>(null);
  const isIdle = useIdle();
  useEffect(() => {
    const leaving = new AbortController();
    lastField.follow(document, leaving.signal);
    return () => leaving.abort();
  }, [lastField]);
  const open = (query: string) => {
    wanted?.held.release();
    setWanted({ query, field: lastField.get(document), held: holdKeys(window) });
  };
  useAction('search', () => open(''));
  useAction('run-action', () => open('>'));
  return isIdle || wanted !== null ? <SearchDialog screen={screen} wanted={wanted} /> : null;
}
