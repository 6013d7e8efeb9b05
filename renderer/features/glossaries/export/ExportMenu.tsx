import { Download } from 'lucide-react';
import { useState } from 'react';
import { useStore } from 'zustand';
import { forbiddenFor } from '../../../../preload/contract/forbidden-rules.ts';
import { Switch } from '../../../ui/Switch.tsx';
import { useSetting } from '../../settings/use-settings.ts';
import { Button } from '../../../ui/Button.tsx';
import { Popover } from '../../../ui/Popover.tsx';
import { useI18n } from '../../../i18n/use-i18n.ts';
import type { GlossaryEditorProps } from '../state.ts';
import { hasUnsaved, isStored } from '../state.ts';
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
  const [withForbidden, setWithForbidden] = useState(true);
  const [preferences] = useSetting('segments');
  const hasForbidden = glossary.dictionaries.some(
    (one) => forbiddenFor(preferences?.forbidden ?? [], one).length > 0,
  );
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
            <Formats
              choices={PAIR_FORMATS.map((format) => ({
                format,
                pair: shown,
                withForbidden: false,
              }))}
            />
          </>
        )}
        <h3>{t('glossaries.export.whole')}</h3>
        <Formats
          choices={WHOLE_FORMATS.map((format) => ({
            format,
            pair: null,
            withForbidden: hasForbidden && withForbidden && format === 'tbx',
          }))}
        />
        {hasForbidden && (
          <Switch isSelected={withForbidden} onChange={setWithForbidden}>
            {t('glossaries.export.forbidden')}
          </Switch>
        )}
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
      {choices.map((choice: ExportChoice) => (
        <li key={choice.format}>
          <Button size="compact" slot="close" onPress={() => void glossaries.exportFile(choice)}>
            {t('glossaries.export.format', { format: choice.format.replaceAll('-', '_') })}
          </Button>
        </li>
      ))}
    </ul>
  );
}
