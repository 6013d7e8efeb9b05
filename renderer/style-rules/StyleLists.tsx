import { Plus } from 'lucide-react';
import { useRef } from 'react';
import { ListBox, ListBoxItem, Text } from 'react-aria-components';
import { useStore } from 'zustand';
import type { StyleRuleList } from '../../preload/contract/style-rules.ts';
import { Button } from '../look/Button.tsx';
import { useFocusAfter } from '../terms/use-focus-after.ts';
import { useWords } from '../words/use-words.ts';
import { useStores } from '../workbench.ts';
import { NewListForm } from './NewListForm.tsx';
import { setRules } from './rule-draft.ts';
import { isUnsaved } from './state.ts';

/** All lists, one of them chosen, and the way to a new one. */
export function StyleLists() {
  const { t } = useWords();
  const { styleRules } = useStores();
  const lists = useStore(styleRules.state, (now) => now.lists) ?? [];
  const chosen = useStore(styleRules.state, (now) => now.chosen);
  const newList = useStore(styleRules.state, (now) => now.newList);
  const newButton = useRef<HTMLButtonElement>(null);
  useFocusAfter(newList !== null, newButton);

  return (
    <section className="terms-collections" aria-labelledby="style-lists">
      <h2 id="style-lists">{t('style-rules.lists')}</h2>
      {lists.length === 0 ? (
        <p className="soft">{t('style-rules.lists.none')}</p>
      ) : (
        <ListBox
          className="terms-list-box"
          aria-label={t('style-rules.lists')}
          items={lists}
          selectionMode="single"
          selectionBehavior="replace"
          disallowEmptySelection
          selectedKeys={chosen === null ? [] : [chosen]}
          onSelectionChange={(keys) => {
            const [id] = keys === 'all' ? [] : keys;
            if (id !== undefined) styleRules.choose(String(id));
          }}
        >
          {(list) => <Row list={list} />}
        </ListBox>
      )}
      {newList === null ? (
        <div>
          <Button
            action="style-new"
            ref={newButton}
            onPress={() => styleRules.writeNew({ name: '', language: lists[0]?.language ?? 'en' })}
          >
            <Plus aria-hidden="true" />
            {t('style-rules.new')}
          </Button>
        </div>
      ) : (
        <NewListForm name={newList.name} language={newList.language} />
      )}
    </section>
  );
}

function Row({ list }: { readonly list: StyleRuleList }) {
  const { t, language } = useWords();
  const { styleRules } = useStores();
  const unsaved = useStore(styleRules.state, (now) => isUnsaved(now, list.id));
  return (
    <ListBoxItem className="terms-collection" id={list.id} textValue={list.name}>
      <Text slot="label" className="terms-collection-name">
        {list.name}
      </Text>
      <Text slot="description" className="soft small">
        {t('style-rules.facts', {
          language: language(list.language),
          rules: setRules(list.rules).length,
          instructions: list.instructions.length,
        })}
        {' · '}
        {t('style-rules.version', { version: list.version })}
        {unsaved && <span className="terms-unsaved"> · {t('style-rules.unsaved')}</span>}
      </Text>
    </ListBoxItem>
  );
}
