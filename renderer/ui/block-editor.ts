import { textBlocks } from './text-blocks.ts';

/** One change of a text: `removed` at an offset gave way to `inserted`. */
export interface TextChange {
  readonly at: number;
  readonly removed: string;
  readonly inserted: string;
}

/** A text of any length that is edited in an element, block by block. */
export interface BlockEditor {
  readonly text: () => string;
  /** Shows another text from outside, with a history of its own. */
  readonly set: (text: string) => void;
  /** UTF-16 offsets of what is selected; null while the selection is elsewhere. */
  readonly selection: () => readonly [start: number, end: number] | null;
  readonly select: (start: number, end: number) => void;
  readonly close: () => void;
}

export interface BlockEditorOptions {
  readonly text: string;
  readonly mostUnits: number;
  /** The change that led to the text, to be undone first. */
  readonly before: TextChange | null;
  readonly onChange: (text: string) => void;
  /** What is selected, each time it changes. */
  readonly onSelect?: (text: string) => void;
}

const editors = new WeakMap<HTMLElement, BlockEditor>();

/** Selects in a text that is edited in blocks; elsewhere nothing happens. */
export function selectInBlocks(element: HTMLElement, start: number, end: number): void {
  editors.get(element)?.select(start, end);
}

const MOST_CHANGES = 1_000;
/** UTF-16 units that all changes together may hold. */
const MOST_KEPT = 16_000_000;

/**
 * Turns an element with `contenteditable` into an editor. Chromium lays a text area out as a whole, so
 * that a long text would hold up the page with every key; here each block has its own layout, and only
 * in sight. Keys, pasting, dropping and undo change a plain text, of which the element shows the blocks;
 * what an input method composes is taken over when it is done.
 */
