import { useRef } from 'react';
import { Button as AriaButton } from 'react-aria-components';
import { Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components';
import {
  selectedIn,
  useLineTerm,
  type SelectedWords,
} from '../../glossaries/add-term/use-line-term.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { SOURCE, textOf } from './columns.ts';
import type { SpeechRow } from './columns.ts';
import { useSessionStore } from './use-session.ts';

/** The time of a line, which opens what can be done with it. */
export function LineMenu({ row, time }: { readonly row: SpeechRow; readonly time: string }) {
  const { t } = useI18n();
  const session = useSessionStore();
  const button = useRef<HTMLButtonElement>(null);
  const selected = useRef<SelectedWords | null>(null);
  const addTerm = useLineTerm();
  const act = (id: string) => {
    if (id === 'term') {
      const targets = Object.keys(row.targets).map((code) => [code, textOf(row, code).text]);
      addTerm(
        {
          language: row.language,
          text: textOf(row, SOURCE).text,
          targets: Object.fromEntries(targets) as Record<string, string>,
        },
        selected.current,
      );
    } else if (id === 'edit') session.edit(row.index);
    else if (id === 'bookmark') void session.ask('voice.bookmark', { atMs: row.startMs, note: '' });
    else {
      const speaker = id === 'nobody' ? null : id;
      void session.ask('voice.speaker-of-line', { index: row.index, speaker });
    }
  };
  return (
    <MenuTrigger>
      <AriaButton
        ref={button}
        onPressStart={() => {
          selected.current = selectedIn(button.current?.closest('.voice-line') ?? null);
        }}
        className="voice-time tabular"
        aria-label={t('voice.line-menu', { time })}
      >
        {time}
      </AriaButton>
      <Popover className="popover voice-menu" placement="bottom start" offset={2}>
        <Menu aria-label={t('voice.line-menu', { time })} onAction={(id) => act(String(id))}>
          <MenuItem id="edit">{t('voice.edit')}</MenuItem>
          <MenuItem id="term">{t('add-term.from-line')}</MenuItem>
          <MenuItem id="bookmark">{t('voice.bookmark-here')}</MenuItem>
          <MenuItem id="me">{t('voice.said-by', { who: t('voice.speaker.me') })}</MenuItem>
          <MenuItem id="others">{t('voice.said-by', { who: t('voice.speaker.others') })}</MenuItem>
          <MenuItem id="nobody">{t('voice.said-by-nobody')}</MenuItem>
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}
