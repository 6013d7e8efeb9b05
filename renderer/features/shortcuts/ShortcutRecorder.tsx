import { useEffect, useRef, type KeyboardEvent } from 'react';
import { shortcutOfStroke } from '../../ui/actions/shortcut.ts';
import { useActions } from '../../ui/actions/use-action.ts';
import { useI18n } from '../../i18n/use-i18n.ts';

export interface ShortcutRecorderProps {
  /** Of the action. */
  readonly name: string;
  readonly onPressed: (shortcut: string) => void;
  readonly onLeave: () => void;
}

/** Hears the next shortcut. Escape and Tab leave it: nobody is caught. */
export function ShortcutRecorder({ name, onPressed, onLeave }: ShortcutRecorderProps) {
  const { t } = useI18n();
  const actions = useActions();
  const box = useRef<HTMLInputElement>(null);
  // Meanwhile no shortcut runs anything.
  useEffect(() => actions.hold(), [actions]);
  useEffect(() => box.current?.focus(), []);

  function press(event: KeyboardEvent) {
    const { key, ctrlKey, metaKey, altKey } = event;
    const isPlain = !ctrlKey && !metaKey && !altKey;
    if (isPlain && key === 'Tab') return;
    event.preventDefault();
    event.stopPropagation();
    if (isPlain && key === 'Escape') {
      onLeave();
      return;
    }
    const shortcut = shortcutOfStroke(event.nativeEvent, actions.mac);
    if (shortcut !== null) onPressed(shortcut);
  }

  return (
    <input
      ref={box}
      className="input shortcut-recorder"
      readOnly
      aria-label={t('shortcuts.new', { action: name })}
      value=""
      placeholder={t('shortcuts.press')}
      onKeyDown={press}
      onBlur={({ relatedTarget }) => {
        // The buttons of the row act on the recorder themselves.
        if (!(relatedTarget instanceof Element && relatedTarget.closest('.shortcut-verbs'))) {
          onLeave();
        }
      }}
    />
  );
}
