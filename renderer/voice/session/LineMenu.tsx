import { Button as AriaButton } from 'react-aria-components';
import { Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components';
import { useWords } from '../../words/use-words.ts';
import type { SpeechRow } from './SpeechLine.tsx';
import { useSessionStore } from './use-session.ts';

/** The time of a line, which opens what can be done with it. */
export function LineMenu({ row, time }: { readonly row: SpeechRow; readonly time: string }) {
  const { t } = useWords();
  const session = useSessionStore();
  const act = (id: string) => {
    if (id === 'edit') session.edit(row.index);
    else if (id === 'bookmark') void session.ask('voice.bookmark', { atMs: row.startMs, note: '' });
    else {
      const speaker = id === 'nobody' ? null : id;
      void session.ask('voice.speaker-of-line', { index: row.index, speaker });
    }
  };
  return (
    <MenuTrigger>
      <AriaButton className="voice-time tabular" aria-label={t('voice.line-menu', { time })}>
        {time}
      </AriaButton>
      <Popover className="popover voice-menu" placement="bottom start" offset={2}>
        <Menu aria-label={t('voice.line-menu', { time })} onAction={(id) => act(String(id))}>
          <MenuItem id="edit">{t('voice.edit')}</MenuItem>
          <MenuItem id="bookmark">{t('voice.bookmark-here')}</MenuItem>
          <MenuItem id="me">{t('voice.said-by', { who: t('voice.speaker.me') })}</MenuItem>
          <MenuItem id="others">{t('voice.said-by', { who: t('voice.speaker.others') })}</MenuItem>
          <MenuItem id="nobody">{t('voice.said-by-nobody')}</MenuItem>
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}
