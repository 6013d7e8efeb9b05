import type { UsageReports } from '../accounts/usage-reports.ts';
import type { Endpoint } from './endpoint.ts';
import { readRange, readWord } from './admin-range.ts';

const PAGE_ROWS = 100;
const MAX_PAGE = 1_000_000_000;

/**
 * GET /v2/admin/analytics/custom-tags: what was used under each reporting tag. The first page is 1; a
 * page past the last one is empty.
 */
export const adminCustomTags = (reports: UsageReports): Endpoint => ({
  keyKind: 'admin',
  unknownKey: 403,
  scope: null,
  method: 'GET',
  path: '/v2/admin/analytics/custom-tags',
  answer: ({ fields, key: { tier } }) => {
    const range = readRange(fields);
    const by = readWord(fields, 'aggregate_by', ['period', 'day']) ?? 'period';
    const page =
      fields.whole('page', [1, MAX_PAGE], 'Parameter "page" must be a positive integer') ?? 1;
    // One more than fits tells whether there is a next page.
    const window = { skip: (page - 1) * PAGE_ROWS, most: PAGE_ROWS + 1 };
    const rows = reports.byTag(tier, range, by, window);
    return {
      custom_tag_usage_report: {
        aggregate_by: by,
        start_date: range.start,
        end_date: range.end,
        next_page: rows.length > PAGE_ROWS ? page + 1 : null,
        usage: rows.slice(0, PAGE_ROWS).map(({ tag, day, usage }) => ({
          custom_tag: tag,
          ...(day === null ? {} : { usage_date: `${day}T00:00:00Z` }),
          breakdown: {
            total_characters: usage.text_translation + usage.text_improvement,
            text_translation_characters: usage.text_translation,
            text_improvement_characters: usage.text_improvement,
          },
        })),
      },
    };
  },
});
