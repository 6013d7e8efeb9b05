import type { ConcordanceQuery } from '../state.ts';
import { plainWords } from '../tags/tagged-text.ts';

/** What is selected in a source or a target; null when nothing is. */
export function selectedWords(): Pick<ConcordanceQuery, 'text' | 'side'> | null {
  const { activeElement } = document;
  if (activeElement instanceof HTMLTextAreaElement) {
    const { value, selectionStart, selectionEnd } = activeElement;
    const text = plainWords(value.slice(selectionStart, selectionEnd)).trim();
    if (text !== '') return { text, side: 'target' };
  }
  const selection = document.getSelection();
  const text = selection?.toString().trim() ?? '';
  if (text === '') return null;
  const node = selection?.anchorNode ?? null;
  const element = node instanceof Element ? node : node?.parentElement;
  const cell = element?.closest('.segment-target, [data-side="target"]') ?? null;
  const isTarget = cell !== null;
  return { text, side: isTarget ? 'target' : 'source' };
}
