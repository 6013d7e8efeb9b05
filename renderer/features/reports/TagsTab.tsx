import { useEffect } from 'react';
import { useStore } from 'zustand';
import { useI18n } from '../../i18n/use-i18n.ts';
import { ReportBody } from './ReportBody.tsx';
import { ReportOptions } from './ReportOptions.tsx';
import { ReportState } from './ReportState.tsx';
import { TagFigures } from './TagFigures.tsx';
import './Report.css';
import { usePageStore } from '../../ui/stores.ts';
import { tagsStore } from './tags-store.ts';

/** What calls with a reporting tag used in a range of days, by tag and day. */
export function TagsTab() {
  const { t } = useI18n();
  const tags = usePageStore(tagsStore);
  const isUnread = useStore(tags.state, (now) => now.range === null);
  // At first, and whenever another connection has come.
  useEffect(() => {
    if (isUnread) void tags.read();
  }, [isUnread, tags]);
  return (
    <div className="report">
      <ReportOptions board={tags} />
      <ReportState board={tags} reading={t('reports.reading.tags')} />
      <ReportBody
        board={tags}
        parts="tags"
        stacks={['tag', 'none']}
        kinds={['tags', 'tag-days']}
        empty={() => t('reports.empty.tags')}
        isEmpty={(report) => report.tags.length === 0}
        figures={(report) => <TagFigures report={report} />}
      />
    </div>
  );
}
