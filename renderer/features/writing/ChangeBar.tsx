import { Check, CheckCheck, ChevronDown, ChevronUp, ListX, Redo2, Undo2, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { shownShortcut } from '../../ui/actions/shortcut.ts';
import { useAction, useActions, useActionWords } from '../../ui/actions/use-action.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Switch } from '../../ui/Switch.tsx';
import { useI18n } from '../../i18n/use-i18n.ts';
import { changeWords } from './change-words.ts';
import { canDecide, type WritingState } from './state.ts';
import { numbered } from './verdicts.ts';
import { usePageStore } from '../../ui/stores.ts';
import { writingStore } from './store.ts';

/** Walks through the changes of a result and decides about them. */
export function ChangeBar() {
  const { t } = useI18n();
  const { mac } = useActions();
  const writing = usePageStore(writingStore);
  const verdicts = useStore(writing.state, (now) => now.verdicts);
  const current = useStore(writing.state, (now) => now.current);
  const isClean = useStore(writing.state, (now) => now.isClean);
  const isOpen = useStore(writing.state, canDecide);
  const { all, past, future } = verdicts;
  const canStep = isOpen && all.length > 0;
  const open = all.filter((verdict) => verdict === 'open').length;
  const canDecideOne = canStep && !isClean && (current !== null || open > 0);
  const next = () => writing.step(1);
  const previous = () => writing.step(-1);
  const accept = () => writing.decide('accepted');
  const refuse = () => writing.decide('refused');
  useAction('write-next', canStep ? next : null);
  useAction('write-previous', canStep ? previous : null);
  useAction('write-accept', canDecideOne ? accept : null);
  useAction('write-refuse', canDecideOne ? refuse : null);

  return (
    <div className="change-bar" role="group" aria-label={t('writing.changes')}>
      <IconButton
        icon={ChevronUp}
        size="compact"
        {...useActionWords('write-previous')}
        isDisabled={!canStep}
        onPress={previous}
      />
      <IconButton
        icon={ChevronDown}
        size="compact"
        {...useActionWords('write-next')}
        isDisabled={!canStep}
        onPress={next}
      />
      <p className="change-place tabular">
        {t('writing.change.place', { number: (current ?? -1) + 1, all: all.length })}
        <span className="soft">{t('writing.change.open', { open })}</span>
      </p>
      <ActionButton
        action="write-accept"
        icon={Check}
        word={t('writing.change.accept')}
        size="compact"
        isDisabled={!canDecideOne}
        onPress={accept}
      />
      <ActionButton
        action="write-refuse"
        icon={X}
        word={t('writing.change.refuse')}
        size="compact"
        isDisabled={!canDecideOne}
        onPress={refuse}
      />
      <span className="change-bar-group">
        <IconButton
          action="write-accept-all"
          icon={CheckCheck}
          size="compact"
          name={t('writing.change.accept-all')}
          isDisabled={!canStep}
          onPress={() => writing.decideAll('accepted')}
        />
        <IconButton
          action="write-refuse-all"
          icon={ListX}
          size="compact"
          name={t('writing.change.refuse-all')}
          isDisabled={!canStep}
          onPress={() => writing.decideAll('refused')}
        />
        <IconButton
          action="write-undo"
          icon={Undo2}
          size="compact"
          name={t('writing.change.undo')}
          shortcut={shownShortcut('Mod+Z', t, mac)}
          isDisabled={!canStep || past.length === 0}
          onPress={writing.undo}
        />
        <IconButton
          action="write-redo"
          icon={Redo2}
          size="compact"
          name={t('writing.change.redo')}
          shortcut={shownShortcut('Mod+Shift+Z', t, mac)}
          isDisabled={!canStep || future.length === 0}
          onPress={writing.redo}
        />
      </span>
      <span className="change-bar-clean" title={t('writing.change.clean')}>
        <Switch isSelected={isClean} onChange={writing.setClean}>
          {t('writing.change.clean')}
        </Switch>
      </span>
      <Announcement />
    </div>
  );
}

/** Tells the change that is looked at, unless the focus on it says so already. */
function Announcement() {
  const { t } = useI18n();
  const writing = usePageStore(writingStore);
  const [said, setSaid] = useState('');
  useEffect(
    () =>
      writing.state.subscribe((now, before) => {
        if (now.current === before.current && now.verdicts === before.verdicts) return;
        const isHeard = document.activeElement?.closest('.change-text') instanceof Element;
        setSaid(isHeard ? '' : currentWords(now, t));
      }),
    [writing, t],
  );
  return (
    <p className="unseen" role="status">
      {said}
    </p>
  );
}

function currentWords(
  { current, shown, verdicts }: WritingState,
  t: Parameters<typeof changeWords>[2],
) {
  if (current === null || shown === null) return '';
  const change = numbered(shown.improvement.changes).find((one) => one.change === current);
  if (change === undefined) return '';
  const verdict = verdicts.all[current] ?? 'open';
  return changeWords(change, { index: current, all: verdicts.all.length, verdict }, t);
}
