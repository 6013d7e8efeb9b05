import type { search as en } from '../en/search.ts';

/** Words of the one search box over everything. */
export const search: Readonly<Record<keyof typeof en, string>> = {
  'search.title': 'すべてを検索',
  'search.placeholder': '操作、メモリ、用語集、履歴、文字起こし',
  'search.results': '検索結果',
  'search.group-memory': 'メモリ',
  'search.group-glossary': '用語集',
  'search.group-history': '履歴',
  'search.group-transcript': '文字起こし',
  'search.group-count': '{total, number}件中{shown, number}件',
  'search.searching': '検索しています…',
  'search.nothing': '「{query}」を含むものはありません。',
  'search.idle':
    '操作、またはメモリ、用語集、履歴、文字起こしに含まれる語句。最後の語句は先頭の一部だけでもかまいません。先頭に > を付けると操作だけを検索します。',
  'search.group-actions': '操作',
  'search.not-now': '現在は使えません',
  'search.not-now-said': '「{action}」は現在使えません。',
  'search.no-action': '「{query}」という操作はありません。',
  'search.actions': '{count, plural, =0 {操作はありません。} other {操作#件。}}',
  'search.runs': 'Enterで操作を実行します。',
  'search.key-run': '実行',
  'search.found': '{count, plural, =0 {見つかりませんでした。} other {#件見つかりました。}}',
  'search.pair': '{source} → {target}',
  'search.key-insert': '挿入',
  'search.key-insert-source': '原文を挿入',
  'search.key-open': '開く',
  'search.key-close': '閉じる',
  'search.inserts': 'Enterで挿入する先：{field}',
  'search.opens': '使用中の入力欄がないため、Enterで開きます。',
  'search.field-unnamed': '入力欄',
};
