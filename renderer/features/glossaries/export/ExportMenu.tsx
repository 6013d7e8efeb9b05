import { Download } from 'lucide-react';
import { useStore } from 'zustand';
import { Button } from '../../../ui/Button.tsx';
import { Popover } from '../../../ui/Popover.tsx';
import { useI18n } from '../../../i18n/use-i18n.ts';
import type { GlossaryEditorProps } from '../state.ts';
import { hasUnsaved, isStored, type Pair } from '../state.ts';
import { usePairWords } from '../use-glossary-words.ts';
import { PAIR_FORMATS, WHOLE_FORMATS, type ExportChoice } from './formats.ts';
import { usePageStore } from '../../../ui/stores.ts';
import { glossariesStore } from '../store.ts';

/** The dictionary on the screen, or all of them, as a file. */
export function ExportMenu({ glossary }: GlossaryEditorProps) {
  const { t } = useI18n();
  const glossaries = usePageStore(glossariesStore);
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
  const { t } = useI18n();
  const glossaries = usePageStore(glossariesStore);
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
