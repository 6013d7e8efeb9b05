/** Gives a node another text by changing no more of it than differs; ranges in the rest stay where they are. */
export function patchText(node: Pick<CharacterData, 'data' | 'replaceData'>, text: string): void {
  const before = node.data;
  if (before === text) return;
  const most = Math.min(before.length, text.length);
  let head = 0;
  while (head < most && before.charCodeAt(head) === text.charCodeAt(head)) head += 1;
  let tail = 0;
  const rest = most - head;
  while (
    tail < rest &&
    before.charCodeAt(before.length - 1 - tail) === text.charCodeAt(text.length - 1 - tail)
  ) {
    tail += 1;
  }
  node.replaceData(head, before.length - head - tail, text.slice(head, text.length - tail));
}
