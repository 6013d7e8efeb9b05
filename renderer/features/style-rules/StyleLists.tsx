import { Plus } from 'lucide-react';
import { useRef } from 'react';
import { useStore } from 'zustand';
import type { StyleRuleList } from '../../../preload/contract/style-rules.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { NameList, NameRow } from '../../ui/NameList.tsx';
import { useFocusAfter } from '../../ui/use-focus-after.ts';
import { useI18n } from '../../i18n/use-i18n.ts';
import { NewListForm } from './NewListForm.tsx';
import { setRules } from './rule-draft.ts';
import { isUnsaved } from './state.ts';
import { usePageStore } from '../../ui/stores.ts';
import { styleRulesStore } from './store.ts';

/** All lists, one of them chosen, and the way to a new one. */
export function StyleLists() {
  const { t } = useI18n();
  const styleRules = usePageStore(styleRulesStore);
  const lists = useStore(styleRules.state, (now) => now.lists) ?? [];
  const chosen = useStore(styleRules.state, (now) => now.chosen);
  const newList = useStore(styleRules.state, (now) => now.newList);
  const newButton = useRef<HTMLButtonElement>(null);
  useFocusAfter(newList !== null, newButton);

  const verbs =
    newList === null ? (
      <div>
        <Button
          action="style-new"
          {...(lists.length === 0 && { kind: 'main' })}
          ref={newButton}
          onPress={() => styleRules.writeNew({ name: '', language: lists[0]?.language ?? 'en' })}
        >
          <Plus aria-hidden="true" />
          {t('style-rules.new')}
        </Button>
      </div>
    ) : (
      <NewListForm name={newList.name} language={newList.language} />
    );

  return (
    <section className="list-screen-list" aria-labelledby="style-lists">
      <h2 id="style-lists">{t('style-rules.lists')}</h2>
      {lists.length === 0 ? (
        <EmptyState picture="style" words={t('style-rules.about')}>
          {verbs}
        </EmptyState>
      ) : (
        <NameList
          label={t('style-rules.lists')}
          items={lists}
          chosen={chosen}
          onChoose={(id) => styleRules.choose(id)}
        >
          {(list) => <StyleListRow list={list} />}
        </NameList>
      )}
      {lists.length > 0 && verbs}
    </section>
  );
}

function StyleListRow({ list }: { readonly list: StyleRuleList }) {
  const { t, language } = useI18n();
  const styleRules = usePageStore(styleRulesStore);
  const unsaved = useStore(styleRules.state, (now) => isUnsaved(now, list.id));
  return (
    <NameRow id={list.id} name={list.name} unsaved={unsaved ? t('style-rules.unsaved') : undefined}>
      {t('style-rules.facts', {
        language: language(list.language),
        rules: setRules(list.rules).length,
        instructions: list.instructions.length,
      })}
      {list.version !== null && ` · ${t('style-rules.version', { version: list.version })}`}
    </NameRow>
  );
}
