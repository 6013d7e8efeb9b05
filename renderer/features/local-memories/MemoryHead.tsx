import { Download, FileUp, ListX, Merge, Pencil, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { useStore } from 'zustand';
import { Button } from '../../ui/Button.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Popover } from '../../ui/Popover.tsx';
import { useLanguages } from '../languages/use-languages.ts';
import { brief } from '../../i18n/brief.ts';
import { useI18n } from '../../i18n/use-i18n.ts';
import { MEMORY_ENDINGS } from './import-draft.ts';
import type { OfMemory } from './state.ts';
import { useIsCurated } from '../team-memories/use-team.ts';
import { MergeForm } from './MergeForm.tsx';
import { RemoveMemoryDialog } from './RemoveMemoryDialog.tsx';
import { RenameForm } from './RenameForm.tsx';
import './MemoryHead.css';
import { usePageStore } from '../../ui/stores.ts';
import { localMemoriesStore } from './store.ts';

const FORMATS = ['tmx', 'csv'] as const;

/** The name of the memory and what can be done with the whole of it. */
export function MemoryHead({ memory }: OfMemory) {
  const i18n = useI18n();
  const { t, list, day } = i18n;
  const localMemories = usePageStore(localMemoriesStore);
  const { nameOf } = useLanguages();
  const isBusy = useStore(localMemories.state, (now) => now.doing.state === 'running');
  const [form, setForm] = useState<'rename' | 'merge' | null>(null);
  const [isRemoving, setRemoving] = useState(false);
  const file = useRef<HTMLInputElement>(null);
  const renameButton = useRef<HTMLButtonElement>(null);
  const mergeButton = useRef<HTMLButtonElement>(null);
  const { id, name, source, targets, units, updated, team } = memory;
  const isCurated = useIsCurated(memory);
  const facts = i18n.facts([
    t('memories.pair', { source: nameOf(source), targets: list(targets.map(nameOf)) }),
    t('memories.units', { count: units }),
    t('memories.changed', { day: day(updated) }),
  ]);

  function leave(button: { readonly current: HTMLButtonElement | null }) {
    setForm(null);
    button.current?.focus();
  }

  return (
    <div className="memories-head">
      <div className="memories-head-line">
        <h2 className="own-direction">{brief(name)}</h2>
        {isCurated && (
          <IconButton
            action="memory-rename"
            ref={renameButton}
            icon={Pencil}
            size="compact"
            name={t('memories.rename')}
            aria-expanded={form === 'rename'}
            onPress={() => setForm(form === 'rename' ? null : 'rename')}
          />
        )}
        <span className="memories-head-facts soft small tabular">{facts}</span>
        <span className="memories-head-verbs">
          {isCurated && (
            <Button
              action="memory-import-into"
              kind="quiet"
              size="compact"
              onPress={() => file.current?.click()}
            >
              <FileUp aria-hidden="true" />
              {t('memories.import')}
            </Button>
          )}
          <Popover
            name={t('memories.export')}
            placement="bottom end"
            trigger={
              <Button action="memory-export" kind="quiet" size="compact" isPending={isBusy}>
                <Download aria-hidden="true" />
                {t('memories.export')}
              </Button>
            }
          >
            <ul className="memories-menu">
              {FORMATS.map((format) => (
                <li key={format}>
                  <Button
                    kind="quiet"
                    slot="close"
                    onPress={() => void localMemories.exportAs(id, format)}
                  >
                    {t(`memories.export-${format}`)}
                  </Button>
                </li>
              ))}
            </ul>
          </Popover>
          {team === undefined && (
            <>
              <IconButton
                action="memory-deduplicate"
                icon={ListX}
                size="compact"
                name={t('memories.deduplicate')}
                isDisabled={isBusy || units === 0}
                onPress={() => void localMemories.deduplicate(id)}
              />
              <IconButton
                action="memory-merge"
                ref={mergeButton}
                icon={Merge}
                size="compact"
                name={t('memories.merge')}
                aria-expanded={form === 'merge'}
                isDisabled={isBusy}
                onPress={() => setForm(form === 'merge' ? null : 'merge')}
              />
              <IconButton
                action="memory-delete"
                icon={Trash2}
                size="compact"
                name={t('memories.remove')}
                isDisabled={isBusy}
                onPress={() => setRemoving(true)}
              />
            </>
          )}
        </span>
      </div>
      <input
        ref={file}
        type="file"
        hidden
        accept={MEMORY_ENDINGS}
        onChange={({ target }) => {
          const picked = target.files?.[0];
          if (picked !== undefined) localMemories.offer(picked, id);
          target.value = '';
        }}
      />
      {form === 'rename' && <RenameForm memory={memory} onLeave={() => leave(renameButton)} />}
      {form === 'merge' && <MergeForm memory={memory} onLeave={() => leave(mergeButton)} />}
      {isRemoving && <RemoveMemoryDialog memory={memory} onClose={() => setRemoving(false)} />}
    </div>
  );
}
