import { commonHead, commonTail } from './common-ends.ts';

/** Gives a node another text by changing no more of it than differs; ranges in the rest stay where they are. */
export function patchText(node: Pick<CharacterData, 'data' | 'replaceData'>, text: string): void {
  const before = node.data;
  if (before === text) return;
  const head = commonHead(before, text, text.length);
  const tail = commonTail(before, text, Math.min(before.length, text.length) - head);
  node.replaceData(head, before.length - head - tail, text.slice(head, text.length - tail));
}
