import { useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { WritingArea } from '../../../ui/WritingArea.tsx';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { SuggestTerm } from '../../spoken-terms/SuggestTerm.tsx';
import { SOURCE, textOf, type Column } from './columns.ts';
import type { SpeechRow } from './columns.ts';
import { useSessionStore } from './use-session.ts';

export interface LineEditorProps {
  readonly row: SpeechRow;
  readonly columns: readonly Column[];
}

/** The texts of a line to be corrected. Enter keeps them, Escape leaves them as they were. */
export function LineEditor({ row, columns }: LineEditorProps) {
  const { t, language } = useI18n();
  const session = useSessionStore();
  const [texts, setTexts] = useState<Readonly<Record<Column, string>>>(() =>
    Object.fromEntries(columns.map((column) => [column, textOf(row, column).text])),
  );

  const close = () => session.edit(null);
  const keep = async () => {
    for (const column of columns) {
      const text = (texts[column] ?? '').trim();
      if (text === textOf(row, column).text) continue;
      const concluded = column === SOURCE ? row.source.text : (row.targets[column]?.text ?? '');
      const edit = text === concluded ? null : text;
      if (!(await session.ask('voice.edit-line', { index: row.index, column, text: edit }))) return;
    }
    close();
  };

  return (
    <div
      className="voice-editor"
      onKeyDown={(event) => {
        if (event.key === 'Escape') close();
        else if (event.key === 'Enter' && !event.shiftKey) void keep();
        else return;
        event.preventDefault();
        event.stopPropagation();
      }}
    >
      {columns.map((column, index) => {
        const name = column === SOURCE ? t('voice.spoken') : language(column);
        const { original } = textOf(row, column);
        return (
          <div key={column}>
            <WritingArea
              className="voice-editor-text"
              aria-label={t('voice.edit-column', { column: name })}
              autoFocus={index === 0}
              dir="auto"
              lang={column === SOURCE ? row.language : column}
              rows={3}
              mostUnits={10_000}
              value={texts[column] ?? ''}
              onText={(text) => setTexts({ ...texts, [column]: text })}
            />
            {original !== null && (
              <span className="small soft">{t('voice.original', { text: original })}</span>
            )}
          </div>
        );
      })}
      <div className="voice-editor-foot">
        <SuggestTerm
          language={row.language}
          before={row.source.text}
          after={texts[SOURCE] ?? row.source.text}
        />
        <Button kind="quiet" size="compact" onPress={close}>
          {t('voice.edit.cancel')}
        </Button>
        <Button kind="main" size="compact" onPress={() => void keep()}>
          {t('voice.edit.keep')}
        </Button>
      </div>
    </div>
  );
}
