import { useEffectEvent, useLayoutEffect, useRef, type ComponentProps } from 'react';
import { createBlockEditor, type BlockEditor, type TextChange } from './block-editor.ts';
import './BlockArea.css';

/** What both elements take. */
type Attributes = Pick<
  ComponentProps<'div'>,
  | ('className' | 'lang' | 'dir' | 'title')
  | ('aria-label' | 'aria-labelledby' | 'aria-describedby')
  | ('onPaste' | 'onScroll' | 'onPointerMove' | 'onPointerLeave' | 'onKeyUp')
>;

/** Where an editor begins: with the keyboard or without, and behind which change. */
export interface EditStart {
  readonly hasFocus: boolean;
  readonly change: TextChange | null;
}

export interface WritingAreaProps extends Attributes {
  readonly value: string;
  readonly onText: (text: string) => void;
  /**
   * What stands in the field while an input method composes a part of it, null when it is done: `onText`
   * is told of it only then. A text in blocks tells that, but not its text.
   */
  readonly onComposing?: (text: string | null) => void;
  /** What is selected, each time it changes. */
  readonly onSelected?: (text: string) => void;
  /** UTF-16 units that can be written. */
  readonly mostUnits: number;
  readonly placeholder?: string;
  /** Lines in sight. */
  readonly rows?: number;
  /** Whether the system's spelling check looks at it while it is short. */
  readonly spellCheck?: boolean;
  readonly autoFocus?: boolean;
  readonly ref?: React.Ref<HTMLTextAreaElement>;
}

export interface BlockAreaProps extends Omit<WritingAreaProps, 'autoFocus' | 'ref'> {
  readonly start: EditStart;
}

/** A long text, edited in blocks. */
export function BlockArea(props: BlockAreaProps) {
  const { value, onText, onSelected, mostUnits, start, className = '', ...rest } = props;
  const { placeholder, rows, onComposing, ...attributes } = rest;
  const root = useRef<HTMLDivElement>(null);
  const editor = useRef<BlockEditor | null>(null);
  const write = useEffectEvent(onText);
  const tell = useEffectEvent((text: string) => onSelected?.(text));
  const open = useEffectEvent((element: HTMLElement) =>
    createBlockEditor(element, {
      text: value,
      mostUnits,
      before: start.change,
      onChange: (text) => write(text),
      onSelect: (text) => tell(text),
    }),
  );

  useLayoutEffect(() => {
    const element = root.current;
    if (element === null) return undefined;
    const made = open(element);
    editor.current = made;
    return () => made.close();
  }, []);
  useLayoutEffect(() => {
    if (!start.hasFocus) return;
    root.current?.focus();
    const { at, inserted } = start.change ?? { at: 0, inserted: '' };
    editor.current?.select(at + inserted.length, at + inserted.length);
  }, [start]);
  useLayoutEffect(() => editor.current?.set(value), [value]);

  return (
    <div
      {...attributes}
      ref={root}
      className={`${className} edit-blocks`}
      role="textbox"
      style={rows === undefined ? undefined : { blockSize: `calc(${rows}lh + 12px)` }}
      aria-multiline="true"
      aria-placeholder={placeholder}
      tabIndex={0}
      onCompositionStart={() => onComposing?.(value)}
      // Behind the editor, which has taken over by now what was composed.
      onCompositionEnd={() => onComposing?.(null)}
      contentEditable="plaintext-only"
      spellCheck={false}
      suppressContentEditableWarning
    />
  );
}
