import { Pencil, RotateCcw, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { useStore } from 'zustand';
import { shownShortcut } from '../../ui/actions/shortcut.ts';
import { conflictOf, resetConflictOf, shortcutOf } from '../../ui/actions/shortcuts.ts';
import { actionRow, type ActionId } from '../../ui/actions/table.ts';
import { actionName, useActions } from '../../ui/actions/use-action.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { useSetting } from '../settings/use-settings.ts';
import { useI18n } from '../../i18n/use-i18n.ts';
import { reservedFor } from './reserved.ts';
import { ShortcutRecorder } from './ShortcutRecorder.tsx';

export interface ShortcutRowProps {
  readonly action: ActionId;
  readonly isRecording: boolean;
  readonly onRecord: (isOn: boolean) => void;
}

/** One action: its shortcut, and the ways to change it. */
export function ShortcutRow({ action, isRecording, onRecord }: ShortcutRowProps) {
  const { t } = useI18n();
  const { mac, state } = useActions();
  const own = useStore(state, (now) => now.own);
  const [, setShortcuts] = useSetting('shortcuts');
  const [refusal, setRefusal] = useState<string | null>(null);
  const changeButton = useRef<HTMLButtonElement>(null);
  const name = actionName(action, t);
  const shortcut = shortcutOf(action, own);
  const { shortcut: first = null, also } = actionRow(action);
  const shown = (key: string) => shownShortcut(key, t, mac);

  function keep(next: string | null) {
    const others = Object.entries(own).filter(([id]) => id !== action);
    setShortcuts(Object.fromEntries(next === first ? others : [...others, [action, next]]));
    leave();
  }

  function leave() {
    setRefusal(null);
    onRecord(false);
    changeButton.current?.focus();
  }

  function take(pressed: string) {
    const reserved = reservedFor(pressed, mac);
    const other = conflictOf(action, pressed, own);
    if (pressed === shortcut) leave();
    else if (reserved !== null && pressed !== first) {
      setRefusal(t(`shortcuts.reserved.${reserved}`, { shortcut: shown(pressed) }));
    } else if (other !== null) {
      setRefusal(t('shortcuts.taken', { shortcut: shown(pressed), action: actionName(other, t) }));
    } else keep(pressed);
  }

  function reset() {
    const other = resetConflictOf(action, own);
    if (other === null) keep(first);
    else if (first !== null) {
      setRefusal(t('shortcuts.taken', { shortcut: shown(first), action: actionName(other, t) }));
    }
  }

  return (
    <li className="shortcut-row">
      <span className="shortcut-name">{name}</span>
      {isRecording ? (
        <ShortcutRecorder name={name} onPressed={take} onLeave={leave} />
      ) : (
        <span className="shortcut-keys">
          {shortcut === null ? (
            <span className="soft small">{t('shortcuts.none')}</span>
          ) : (
            <kbd>{shown(shortcut)}</kbd>
          )}
          {also !== undefined && <kbd>{shown(also)}</kbd>}
        </span>
      )}
      <span className="shortcut-verbs">
        <IconButton
          ref={changeButton}
          icon={Pencil}
          size="compact"
          name={t('shortcuts.change', { action: name })}
          aria-pressed={isRecording}
          onPress={() => {
            setRefusal(null);
            onRecord(!isRecording);
          }}
        />
        <IconButton
          icon={X}
          size="compact"
          name={t('shortcuts.remove', { action: name })}
          isDisabled={shortcut === null}
          onPress={() => keep(null)}
        />
        <IconButton
          icon={RotateCcw}
          size="compact"
          name={t('shortcuts.reset', { action: name })}
          isDisabled={own[action] === undefined}
          onPress={reset}
        />
      </span>
      <p className="shortcut-refusal small" role="alert">
        {refusal}
      </p>
    </li>
  );
}
