import { Button } from '../../../ui/Button.tsx';
import { usePageStore } from '../../../ui/stores.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { segmentsStore } from '../store.ts';
import type { ProjectProps } from './project-props.ts';

/** What is being done to the files of the project, and how far it is. */
export function WorkLine({ project: { work } }: ProjectProps) {
  const { t } = useI18n();
  const segments = usePageStore(segmentsStore);
  if (work === null) return null;
  const { kind, done, all } = work;
  const words = t('segments.work', { kind: kind.replaceAll('-', '_'), done, all });
  return (
    <div className="project-work editor-filling tabular" role="status">
      <progress aria-label={words} value={done} max={Math.max(1, all)} />
      {words}
      <Button size="compact" onPress={segments.stopBatch}>
        {t('segments.filling.stop')}
      </Button>
    </div>
  );
}
