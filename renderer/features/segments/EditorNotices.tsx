import { X } from 'lucide-react';
import { Button } from '../../ui/Button.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Popover } from '../../ui/Popover.tsx';
import { useStore } from 'zustand';
import { brief } from '../../i18n/brief.ts';
import { useI18n } from '../../i18n/use-i18n.ts';
import { useEditorState } from './use-editor-state.ts';
import { usePageStore } from '../../ui/stores.ts';
import { segmentsStore } from './store.ts';
import { unsearchedWords } from '../team-memories/unsearched-words.ts';
import type { OutputFolderPlace } from '../../../preload/contract/output-folder.ts';
import type { I18n } from '../../i18n/i18n.ts';
import { ChangingNotice } from './selection/ChangingNotice.tsx';
import { SelectionBar } from './selection/SelectionBar.tsx';
import { useOutputFolder } from '../output-folder/use-output-folder.ts';
import { ExportedVerbs, exportedWords } from './project/exported.tsx';
import type { Said } from './state.ts';

/** What happened last, in room that is always kept below the text. */
export function EditorNotices() {
  const i18n = useI18n();
  const { t } = i18n;
  const segments = usePageStore(segmentsStore);
  const said = useEditorState((now) => now.said);
  const filling = useEditorState((now) => now.filling);
  const canUndo = useEditorState((now) => now.canUndo);
  const selected = useEditorState((now) => now.selection?.count ?? null);
  const folder = useOutputFolder();
  const into = useEditorState((now) => now.project.into);
  const memory = useStore(
    segments.state,
    (now) => now.memories.find(({ id }) => id === into)?.name,
  );
  // Where nothing was changed, another step would be undone.
  const isUndoable =
    said?.kind === 'propagated' ||
    (said?.kind === 'filled' && (said.saving.segments > 0 || said.saving.sentCharacters > 0)) ||
    said?.kind === 'stopped' ||
    (said?.kind === 'selection-changed' && said.changed > 0) ||
    (said?.kind === 'replaced' && said.files < 2 && said.count > 0);

  return (
    <div className="editor-notices">
      <p role="status">
        {said !== null
          ? saidWords(said, { folder, memory }, i18n)
          : selected !== null && t('segments.selected', { count: selected })}
      </p>
      {isUndoable && canUndo && (
        <Button size="compact" onPress={() => void segments.undo()}>
          {t('segments.undo')}
        </Button>
      )}
      {said?.kind === 'replaced' && said.files > 1 && (
        <Button size="compact" onPress={() => void segments.undoReplace()}>
          {t('action.segments-undo-replace')}
        </Button>
      )}
      {said?.kind === 'propagated' && <ChangedSegments numbers={said.numbers} />}
      {said?.kind === 'exported' && <ExportedVerbs />}
      {selected !== null && <SelectionBar />}
      {said !== null && said.kind !== 'selected' && selected === null && (
        <IconButton
          icon={X}
          size="compact"
          name={t('segments.close-notice')}
          onPress={segments.forgetSaid}
        />
      )}
      <ChangingNotice />
      {filling !== null && (
        <span className="editor-filling tabular">
          <progress
            aria-label={t('segments.filling', { ...filling })}
            value={filling.done}
            max={Math.max(1, filling.all)}
          />
          {t('segments.filling', { ...filling })}
          <Button size="compact" onPress={segments.stopFill}>
            {t('segments.filling.stop')}
          </Button>
        </span>
      )}
    </div>
  );
}

/** Segments that are named at most. */
const MOST_NAMED = 200;

/** Which segments took a target over; each one leads to its row. */
function ChangedSegments({ numbers }: { readonly numbers: readonly number[] }) {
  const { t } = useI18n();
  const segments = usePageStore(segmentsStore);
  return (
    <Popover
      name={t('segments.propagated.list')}
      placement="top start"
      trigger={<Button size="compact">{t('segments.propagated.list')}</Button>}
    >
      <div className="changed-segments">
        {numbers.slice(0, MOST_NAMED).map((number) => (
          <Button
            key={number}
            kind="quiet"
            size="compact"
            slot="close"
            onPress={() => void segments.goTo(number)}
          >
            {t('segments.work.segment', { number: number + 1 })}
          </Button>
        ))}
      </div>
    </Popover>
  );
}

interface Places {
  readonly folder: OutputFolderPlace | null;
  /** Name of the memory that confirmed segments go to. */
  readonly memory: string | undefined;
}

/** What happened last, as a sentence. */
function saidWords(said: Said, { folder, memory }: Places, { t, gap }: I18n): string {
  if (said.kind === 'confirmed' && said.isStored && memory !== undefined)
    return t('segments.said.confirmed-into', { memory: brief(memory) });
  if (said.kind === 'propagated')
    return t('segments.said.propagated', { count: said.numbers.length });
  if (said.kind === 'selected') return t('segments.selected', { count: said.count });
  if (said.kind === 'selection-changed') {
    const { changed, locked, empty } = said;
    return t('segments.said.selected', { changed, locked, empty });
  }
  if (said.kind === 'filled') {
    const { segments, characters, sentCharacters: sent, unsearched } = said.saving;
    return [
      t('segments.saved', { segments, characters, sent }),
      ...unsearched.map((memory) => unsearchedWords(memory, t)),
    ].join(gap);
  }
  if (said.kind === 'exported') {
    return exportedWords(said, folder, t);
  }
  if (said.kind === 'stopped') return t('segments.said.stopped');
  if (said.kind === 'update-undone' || said.kind === 'update-redone') {
    return t('segments.said.update', { kind: said.kind.replaceAll('-', '_') });
  }
  if (said.kind === 'replaced') {
    const { count, files } = said;
    if (files > 1) return t('segments.said.replaced-files', { count, files });
    return t('segments.said.replaced', { count });
  }
  if (said.kind === 'replace-undone') {
    return t('segments.said.replace-undone', { files: said.files, left: said.left });
  }
  if (said.kind === 'marked')
    return t('segments.said.marked', { mark: said.mark.replaceAll('-', '_') });
  if (
    said.kind === 'split' ||
    said.kind === 'merged' ||
    said.kind === 'locked' ||
    said.kind === 'restored'
  ) {
    return t('segments.said.work', { kind: said.kind });
  }
  return t('segments.said', {
    kind: said.kind.replaceAll('-', '_'),
    key: 'key' in said ? said.key : 0,
    number: 'number' in said && said.number !== null ? String(said.number + 1) : 'none',
  });
}
