import type { OutputFolderPlace } from '../../../../preload/contract/output-folder.ts';
import { Button } from '../../../ui/Button.tsx';
import { usePageStore } from '../../../ui/stores.ts';
import type { I18n } from '../../../i18n/i18n.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { segmentsStore } from '../store.ts';
import type { Exported } from '../state.ts';

/**
 * What was written, as a sentence.
 * @param folder where to; null where that is not known yet
 */
export const exportedWords = (
  { name, untranslated }: Exported,
  folder: OutputFolderPlace | null,
  t: I18n['t'],
): string => t('segments.said.exported', { name, folder: folder?.short ?? 'none', untranslated });

/** What a person does with the document that was exported last. */
export function ExportedVerbs() {
  const { t } = useI18n();
  const segments = usePageStore(segmentsStore);
  return (
    <>
      <Button size="compact" onPress={() => void segments.openExported('open')}>
        {t('segments.export.open')}
      </Button>
      <Button size="compact" onPress={() => void segments.openExported('show')}>
        {t('segments.export.show')}
      </Button>
    </>
  );
}
