import { BookPlus } from 'lucide-react';
import { useStore } from 'zustand';
import { useAction } from '../../actions/use-action.ts';
import { ActionButton } from '../../look/ActionButton.tsx';
import { foundLanguage } from '../../text/state.ts';
import { useWords } from '../../words/use-words.ts';
import { useFirstStores } from '../../workbench.ts';
import { useOpenTerm } from './use-open-term.ts';

/** Takes what is selected in the source and in a translation to a glossary. */
export function AddTermButton() {
  const { t } = useWords();
  const { text, adding } = useFirstStores();
  const selected = useStore(adding.state, (now) => now.selected);
  const selectedIn = useStore(adding.state, (now) => now.selectedIn);
  const source = useStore(text.state, (now) => now.source ?? foundLanguage(now)?.language ?? null);
  const first = useStore(text.state, (now) => now.columns[0]?.target ?? '');
  const chosen = useStore(text.state, (now) => now.options.glossaries?.join(' ') ?? '');
  const openTerm = useOpenTerm();
  const isNothing = selected.source.trim() === '' && selected.target.trim() === '';
  const open =
    isNothing || source === null
      ? null
      : () =>
          openTerm({
            source,
            target: selectedIn ?? first,
            term: selected.source,
            translation: selected.target,
            preferred: chosen === '' ? [] : chosen.split(' '),
          });
  useAction('add-term', open);
  return (
    <ActionButton
      action="add-term"
      icon={BookPlus}
      word={t('add-term.open')}
      kind="quiet"
      size="compact"
      isDisabled={open === null}
      onPress={() => open?.()}
    />
  );
}
