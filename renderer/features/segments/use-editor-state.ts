import { useStore } from 'zustand';
import { activeRow, type EditorState } from './state.ts';
import type { Segment } from '../../../preload/contract/segments.ts';
import { usePageStore } from '../../ui/stores.ts';
import { segmentsStore } from './store.ts';

/** Something of the open project, for parts that are shown only while one is open. */
export function useEditorState<Value>(select: (editor: EditorState) => Value): Value {
  const segments = usePageStore(segmentsStore);
  return useStore(segments.state, ({ editor }) => {
    if (editor === null) throw new Error('No project is open');
    return select(editor);
  });
}

/** The segment that is edited; null before its row has come. */
export const useActiveRow = (): Segment | null => useEditorState(activeRow);
