import { Download, Upload } from 'lucide-react';
import { useRef } from 'react';
import { useStore } from 'zustand';
import { Button } from '../../ui/Button.tsx';
import { Popover } from '../../ui/Popover.tsx';
import { useI18n } from '../../i18n/use-i18n.ts';
import { saveFile } from '../../rpc/save-file.ts';
import { TERM_FILE_FORMATS, type TermFileFormat } from './files/term-file.ts';
import { usePageStore } from '../../ui/stores.ts';
import { termsStore } from './store.ts';

/** What the file dialog offers first. */
const ACCEPTED = '.txt,.csv,.tsv,.tab,text/plain,text/csv,text/tab-separated-values';

/** Terms from a file, and terms as a file. */
export function FileVerbsBar() {
  const { t } = useI18n();
  const terms = usePageStore(termsStore);
  const hasList = useStore(terms.state, (now) => now.language !== null);
  const isImporting = useStore(terms.state, (now) => now.importing.state === 'running');
  const isExporting = useStore(terms.state, (now) => now.exporting.state === 'running');
  const input = useRef<HTMLInputElement>(null);
  if (!hasList) return null;
  return (
    <div className="list-screen-verbs">
      <input
        ref={input}
        type="file"
        className="unseen"
        tabIndex={-1}
        aria-hidden="true"
        accept={ACCEPTED}
        onChange={(event) => {
          const file = event.target.files?.[0];
          if (file !== undefined) void terms.importFile(file);
          // The same file can be chosen again.
          event.target.value = '';
        }}
      />
      <Button
        action="terms-import"
        kind="quiet"
        size="compact"
        isPending={isImporting}
        onPress={() => input.current?.click()}
      >
        <Upload aria-hidden="true" />
        {t(isImporting ? 'terms.importing' : 'terms.import')}
      </Button>
      <Popover
        name={t('terms.export.as')}
        placement="bottom end"
        trigger={
          <Button action="terms-export" kind="quiet" size="compact" isPending={isExporting}>
            <Download aria-hidden="true" />
            {t('terms.export')}
          </Button>
        }
      >
        <ExportFormats />
      </Popover>
    </div>
  );
}

function ExportFormats() {
  const i18n = useI18n();
  const { t } = i18n;
  const terms = usePageStore(termsStore);
  const shown = useStore(terms.state, (now) => now.language) ?? '';
  const save = async (format: TermFileFormat) => {
    const file = await terms.exportFile(format);
    if (file !== null) saveFile(file);
  };
  return (
    <ul className="terms-formats">
      {TERM_FILE_FORMATS.map((format) => (
        <li key={format}>
          <Button
            kind="quiet"
            slot="close"
            aria-describedby={`terms-export-${format}`}
            onPress={() => void save(format)}
          >
            {t(`terms.export.${format}`)}
          </Button>
          <span id={`terms-export-${format}`} className="soft small">
            {format === 'txt'
              ? t('terms.export.txt.about', { language: i18n.language(shown) })
              : t('terms.export.table.about')}
          </span>
        </li>
      ))}
    </ul>
  );
}
