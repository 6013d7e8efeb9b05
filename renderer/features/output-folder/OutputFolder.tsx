import { FolderOpen } from 'lucide-react';
import { useStore } from 'zustand';
import { useI18n } from '../../i18n/use-i18n.ts';
import { Button } from '../../ui/Button.tsx';
import { FailureCard } from '../../ui/failure/FailureCard.tsx';
import { usePageStore } from '../../ui/stores.ts';
import { Tooltip } from '../../ui/Tooltip.tsx';
import './OutputFolder.css';
import { outputFolderStore } from './store.ts';
import { useOutputFolder } from './use-output-folder.ts';

/** Names the folder that results are written to, with the way to open it. */
export function OutputFolder() {
  const { t } = useI18n();
  const outputFolder = usePageStore(outputFolderStore);
  const place = useOutputFolder();
  const refused = useStore(outputFolder.state, (now) => now.refused);
  if (place === null) return null;
  return (
    <div className="output-folder">
      <span className="soft">{t('output-folder.name')}</span>
      <Tooltip words={t('output-folder.open', { folder: place.path })}>
        <Button
          kind="quiet"
          size="compact"
          aria-label={t('output-folder.open', { folder: place.short })}
          onPress={() => void outputFolder.open()}
        >
          <FolderOpen aria-hidden="true" />
          <bdi className="output-folder-path">{place.short}</bdi>
        </Button>
      </Tooltip>
      {refused !== null && <FailureCard failure={refused} onDismiss={outputFolder.forgetRefused} />}
    </div>
  );
}
