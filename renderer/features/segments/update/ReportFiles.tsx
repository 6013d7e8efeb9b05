import { Download } from 'lucide-react';
import { SEGMENT_STATUSES } from '../../../../preload/contract/segment-facets.ts';
import type { UpdateKind } from '../../../../preload/contract/update-kinds.ts';
import { UPDATE_KINDS } from '../../../../preload/contract/update-kinds.ts';
import type { Input } from '../../../../preload/contract/api.ts';
import { saveFile } from '../../../rpc/save-file.ts';
import { Button } from '../../../ui/Button.tsx';
import { usePageStore } from '../../../ui/stores.ts';
import { directionOf } from '../../../i18n/language-code.ts';
import type { I18n } from '../../../i18n/i18n.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { segmentsStore } from '../store.ts';

const FORMATS = ['csv', 'html'] as const;

/** Saves the whole report, with what its page does not list. */
export function ReportFiles() {
  const i18n = useI18n();
  const segments = usePageStore(segmentsStore);

  async function save(format: (typeof FORMATS)[number]) {
    const file = await segments.updateReportFile({ format, words: wordsOf(i18n) });
    if (file !== null) saveFile(file);
  }

  return FORMATS.map((format) => (
    <Button key={format} size="compact" onPress={() => void save(format)}>
      <Download aria-hidden="true" />
      {i18n.t('segments.update.save', { format: format.toUpperCase() })}
    </Button>
  ));
}

function wordsOf({ t, locale }: I18n): Input<'segments.update-report-file'>['words'] {
  const total = (version: 'segments.update.now' | 'segments.update.earlier') =>
    t('look.label-value', { label: t('segments.update.total'), value: t(version) });
  return {
    title: t('segments.update.report'),
    language: locale,
    isRightToLeft: directionOf(locale) === 'rtl',
    what: t('segments.update.what'),
    number: t('segments.review.number'),
    earlierNumber: t('segments.update.earlier-number'),
    source: t('segments.concordance.source'),
    earlierSource: t('segments.update.earlier-source'),
    target: t('segments.concordance.target'),
    status: t('segments.review.status'),
    percent: t('segments.update.percent'),
    total: total('segments.update.now'),
    earlierTotal: total('segments.update.earlier'),
    kinds: Object.fromEntries(
      UPDATE_KINDS.map((kind) => [kind, t('segments.update.kind', { kind })]),
    ) as Record<UpdateKind, string>,
    statuses: Object.fromEntries(
      SEGMENT_STATUSES.map((status) => [status, t('segments.status', { status })]),
    ),
  };
}
