import { useRef } from 'react';
import { Dialog, Menu, MenuItem, Popover, Text } from 'react-aria-components';
import { useStore } from 'zustand';
import type { Alternative } from '../../../../preload/contract/text.ts';
import { brief } from '../../../i18n/brief.ts';
import type { I18n } from '../../../i18n/i18n.ts';
import { directionOf } from '../../../i18n/language-code.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { Button } from '../../../ui/Button.tsx';
import { FailureCard } from '../../../ui/failure/FailureCard.tsx';
import { usePageStore } from '../../../ui/stores.ts';
import { UnsearchedMemories } from '../../team-memories/UnsearchedMemories.tsx';
import { useOpenTerm } from '../../glossaries/add-term/use-open-term.ts';
import { foundLanguage } from '../state.ts';
import { textStore } from '../store.ts';
import './AlternativesPopover.css';
import { alternativesStore } from './store.ts';
import type { WordOfResult } from './word-at.ts';

export interface AlternativesPopoverProps {
  readonly asked: WordOfResult & { readonly place: DOMRect };
  readonly target: string;
  /** Puts a word into a range of the result, which had the old one. */
  readonly onChoose: (at: readonly [start: number, end: number], word: string, old: string) => void;
  readonly onClose: () => void;
}

/** What else is known for a word, below it. */
export function AlternativesPopover({
  asked,
  target,
  onChoose,
  onClose,
}: AlternativesPopoverProps) {
  const { t } = useI18n();
  const anchor = useRef<HTMLSpanElement>(null);
  const { left, top, width, height } = asked.place;
  const name = t('alternatives.title', { word: asked.word });
  return (
    <>
      <span
        ref={anchor}
        aria-hidden="true"
        className="alternatives-anchor"
        style={{ left, top, width, height }}
      />
      <Popover
        className="popover alternatives"
        triggerRef={anchor}
        placement="bottom start"
        offset={4}
        isOpen
        onOpenChange={(isOpen) => {
          if (!isOpen) onClose();
        }}
      >
        <Dialog aria-label={brief(name)}>
          <p className="alternatives-title">{name}</p>
          <Known asked={asked} target={target} onChoose={onChoose} onClose={onClose} />
        </Dialog>
      </Popover>
    </>
  );
}

function Known({ asked, target, onChoose, onClose }: AlternativesPopoverProps) {
  const { t } = useI18n();
  const alternatives = usePageStore(alternativesStore);
  const now = useStore(alternatives.state);
  switch (now.state) {
    case 'idle':
      return null;
    case 'running':
      return (
        <p className="soft" role="status">
          {t('alternatives.searching')}
        </p>
      );
    case 'failed':
      return <FailureCard failure={now.failure} />;
    case 'done':
      return (
        <>
          {now.value.list.length === 0 ? (
            <Unknown asked={asked} target={target} onClose={onClose} />
          ) : (
            <List asked={asked} target={target} list={now.value.list} onChoose={onChoose} />
          )}
          <UnsearchedMemories list={now.value.unsearched} />
        </>
      );
  }
}

function List({
  asked,
  target,
  list,
  onChoose,
}: Pick<AlternativesPopoverProps, 'asked' | 'target' | 'onChoose'> & {
  readonly list: readonly Alternative[];
}) {
  const { t } = useI18n();
  return (
    <Menu
      autoFocus="first"
      aria-label={t('alternatives.title', { word: asked.word })}
      onAction={(key) => {
        const chosen = list[Number(key)];
        if (chosen === undefined) return;
        const at = [asked.start + chosen.at[0], asked.start + chosen.at[1]] as const;
        onChoose(at, chosen.text, asked.translation.slice(...chosen.at));
      }}
    >
      {list.map((one, index) => (
        <MenuItem key={index} id={String(index)} textValue={one.text}>
          <Text slot="label" lang={target} dir={directionOf(target)}>
            {one.text}
          </Text>
          <Text slot="description">{sourcesLine(one, t)}</Text>
        </MenuItem>
      ))}
    </Menu>
  );
}

/** Nothing is known of the word: it can be taken to a glossary. */
function Unknown({
  asked,
  target,
  onClose,
}: Pick<AlternativesPopoverProps, 'asked' | 'target' | 'onClose'>) {
  const { t } = useI18n();
  const text = usePageStore(textStore);
  const source = useStore(text.state, (now) => now.source ?? foundLanguage(now)?.language ?? null);
  const openTerm = useOpenTerm();
  return (
    <>
      <p className="soft">{t('alternatives.none')}</p>
      {source !== null && (
        <Button
          size="compact"
          onPress={() => {
            onClose();
            openTerm({
              source,
              target,
              term: '',
              translation: asked.word,
              preferred: text.applicable(target).options.glossaries ?? [],
            });
          }}
        >
          {t('add-term.from-line')}
        </Button>
      )}
    </>
  );
}

const sourcesLine = ({ sources }: Alternative, t: I18n['t']): string =>
  sources
    .map(({ kind, name, count }) => t(`alternatives.from-${kind}`, { name, count }))
    .join(' · ');
