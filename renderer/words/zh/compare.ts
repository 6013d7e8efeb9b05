import type { compare as en } from '../en/compare.ts';

/** Words of the comparison of two settings on the Text screen. */
export const compare: Readonly<Record<keyof typeof en, string>> = {
  'compare.title': '比较两组设置',
  'compare.side-a': 'A',
  'compare.side-b': 'B',
  'compare.name': '设置 {side}',
  'compare.options': '设置',
  'compare.options-count': '设置（{count, number}）',
  'compare.options-of': '设置 {side}',
  'compare.close-options': '关闭设置 {side}',
  'compare.same': '两组设置相同，请更改其中一组。',
  'compare.use': '使用 {side}',
  'compare.use-hint': '将这组设置用于翻译并结束比较',
  'compare.run': '翻译两者',
  'compare.cost': 'A：{characters, plural, other {# 个字符}}，B：{other, number} 个字符',
  'compare.billed': '合计计费：{count, plural, other {# 个字符}}',
  'compare.diff': '标出不同的词语',
  'compare.equal': '两个结果逐字相同。',
  'compare.too-long': '结果过长，无法逐词比较。',
  'compare.close': '结束比较',
  'compare.empty': '使用设置 {side} 的结果',
};
