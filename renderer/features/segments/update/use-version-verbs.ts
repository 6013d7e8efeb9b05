import type { SegmentProject } from '../../../../preload/contract/segments.ts';
import { useAction } from '../../../ui/actions/use-action.ts';
import type { BarVerb } from '../../../ui/VerbMenu.tsx';
import { usePageStore } from '../../../ui/stores.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { segmentsStore } from '../store.ts';

/** What can be done with the versions of a file's document. */
export function useVersionVerbs(file: SegmentProject): readonly BarVerb[] {
  const { t } = useI18n();
  const segments = usePageStore(segmentsStore);
  const { otherVersion } = file;
  const verbs: BarVerb[] = [
    {
      action: 'segments-update-source',
      name: t('segments.update'),
      onPress: () => segments.beginUpdate(file),
    },
  ];
  if (otherVersion === 'earlier') {
    verbs.push({
      action: 'segments-update-report',
      name: t('segments.update.report'),
      onPress: () => void segments.showUpdateReport(file),
    });
  }
  if (otherVersion !== null) {
    verbs.push({
      action: 'segments-switch-version',
      name: t(otherVersion === 'earlier' ? 'segments.update.back' : 'segments.update.forward'),
      onPress: () => void segments.switchVersion(file),
    });
  }
  return verbs;
}

/** Offers the same to the palette; without a file nothing. */
export function useVersionActions(file: SegmentProject | undefined): void {
  const segments = usePageStore(segmentsStore);
  const other = file?.otherVersion ?? null;
  useAction('segments-update-source', file === undefined ? null : () => segments.beginUpdate(file));
  useAction(
    'segments-update-report',
    file && other === 'earlier' ? () => void segments.showUpdateReport(file) : null,
  );
  useAction(
    'segments-switch-version',
    file && other !== null ? () => void segments.switchVersion(file) : null,
  );
}
