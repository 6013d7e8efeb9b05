import { useEffectEvent, useLayoutEffect, useRef, useState, type ComponentProps } from 'react';
import type { TextChange } from './block-editor.ts';
import { lazyPart } from './lazy-part.tsx';
import { isHeavyText } from './text-blocks.ts';
import type { BlockAreaProps, EditStart, WritingAreaProps } from './BlockArea.tsx';

const BlockArea = lazyPart<BlockAreaProps>(
  async () => (await import('./BlockArea.tsx')).BlockArea,
  ({ className }) => <div className={className} />,
);

const AT_REST: EditStart = { hasFocus: false, change: null };

/**
 * A text of any length to be written. It is a text area, until a text comes that Chromium would take
 * long to lay out as a whole; such a text is edited in blocks.
 */
export function WritingArea({ autoFocus = false, ref, ...props }: WritingAreaProps) {
  const { value, onText } = props;
  const [inBlocks, setInBlocks] = useState(() => isHeavyText(value));
  const [written, setWritten] = useState<string | null>(null);
  const [start, setStart] = useState<EditStart>({ ...AT_REST, hasFocus: autoFocus });
  // What is deleted in the editor does not take the editor away from under the hands.
  const isLeft = inBlocks && value !== written && !isHeavyText(value);
  if (isLeft) {
    setInBlocks(false);
    setStart(AT_REST);
  }
  if (!inBlocks && isHeavyText(value)) setInBlocks(true);

  if (inBlocks && !isLeft) {
    return (
      <BlockArea
        {...props}
        start={start}
        onText={(text) => {
          setWritten(text);
          onText(text);
        }}
      />
    );
  }
  return (
    <PlainArea
      {...props}
      ref={ref}
      autoFocus={autoFocus}
      onHeavy={(text, change) => {
        setStart({ hasFocus: true, change });
        onText(text);
      }}
      onLeft={(hasFocus) => setStart((now) => (now.change === null ? { ...now, hasFocus } : now))}
    />
  );
}

interface PlainAreaProps extends Omit<WritingAreaProps, 'ref'> {
  readonly ref: React.Ref<HTMLTextAreaElement> | undefined;
  /** A text is put in that is too heavy for a text area. */
  readonly onHeavy: (text: string, change: TextChange) => void;
  readonly onLeft: (hasFocus: boolean) => void;
}

function PlainArea(props: PlainAreaProps) {
  const { value, onText, onComposing, onSelected, mostUnits, onHeavy, onLeft, ref, ...attributes } =
    props;
  const { spellCheck = false } = attributes;
  const area = useRef<HTMLTextAreaElement | null>(null);
  const [composed, setComposed] = useState<string | null>(null);
  const isComposing = useRef(false);

  function compose(text: string) {
    isComposing.current = true;
    setComposed(text);
    onComposing?.(text);
  }

  function conclude({ value: text, selectionEnd }: HTMLTextAreaElement) {
    if (!isComposing.current) return;
    isComposing.current = false;
    setComposed(null);
    // What was composed can have been given up.
    if (text !== value) take(text, selectionEnd);
    onComposing?.(null);
  }
  const concludeLeft = useEffectEvent(conclude);

  function take(text: string, caret: number) {
    if (!isHeavyText(text)) onText(text);
    else onHeavy(text, { at: caret, removed: '', inserted: '' });
  }

  // React has no event for it that knows what is put in.
  useLayoutEffect(() => {
    const life = new AbortController();
    const element = area.current;
    element?.addEventListener(
      'beforeinput',
      (event) => {
        const words = event.data ?? event.dataTransfer?.getData('text/plain') ?? '';
        const { selectionStart: at, selectionEnd: end, value: text } = element;
        const inserted = words.replace(/\r\n?/g, '\n').slice(0, mostUnits - text.length + end - at);
        const next = text.slice(0, at) + inserted + text.slice(end);
        if (inserted.length < 2 || !isHeavyText(next)) return;
        event.preventDefault();
        onHeavy(next, { at, removed: text.slice(at, end), inserted });
      },
      { signal: life.signal },
    );
    return () => life.abort();
  }, [mostUnits, onHeavy]);

  useLayoutEffect(() => {
    const element = area.current;
    return () => {
      // A field that goes while somebody composes in it tells of no end.
      if (element !== null) concludeLeft(element);
      onLeft(document.activeElement === element);
    };
    // Only the end counts: what is left is the element, not a version of it.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  return (
    <textarea
      {...(attributes as ComponentProps<'textarea'>)}
      ref={(element) => {
        area.current = element;
        if (typeof ref === 'function') ref(element);
        else if (ref) ref.current = element;
      }}
      value={composed ?? value}
      maxLength={mostUnits}
      spellCheck={spellCheck}
      autoComplete="off"
      onChange={({ currentTarget: { value: text, selectionEnd } }) => {
        // Another text put there meanwhile, or none at all, would break what is composed.
        if (isComposing.current) compose(text);
        else take(text, selectionEnd);
      }}
      onCompositionStart={({ currentTarget }) => compose(currentTarget.value)}
      onCompositionEnd={({ currentTarget }) => conclude(currentTarget)}
      onSelect={({ currentTarget: { value: text, selectionStart, selectionEnd } }) =>
        onSelected?.(text.slice(selectionStart, selectionEnd))
      }
    />
  );
}
