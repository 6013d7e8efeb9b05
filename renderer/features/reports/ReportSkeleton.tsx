/** The room that a report will take; how reading goes is said above it. */
export function ReportSkeleton() {
  return (
    <div className="report-body report-skeleton" aria-hidden="true">
      <div className="report-skeleton-figures">
        <span />
        <span />
        <span />
      </div>
      <div className="report-skeleton-chart" />
      <div className="report-skeleton-table" />
    </div>
  );
}
