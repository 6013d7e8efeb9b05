import { useAction } from '../../../ui/actions/use-action.ts';
import { usePageStore } from '../../../ui/stores.ts';
import { segmentsStore } from '../store.ts';

/** Selecting by keys, on offer while a project is open. */
export function SelectionActions() {
  const segments = usePageStore(segmentsStore);
  useAction('segments-select-all', () => void segments.selectAll());
  useAction('segments-select-up', () => void segments.extendBy(-1));
  useAction('segments-select-down', () => void segments.extendBy(1));
  useAction('segments-select-toggle', () => void segments.toggleActive());
  return null;
}
