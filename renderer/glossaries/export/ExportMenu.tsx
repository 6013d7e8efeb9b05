import { Download } from 'lucide-react';
import { useStore } from 'zustand';
import { Button } from '../../look/Button.tsx';
import { Popover } from '../../look/Popover.tsx';
import { useWords } from '../../words/use-words.ts';
import { useStores } from '../../workbench.ts';
import type { GlossaryEditorProps } from '../GlossaryEditor.tsx';
import { hasUnsaved, isStored, type Pair } from '../state.ts';
import { usePairWords } from '../use-glossary-words.ts';
import { PAIR_FORMATS, WHOLE_FORMATS, type ExportChoice } from './formats.ts';

/** The dictionary on the screen, or all of them, as a file. */
export function ExportMenu({ glossary }: GlossaryEditorProps) {
  const { t } = useWords();
  const { glossaries } = useStores();
  const { arrow } = usePairWords();
  const pair = useStore(glossaries.state, (now) => now.pair);
  const isExporting = useStore(glossaries.state, (now) => now.exporting.state === 'running');
  const isUnsaved = useStore(glossaries.state, (now) => hasUnsaved(now, glossary.id));
  const shown = pair !== null && isStored(glossary, pair) ? pair : null;
  return (
    <Popover
      name={t('glossaries.export.as')}
      placement="bottom end"
      trigger={
        <Button
          action="glossary-export"
          kind="quiet"
          size="compact"
          isPending={isExporting}
          isDisabled={glossary.dictionaries.length === 0}
        >
          <Download aria-hidden="true" />
          {t('glossaries.export')}
        </Button>
      }
    >
      <div className="glossary-formats">
        {shown !== null && (
          <>
            <h3>{t('glossaries.export.pair', { pair: arrow(shown) })}</h3>
            <Formats choices={PAIR_FORMATS.map((format) => ({ format, pair: shown }))} />
          </>
        )}
        <h3>{t('glossaries.export.whole')}</h3>
        <Formats choices={WHOLE_FORMATS.map((format) => ({ format, pair: null }))} />
        {isUnsaved && <p className="soft small">{t('glossaries.export.saved')}</p>}
      </div>
    </Popover>
  );
}

function Formats({ choices }: { readonly choices: readonly ExportChoice[] }) {
  const { t } = useWords();
  const { glossaries } = useStores();
  return (
    <ul className="glossary-verbs">
      {choices.map(({ format, pair }: { format: ExportChoice['format']; pair: Pair | null }) => (
        <li key={format}>
          <Button
            size="compact"
            slot="close"
            onPress={() => void glossaries.exportFile({ format, pair })}
          >
            {t('glossaries.export.format', { format: format.replaceAll('-', '_') })}
          </Button>
        </li>
      ))}
    </ul>
  );
}
