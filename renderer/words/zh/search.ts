import type { search as en } from '../en/search.ts';

/** Words of the one search box over everything. */
export const search: Readonly<Record<keyof typeof en, string>> = {
  'search.title': '全局搜索',
  'search.placeholder': '操作、记忆库、术语表、历史记录、文字记录',
  'search.results': '搜索结果',
  'search.group-memory': '记忆库',
  'search.group-glossary': '术语表',
  'search.group-history': '历史记录',
  'search.group-transcript': '文字记录',
  'search.group-count': '{shown, number} / {total, number}',
  'search.searching': '正在搜索…',
  'search.nothing': '没有包含“{query}”的内容。',
  'search.idle':
    '操作，或记忆库、术语表、历史记录、文字记录中的词语。最后一个词可以只输入开头。以 > 开头则只查找操作。',
  'search.group-actions': '操作',
  'search.not-now': '当前不可用',
  'search.not-now-said': '“{action}”当前不可用。',
  'search.no-action': '没有名为“{query}”的操作。',
  'search.actions': '{count, plural, =0 {没有操作。} other {# 个操作。}}',
  'search.runs': '按 Enter 执行操作。',
  'search.key-run': '执行',
  'search.found': '{count, plural, =0 {未找到内容。} other {找到 # 条。}}',
  'search.pair': '{source} → {target}',
  'search.key-insert': '插入',
  'search.key-insert-source': '插入原文',
  'search.key-open': '打开',
  'search.key-close': '关闭',
  'search.inserts': '按 Enter 插入到：{field}',
  'search.opens': '当前没有使用文本框：按 Enter 打开。',
  'search.field-unnamed': '文本框',
};
