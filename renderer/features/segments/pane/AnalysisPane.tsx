import { Download } from 'lucide-react';
import { saveFile } from '../../../rpc/save-file.ts';
import { FailureCard } from '../../../ui/failure/FailureCard.tsx';
import { Button } from '../../../ui/Button.tsx';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { useEditorState } from '../use-editor-state.ts';
import { BandsBar, BandsTable } from './Bands.tsx';
import './AnalysisPane.css';
import { usePageStore } from '../../../ui/stores.ts';
import { segmentsStore } from '../store.ts';

/** How much of the project the memories know, by bands of percent. */
export function AnalysisPane() {
  const { t } = useI18n();
  const segments = usePageStore(segmentsStore);
  const analysis = useEditorState((now) => now.analysis);
  if (analysis.state === 'failed') {
    return <FailureCard failure={analysis.failure} onRetry={() => void segments.loadAnalysis()} />;
  }
  if (analysis.state !== 'done') {
    return (
      <p className="soft" role="status">
        {t('segments.analysis.working')}
      </p>
    );
  }
  async function save() {
    const file = await segments.analysisFile();
    if (file !== null) saveFile(file);
  }
  return (
    <div className="analysis">
      <BandsBar bands={analysis.value.bands} />
      <BandsTable {...analysis.value} />
      <p className="small soft">{t('segments.analysis.about')}</p>
      {analysis.value.leftOut > 0 && (
        <p className="small soft">
          {t('segments.analysis.before', { count: analysis.value.leftOut })}
        </p>
      )}
      <Button size="compact" onPress={() => void save()}>
        <Download aria-hidden="true" />
        {t('segments.analysis.csv')}
      </Button>
    </div>
  );
}
