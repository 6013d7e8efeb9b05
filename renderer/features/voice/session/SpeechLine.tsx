import { Play, Square } from 'lucide-react';
import { memo } from 'react';
import type { Bookmark } from '../../../../preload/contract/voice.ts';
import { TextBlocks } from '../../../ui/LongText.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { usePageStore } from '../../../ui/stores.ts';
import { brief } from '../../../i18n/brief.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { doubtfulOf, SOURCE, textOf, type Column } from './columns.ts';
import { linePieces } from './doubtful.ts';
import { LineEditor } from './LineEditor.tsx';
import { LineBookmarks } from './LineBookmarks.tsx';
import { LineMenu } from './LineMenu.tsx';
import { cutAt } from './search.ts';
import { clockTime } from './times.ts';
import type { SpeechRow } from './columns.ts';
import { useSession, useView } from './use-session.ts';
import { voiceStore } from '../store.ts';

export interface SpeechLineProps {
  readonly row: SpeechRow;
  readonly columns: readonly Column[];
  /** The speaker's name; null where it is not known. */
  readonly speaker: string | null;
  readonly bookmarks: readonly Bookmark[];
  /** Words to mark; empty for none. */
  readonly search: string;
  readonly isHit: boolean;
  readonly isEditing: boolean;
}

/** One concluded line: time and speaker in the gutter, then a text for each column. */
export const SpeechLine = memo(function SpeechLine(props: SpeechLineProps) {
  const { row, columns, bookmarks, search, isHit, isEditing } = props;
  return (
    <div
      className="voice-line"
      data-index={row.index}
      data-hit={isHit}
      data-refilled={row.refilled}
    >
      <Gutter {...props} />
      {isEditing ? (
        <LineEditor row={row} columns={columns} />
      ) : (
        columns.map((column) => <LineText key={column} row={row} column={column} search={search} />)
      )}
      <LineBookmarks bookmarks={bookmarks} />
    </div>
  );
}, isSame);

/** Bookmarks are filtered anew for every row; their content decides. */
function isSame(before: SpeechLineProps, after: SpeechLineProps): boolean {
  return (
    before.row === after.row &&
    before.columns === after.columns &&
    before.speaker === after.speaker &&
    before.search === after.search &&
    before.isHit === after.isHit &&
    before.isEditing === after.isEditing &&
    before.bookmarks.length === after.bookmarks.length &&
    before.bookmarks.every((mark, index) => mark === after.bookmarks[index])
  );
}

function Gutter({ row, speaker }: SpeechLineProps) {
  const { t } = useI18n();
  return (
    <div className="voice-gutter small">
      <span className="voice-gutter-time">
        <LineMenu row={row} time={clockTime(row.startMs)} />
        <ListenButton row={row} />
      </span>
      {row.speaker !== null && (
        <span className="voice-speaker own-direction">
          {brief(speaker ?? speakerWords(row.speaker))}
        </span>
      )}
      {row.refilled && <span className="soft">{t('voice.refilled')}</span>}
    </div>
  );

  function speakerWords(key: string): string {
    return key === 'me' || key === 'others' || key === 'both' ? t(`voice.speaker.${key}`) : key;
  }
}

/** Plays the line again, where its sound was kept. */
function ListenButton({ row }: { readonly row: SpeechRow }) {
  const { t } = useI18n();
  const voice = usePageStore(voiceStore);
  const hasSound = useView(({ state }) => state.kept === 'text-and-sound', false);
  const isPlaying = useSession(({ playing }) => playing === row.index);
  if (!hasSound) return null;
  const time = clockTime(row.startMs);
  return (
    <IconButton
      icon={isPlaying ? Square : Play}
      size="compact"
      name={t(isPlaying ? 'voice.listen.stop' : 'voice.listen', { time })}
      onPress={() => void voice.listen(row)}
    />
  );
}

function LineText(props: {
  readonly row: SpeechRow;
  readonly column: Column;
  readonly search: string;
}) {
  const { row, column, search } = props;
  const { t, list } = useI18n();
  const { text, original, memory } = textOf(row, column);
  const doubtful = doubtfulOf(row, column);
  const cut = search === '' ? [text] : cutAt(text, search);
  const pieces = linePieces(cut, doubtful);
  return (
    <p className="voice-text" lang={column === SOURCE ? row.language : column} dir="auto">
      <TextBlocks pieces={pieces.map((piece) => piece.text)}>
        {({ piece, text: words }) => {
          const { isHit = false, isDoubtful = false } = pieces[piece] ?? {};
          const shown = isHit ? <mark>{words}</mark> : words;
          return isDoubtful ? (
            <span className="voice-doubtful" title={t('voice.doubtful')}>
              {shown}
            </span>
          ) : (
            shown
          );
        }}
      </TextBlocks>
      {doubtful.length > 0 && (
        <span className="voice-doubtful-words unseen">
          {t('voice.doubtful.words', {
            words: list(doubtful.map(({ start, end }) => text.slice(start, end))),
          })}
        </span>
      )}
      {original !== null && (
        <span className="voice-edited small soft own-direction" title={brief(original)}>
          {memory === null ? t('voice.edited') : t('voice.from-memory', { name: brief(memory) })}
        </span>
      )}
    </p>
  );
}
