import type { compare as en } from '../en/compare.ts';

/** Words of the comparison of two settings on the Text screen. */
export const compare: Readonly<Record<keyof typeof en, string>> = {
  'compare.title': '2つの設定を比較',
  'compare.side-a': 'A',
  'compare.side-b': 'B',
  'compare.name': '設定{side}',
  'compare.options': '設定',
  'compare.options-count': '設定（{count, number}）',
  'compare.options-of': '設定{side}',
  'compare.close-options': '設定{side}を閉じる',
  'compare.same': '2つの設定は同じです。どちらかを変更してください。',
  'compare.use': '{side}を使う',
  'compare.use-hint': 'この設定を翻訳に適用し、比較を終了します',
  'compare.run': '両方を翻訳',
  'compare.cost': 'Aは{characters, plural, other {#文字}}、Bは{other, number}文字',
  'compare.billed': '合計課金：{count, plural, other {#文字}}',
  'compare.diff': '異なる語句に印を付ける',
  'compare.equal': '2つの結果は一語一句同じです。',
  'compare.too-long': '結果が長すぎるため、語句単位では比較できません。',
  'compare.close': '比較を終了',
  'compare.empty': '設定{side}での結果',
};
