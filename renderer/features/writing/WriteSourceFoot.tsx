import { Undo2, X } from 'lucide-react';
import { useStore } from 'zustand';
import { MAX_WRITING_CHARACTERS } from '../../../preload/contract/limits.ts';
import { useAction, useActionWords } from '../../ui/actions/use-action.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { Button } from '../../ui/Button.tsx';
import { Tooltip } from '../../ui/Tooltip.tsx';
import { usageStore, charactersLeft } from '../usage/store.ts';
import { useI18n } from '../../i18n/use-i18n.ts';
import { characterCount, obstacleOf } from './state.ts';
import { usePageStore } from '../../ui/stores.ts';
import { writingStore } from './store.ts';

/** Under the source: what it will cost, what is left, and what can be done with it. */
export function WriteSourceFoot() {
  const { t } = useI18n();
  const writing = usePageStore(writingStore);
  const isEmpty = useStore(writing.state, (now) => now.text === '');
  const isBlank = useStore(writing.state, (now) => now.text.trim() === '');
  const canUndo = useStore(writing.state, (now) => now.cleared !== null);
  const mode = useStore(writing.state, (now) => now.mode);
  const isRefused = useStore(writing.state, (now) => obstacleOf(now) !== null);
  const { shortcut } = useActionWords('translate');
  useAction('clear', isEmpty ? null : writing.clear);
  useAction('translate', writing.improve);

  return (
    <div className="pane-foot">
      <Cost />
      <span className="pane-verbs">
        {canUndo && (
          <Button action="undo-clear" kind="quiet" size="compact" onPress={writing.undoClear}>
            <Undo2 aria-hidden="true" />
            <span className="button-word">{t('text.undo-clear')}</span>
          </Button>
        )}
        <ActionButton
          action="clear"
          icon={X}
          word={t('text.clear')}
          kind="quiet"
          size="compact"
          isDisabled={isEmpty}
          onPress={writing.clear}
        />
        <Tooltip words={t('writing.improve-name', { mode })} shortcut={shortcut}>
          <Button
            kind="main"
            size="compact"
            isDisabled={isBlank || isRefused}
            onPress={writing.improve}
          >
            {t(mode === 'correct' ? 'writing.improve-correct' : 'writing.improve-rephrase')}
          </Button>
        </Tooltip>
      </span>
    </div>
  );
}

/** Characters before they are billed, and the quota they are taken from. */
function Cost() {
  const { t } = useI18n();
  const writing = usePageStore(writingStore);
  const usage = usePageStore(usageStore);
  const text = useStore(writing.state, (now) => now.text);
  const count = characterCount(text);
  const state = useStore(usage.state, (now) => now.usage);
  const left = charactersLeft(state);
  const isShort = left !== null && count > left;
  const isFull = text.length >= MAX_WRITING_CHARACTERS;
  return (
    <p className="pane-facts tabular">
      <span>{t('text.characters', { count })}</span>
      {isFull ? (
        <span className="bad">{t('writing.longest', { max: MAX_WRITING_CHARACTERS })}</span>
      ) : (
        state.state === 'known' && (
          <span className={isShort ? 'bad' : 'soft'}>
            {left === null
              ? t('text.left-unlimited')
              : isShort
                ? t('text.not-enough')
                : t('text.left', { count: left })}
          </span>
        )
      )}
    </p>
  );
}