export function createBlockEditor(root: HTMLElement, options: BlockEditorOptions): BlockEditor {
  const { mostUnits, onChange, onSelect } = options;
  const life = new AbortController();
  const { signal } = life;
  let text = options.text;
  let isComposing = false;
  /** What was selected last, for when the keyboard comes back without a pointer. */
  let last: readonly [start: number, end: number] | null = null;
  let isPointed = false;
  const { before } = options;
  let past: TextChange[] = before === null || before.removed === before.inserted ? [] : [before];
  let future: TextChange[] = [];

  /** The line that a text area shows behind its last line end. */
  const end = document.createElement('br');

  function elementsOf(part: string): HTMLElement[] {
    return textBlocks([part]).map(({ parts, lines }) => {
      const block = newBlock();
      block.style.containIntrinsicBlockSize = `auto ${lines}lh`;
      block.textContent = parts.map((one) => one.text).join('');
      return block;
    });
  }

  function draw() {
    const blocks = elementsOf(text);
    if (blocks.length === 0) blocks.push(newBlock());
    blocks.at(-1)?.append(end);
    root.replaceChildren(...blocks);
  }

  const lengthOf = (node: Node): number => node.textContent?.length ?? 0;

  /** The offset in the text of a place in the element. */
  function offsetOf(node: Node, offset: number): number {
    const range = new Range();
    const block = blockOf(node);
    if (block === null) {
      let sum = 0;
      for (const child of [...root.childNodes].slice(0, offset)) sum += lengthOf(child);
      return sum;
    }
    range.setStart(block, 0);
    range.setEnd(node, offset);
    let sum = range.toString().length;
    for (let one = block.previousSibling; one !== null; one = one.previousSibling) {
      sum += lengthOf(one);
    }
    return sum;
  }

  function blockOf(node: Node): Node | null {
    let block: Node | null = node;
    while (block !== null && block.parentNode !== root) block = block.parentNode;
    return block;
  }

  /** The block that holds an offset, and where it begins; the later one where two meet. */
  function blockAt(offset: number): { readonly block: Element | null; readonly start: number } {
    let start = 0;
    for (let block = root.firstElementChild; block !== null; block = block.nextElementSibling) {
      const length = lengthOf(block);
      if (offset < start + length || block.nextElementSibling === null) return { block, start };
      start += length;
    }
    return { block: null, start: 0 };
  }

  function placeOf(offset: number): readonly [node: Node, offset: number] {
    const { block, start } = blockAt(offset);
    const words = block?.firstChild;
    if (words instanceof Text && offset - start <= words.length) {
      const isLastLine = offset === text.length && text.endsWith('\n') && block !== null;
      return isLastLine ? [block, 1] : [words, offset - start];
    }
    return [block ?? root, 0];
  }

  function selection(): readonly [start: number, end: number] | null {
    const { anchorNode, anchorOffset, focusNode, focusOffset } = selected();
    if (anchorNode === null || focusNode === null) return null;
    if (!root.contains(anchorNode) || !root.contains(focusNode)) return null;
    const anchor = offsetOf(anchorNode, anchorOffset);
    const focus = offsetOf(focusNode, focusOffset);
    return [Math.min(anchor, focus), Math.max(anchor, focus)];
  }

  const selected = () =>
    document.getSelection() ?? {
      anchorNode: null,
      anchorOffset: 0,
      focusNode: null,
      focusOffset: 0,
    };

  function select(from: number, to: number) {
    document.getSelection()?.setBaseAndExtent(...placeOf(from), ...placeOf(to));
    const { block } = blockAt(to);
    const caret = caretBox() ?? block?.getBoundingClientRect();
    if (caret === undefined) return;
    const view = root.getBoundingClientRect();
    if (caret.top < view.top) root.scrollTop -= view.top - caret.top + caret.height;
    else if (caret.bottom > view.bottom) {
      root.scrollTop += Math.min(caret.bottom - view.bottom + 8, caret.top - view.top);
    }
  }

  function caretBox(): DOMRect | undefined {
    const chosen = document.getSelection();
    if (chosen === null || chosen.rangeCount === 0 || chosen.focusNode === null) return undefined;
    const range = new Range();
    range.setStart(chosen.focusNode, chosen.focusOffset);
    return range.getClientRects()[0];
  }

  /** Shows one change; blocks that it does not touch stay as they are. */
  function show({ at, removed, inserted }: TextChange) {
    const first = blockAt(at);
    const last = blockAt(at + removed.length);
    text = text.slice(0, at) + inserted + text.slice(at + removed.length);
    if (first.block === null || last.block === null) {
      draw();
      return;
    }
    const head = first.block.textContent.slice(0, at - first.start);
    const tail = last.block.textContent.slice(at + removed.length - last.start);
    const words = head + inserted + tail;
    const isLast = last.block.nextElementSibling === null;
    const gone: Element[] = [];
    for (let one = first.block; ; one = one.nextElementSibling ?? last.block) {
      gone.push(one);
      if (one === last.block) break;
    }
    const next = elementsOf(words);
    const [only] = next;
    const held = first.block.firstChild;
    if (next.length === 1 && only !== undefined && gone.length === 1 && held instanceof Text) {
      held.data = words;
      return;
    }
    if (next.length === 0 && gone.length === root.childElementCount) next.push(newBlock());
    first.block.before(...next);
    for (const one of gone) one.remove();
    if (isLast) root.lastElementChild?.append(end);
  }

  function newBlock(): HTMLElement {
    const block = document.createElement('div');
    block.className = 'edit-block';
    return block;
  }

  function apply(change: TextChange) {
    show(change);
    onChange(text);
  }

  /** Letters that are typed one behind another are undone together, up to a space. */
  function remember(change: TextChange) {
    const last = past.at(-1);
    future = [];
    const isTyped =
      last !== undefined &&
      change.removed === '' &&
      last.removed === '' &&
      last.at + last.inserted.length === change.at &&
      change.inserted.length === 1 &&
      last.inserted.length < 40 &&
      !/\s/.test(last.inserted.slice(-1));
    if (isTyped) past.splice(-1, 1, { ...last, inserted: last.inserted + change.inserted });
    else past.push(change);
    let kept = past.reduce((sum, one) => sum + one.removed.length + one.inserted.length, 0);
    while (past.length > 1 && (past.length > MOST_CHANGES || kept > MOST_KEPT)) {
      const oldest = past.shift();
      kept -= (oldest?.removed.length ?? 0) + (oldest?.inserted.length ?? 0);
    }
  }

  function replace(from: number, to: number, words: string) {
    const room = mostUnits - (text.length - (to - from));
    const inserted = words.replace(/\r\n?/g, '\n').slice(0, Math.max(0, room));
    if (inserted === '' && from === to) return;
    const change = { at: from, removed: text.slice(from, to), inserted };
    remember(change);
    apply(change);
    select(from + inserted.length, from + inserted.length);
  }

  function undo() {
    const change = past.pop();
    if (change === undefined) return;
    future.push(change);
    apply({ at: change.at, removed: change.inserted, inserted: change.removed });
    select(change.at, change.at + change.removed.length);
  }

  function redo() {
    const change = future.pop();
    if (change === undefined) return;
    past.push(change);
    apply(change);
    const caret = change.at + change.inserted.length;
    select(caret, caret);
  }

  /** Takes over what was changed in the element itself. */
  function takeOver() {
    const now = root.textContent;
    if (now === text) return;
    const caret = selection()?.[1] ?? now.length;
    let at = 0;
    while (at < now.length && now[at] === text[at]) at += 1;
    let tail = 0;
    const most = Math.min(now.length, text.length) - at;
    while (tail < most && now.at(-1 - tail) === text.at(-1 - tail)) tail += 1;
    remember({
      at,
      removed: text.slice(at, text.length - tail),
      inserted: now.slice(at, now.length - tail),
    });
    text = now;
    draw();
    select(caret, caret);
    onChange(text);
  }

  function onBeforeInput(event: InputEvent) {
    const { inputType } = event;
    if (inputType.endsWith('CompositionText')) return;
    event.preventDefault();
    if (inputType === 'historyUndo') undo();
    else if (inputType === 'historyRedo') redo();
    else if (inputType.startsWith('delete')) remove(event);
    else if (inputType.startsWith('insert')) {
      const [from, to] = rangeOf(event);
      const isBreak = inputType === 'insertLineBreak' || inputType === 'insertParagraph';
      const words = event.data ?? event.dataTransfer?.getData('text/plain') ?? '';
      replace(from, to, isBreak ? '\n' : words);
    }
  }

  function rangeOf(event: InputEvent): readonly [from: number, to: number] {
    const [target] = event.getTargetRanges();
    if (target === undefined || !root.contains(target.startContainer)) {
      return selection() ?? [text.length, text.length];
    }
    const from = offsetOf(target.startContainer, target.startOffset);
    const to = offsetOf(target.endContainer, target.endOffset);
    return [Math.min(from, to), Math.max(from, to)];
  }

  function remove(event: InputEvent) {
    const [from, to] = rangeOf(event);
    if (from !== to) replace(from, to, '');
    // Where two blocks meet, nothing lies between them: the letter beside goes.
    else if (event.inputType.endsWith('Forward')) replace(from, nextLetter(from), '');
    else replace(previousLetter(from), from, '');
  }

  const isPair = (at: number) => (text.codePointAt(at) ?? 0) > 0xffff;
  const nextLetter = (at: number) => Math.min(text.length, at + (isPair(at) ? 2 : 1));
  const previousLetter = (at: number) => Math.max(0, at - (at > 1 && isPair(at - 2) ? 2 : 1));

  function onKey(event: KeyboardEvent) {
    const isCommand = (event.ctrlKey || event.metaKey) && !event.altKey;
    const key = event.key.toLowerCase();
    const isStart = key === 'home' || (event.metaKey && key === 'arrowup');
    const isEnd = key === 'end' || (event.metaKey && key === 'arrowdown');
    if (!isCommand || !(key === 'z' || key === 'y' || isStart || isEnd)) return;
    event.preventDefault();
    if (isStart || isEnd) goTo(isStart ? 0 : text.length, event.shiftKey);
    else if (key === 'y' || event.shiftKey) redo();
    else undo();
  }

  /** To an end of the text, which Chromium misses by a letter while that has no layout. */
  function goTo(offset: number, isSelecting: boolean) {
    const { anchorNode, anchorOffset } = selected();
    const hasAnchor = isSelecting && anchorNode !== null && root.contains(anchorNode);
    select(hasAnchor ? offsetOf(anchorNode, anchorOffset) : offset, offset);
  }

  function onCopy(event: ClipboardEvent) {
    const range = selection();
    if (range === null || range[0] === range[1]) return;
    event.clipboardData?.setData('text/plain', text.slice(...range));
    event.preventDefault();
    if (event.type === 'cut') replace(...range, '');
  }

  root.addEventListener('beforeinput', onBeforeInput, { signal });
  root.addEventListener('input', () => !isComposing && takeOver(), { signal });
  root.addEventListener('compositionstart', () => (isComposing = true), { signal });
  root.addEventListener(
    'compositionend',
    () => {
      isComposing = false;
      takeOver();
    },
    { signal },
  );
  root.addEventListener('keydown', onKey, { signal });
  root.addEventListener('copy', onCopy, { signal });
  root.addEventListener('cut', onCopy, { signal });
  root.addEventListener(
    'blur',
    () => {
      last = selection();
      isPointed = false;
    },
    { signal },
  );
  root.addEventListener('pointerdown', () => (isPointed = true), { signal });
  root.addEventListener(
    'focus',
    () => {
      // Chromium would put the caret before the first letter.
      if (last !== null && !isPointed) select(...last);
      isPointed = false;
    },
    { signal },
  );
  document.addEventListener(
    'selectionchange',
    () => {
      const range = onSelect === undefined ? null : selection();
      if (range !== null) onSelect?.(text.slice(...range));
    },
    { signal },
  );
  draw();

  const editor: BlockEditor = {
    text: () => text,
    set(next) {
      if (next === text) return;
      past = [];
      future = [];
      last = null;
      text = next;
      draw();
    },
    selection,
    select,
    close: () => life.abort(),
  };
  editors.set(root, editor);
  return editor;
}
