import type { AdminAccess, CreatedDeveloperKey, DeveloperKey, DeveloperKeys } from '../admin.ts';
import {
  AdminKeyDraft,
  DeveloperKeyEnd,
  DeveloperKeyLabel,
  DeveloperKeyLimits,
  NewDeveloperKey,
} from '../admin.ts';
import type { ExportedFile } from '../exported-file.ts';
import type {
  Reconciliation,
  ReportRows,
  SeriesAnswer,
  TagReport,
  UsageReport,
} from '../reports.ts';
import {
  ReconcileRequest,
  ReportExport,
  ReportRequest,
  ReportRowsRequest,
  SeriesRequest,
  TagReportRequest,
} from '../reports.ts';
import { ask, nothing, watch } from '../route.ts';

export const ADMIN = {
  'admin.watch': watch(nothing).gives<AdminAccess>(),
  /** Checks the key against the active connection's service, then stores it. */
  'admin.save-key': ask(AdminKeyDraft).gives<null>(),
  'admin.forget-key': ask(nothing).gives<null>(),

  'developer-keys.list': ask(nothing).gives<DeveloperKeys>(),
  'developer-keys.create': ask(NewDeveloperKey).gives<CreatedDeveloperKey>(),
  'developer-keys.rename': ask(DeveloperKeyLabel).gives<DeveloperKey>(),
  'developer-keys.limit': ask(DeveloperKeyLimits).gives<DeveloperKey>(),
  /** For good. Refused with invalid-input where the typed label is not the key's. */
  'developer-keys.deactivate': ask(DeveloperKeyEnd).gives<DeveloperKey>(),

  /** Reads a report from the service. Main keeps it for the calls that name its id. */
  'reports.usage': ask(ReportRequest).gives<UsageReport>(),
  'reports.tags': ask(TagReportRequest).gives<TagReport>(),
  /** Rejects with not-found where the report is no longer kept. */
  'reports.rows': ask(ReportRowsRequest).gives<ReportRows>(),
  'reports.series': ask(SeriesRequest).gives<SeriesAnswer>(),
  /** CSV of the selection: the same rows in the same order. */
  'reports.export': ask(ReportExport).gives<ExportedFile>(),
  'reports.reconcile': ask(ReconcileRequest).gives<Reconciliation>(),
};
