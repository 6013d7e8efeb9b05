import { Upload } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { usePageStore } from '../../../ui/stores.ts';
import { glossariesStore } from '../store.ts';

/** What the file dialog offers first. */
const ACCEPTED = '.tsv,.tab,.txt,.csv,.xlsx,.tbx,.xml';

/** Chooses a file of terms to look at. */
export function ImportButton() {
  const { t } = useI18n();
  const glossaries = usePageStore(glossariesStore);
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        className="unseen"
        tabIndex={-1}
        aria-hidden="true"
        accept={ACCEPTED}
        onChange={(event) => {
          const file = event.target.files?.[0];
          if (file !== undefined) void glossaries.openFile(file);
          // The same file can be chosen again.
          event.target.value = '';
        }}
      />
      <Button
        action="glossary-import"
        kind="quiet"
        size="compact"
        onPress={() => input.current?.click()}
      >
        <Upload aria-hidden="true" />
        {t('glossaries.import')}
      </Button>
    </>
  );
}
