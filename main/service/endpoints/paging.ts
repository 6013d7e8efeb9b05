import type { Fields } from '../http/fields.ts';

const MAX_PAGE = 1_000_000_000;

/** Reads `page` (from 0) and `page_size` (1 to 25, default 10). */
export function readPaging(fields: Fields): { readonly page: number; readonly pageSize: number } {
  return {
    page:
      fields.whole('page', [0, MAX_PAGE], 'Parameter "page" must be a non-negative integer') ?? 0,
    pageSize:
      fields.whole(
        'page_size',
        [1, 25],
        'Parameter "page_size" must be an integer between 1 and 25',
      ) ?? 10,
  };
}
