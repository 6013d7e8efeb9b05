import type { ReactNode } from 'react';
import { ListBox, ListBoxItem, Text } from 'react-aria-components';
import { brief } from '../i18n/brief.ts';
import './NameList.css';

export interface NameListProps<Item extends { readonly id: string }> {
  readonly label: string;
  readonly items: readonly Item[];
  /** Id of the chosen one; null for none. */
  readonly chosen: string | null;
  readonly onChoose: (id: string) => void;
  /** The `NameRow` of an item. */
  readonly children: (item: Item) => ReactNode;
}

/** Named things one below the other, one of them chosen. */
export function NameList<Item extends { readonly id: string }>(props: NameListProps<Item>) {
  const { label, items, chosen, onChoose, children } = props;
  return (
    <ListBox
      className="name-list"
      aria-label={label}
      items={items}
      selectionMode="single"
      selectionBehavior="replace"
      disallowEmptySelection
      selectedKeys={chosen === null ? [] : [chosen]}
      onSelectionChange={(keys) => {
        const [id] = keys === 'all' ? [] : keys;
        if (id !== undefined) onChoose(String(id));
      }}
    >
      {children}
    </ListBox>
  );
}

export interface NameRowProps {
  readonly id: string;
  readonly name: string;
  /** Said before the facts while something of it is not saved. */
  readonly unsaved?: string | undefined;
  /** Facts in one small line below the name. */
  readonly children: ReactNode;
}

/** One of the named things: its name, and what it holds. */
export function NameRow({ id, name, unsaved, children }: NameRowProps) {
  return (
    <ListBoxItem className="name-row" id={id} textValue={brief(name)}>
      <Text slot="label" className="name-row-name own-direction">
        {brief(name)}
      </Text>
      <Text slot="description" className="name-row-facts soft small">
        {unsaved !== undefined && <span className="name-row-unsaved">{unsaved} · </span>}
        {children}
      </Text>
    </ListBoxItem>
  );
}
