import { FolderOpen, Undo2, X } from 'lucide-react';
import { useRef } from 'react';
import { useStore } from 'zustand';
import { useAction } from '../../ui/actions/use-action.ts';
import { AddTermButton } from '../glossaries/add-term/AddTermButton.tsx';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { Button } from '../../ui/Button.tsx';
import { usageStore, charactersLeft } from '../usage/store.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { useI18n } from '../../i18n/use-i18n.ts';
import { usePageStore } from '../../ui/stores.ts';
import { compareStore } from './compare/store.ts';
import type { PartlySentProps } from './PartlySent.tsx';
import { sentCharacters } from './state.ts';
import { textStore } from './store.ts';

const PartlySent = lazyPart<PartlySentProps>(
  async () => (await import('./PartlySent.tsx')).PartlySent,
  ({ characters }) => <span>{characters}</span>,
);

/** Under the source: what it will cost, what is left, and what can be done with it. */
export function SourceFoot() {
  const { t } = useI18n();
  const text = usePageStore(textStore);
  const compare = usePageStore(compareStore);
  // Two settings are translated by a button of their own.
  const isComparing = useStore(compare.state, (now) => now.isOpen);
  const isEmpty = useStore(text.state, (now) => now.text === '');
  const canUndo = useStore(text.state, (now) => now.cleared !== null);
  const file = useRef<HTMLInputElement>(null);
  const open = () => file.current?.click();
  useAction('open', open);
  useAction('clear', isEmpty ? null : text.clear);
  useAction('translate', isComparing ? null : () => text.translate());
  useAction('translate-fresh', isComparing ? null : () => text.translateFresh());

  return (
    <div className="pane-foot">
      <Cost />
      <span className="pane-verbs source-verbs">
        {canUndo && (
          <Button action="undo-clear" kind="quiet" size="compact" onPress={text.undoClear}>
            <Undo2 aria-hidden="true" />
            <span className="button-word">{t('text.undo-clear')}</span>
          </Button>
        )}
        <AddTermButton />
        <ActionButton
          action="open"
          icon={FolderOpen}
          word={t('text.open')}
          kind="quiet"
          size="compact"
          onPress={open}
        />
        <ActionButton
          action="clear"
          icon={X}
          word={t('text.clear')}
          kind="quiet"
          size="compact"
          isDisabled={isEmpty}
          onPress={text.clear}
        />
        {!isComparing && (
          <ActionButton
            action="translate"
            word={t('text.translate')}
            size="compact"
            isDisabled={isEmpty}
            onPress={() => text.translate()}
          />
        )}
      </span>
      <input
        ref={file}
        type="file"
        hidden
        accept=".txt,.text,.md,text/plain"
        onChange={(event) => {
          const [picked] = event.target.files ?? [];
          event.target.value = '';
          if (picked !== undefined) void text.open(picked);
        }}
      />
    </div>
  );
}

/** How long the text is, how much of it is sent, and the quota it is taken from. */
function Cost() {
  const { t } = useI18n();
  const text = usePageStore(textStore);
  const usage = usePageStore(usageStore);
  const count = useStore(text.state, (now) => now.characters);
  const sent = useStore(text.state, sentCharacters);
  const targets = useStore(text.state, (now) => now.columns.length);
  const state = useStore(usage.state, (now) => now.usage);
  const left = charactersLeft(state);
  const isShort = left !== null && sent > left;
  const isAllSent = sent === count * targets;
  const characters =
    targets === 1
      ? t('text.characters', { count })
      : t('text.characters-times', { count, targets });
  return (
    <p className="pane-facts tabular">
      {isAllSent ? <span>{characters}</span> : <PartlySent characters={characters} sent={sent} />}
      {state.state === 'known' && (
        <span className={isShort ? 'bad' : 'soft'}>
          {left === null
            ? t('text.left-unlimited')
            : isShort
              ? t('text.not-enough')
              : t('text.left', { count: left })}
        </span>
      )}
    </p>
  );
}
