import { ScanSearch } from 'lucide-react';
import { useActions } from '../../ui/actions/use-action.ts';
import { Button } from '../../ui/Button.tsx';
import { useI18n } from '../../i18n/use-i18n.ts';
import { usePageStore } from '../../ui/stores.ts';
import { detectionStore } from './store.ts';

export interface DetectLinesProps {
  readonly text: string;
}

/** Goes to language detection with the lines of a text. */
export function DetectLines({ text }: DetectLinesProps) {
  const { t } = useI18n();
  const actions = useActions();
  const detection = usePageStore(detectionStore);
  function detect() {
    if (text.trim() !== '') detection.setText(text);
    void actions.invoke('go-detect');
  }
  return (
    <Button kind="quiet" size="compact" onPress={detect}>
      <ScanSearch aria-hidden="true" />
      {t('text.detect-lines')}
    </Button>
  );
}
