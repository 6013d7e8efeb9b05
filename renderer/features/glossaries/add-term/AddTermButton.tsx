import { BookPlus } from 'lucide-react';
import { useStore } from 'zustand';
import { useAction } from '../../../ui/actions/use-action.ts';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import { foundLanguage } from '../../text/state.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { useOpenTerm } from './use-open-term.ts';
import { usePageStore } from '../../../ui/stores.ts';
import { addTermStore } from './store.ts';
import { textStore } from '../../text/store.ts';

/** Takes what is selected in the source and in a translation to a glossary; else the form is empty. */
export function AddTermButton() {
  const { t } = useI18n();
  const text = usePageStore(textStore);
  const adding = usePageStore(addTermStore);
  const selected = useStore(adding.state, (now) => now.selected);
  const selectedIn = useStore(adding.state, (now) => now.selectedIn);
  const source = useStore(text.state, (now) => now.source ?? foundLanguage(now)?.language ?? null);
  const first = useStore(text.state, (now) => now.columns[0]?.target ?? '');
  const chosen = useStore(text.state, (now) => now.options.glossaries?.join(' ') ?? '');
  const openTerm = useOpenTerm();
  const open =
    source === null
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
