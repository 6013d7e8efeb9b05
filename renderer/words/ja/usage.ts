import type { usage as en } from '../en/usage.ts';

/** The Usage screen: its tabs, and the meters of the billing period. */
export const usage: Readonly<Record<keyof typeof en, string>> = {
  'usage.title': '使用量',
  'usage.tabs': '使用量の項目',
  'usage.tab.period': '今期',
  'usage.tab.report': 'レポート',
  'usage.tab.tags': 'タグ',
  'usage.tab.keys': 'キー',
  'usage.tab.budgets': '予算',
  'usage.tab.reconcile': '照合',

  'usage.reading': '使用量を読み込んでいます…',
  'usage.period': '請求期間：{start}から{end}まで',
  'usage.period.left': '{days, plural, =0 {残り1日未満です。} other {残り#日です。}}',
  'usage.period.over': '期間は終了しました。数値を読み込み直してください。',
  'usage.period.unknown': 'サービスは請求期間を示していません。',
  'usage.read-at': '{time}に読み込み。',
  'usage.refresh': '再読み込み',
  'usage.refreshing': '読み込んでいます…',

  'usage.account': 'アカウント',
  'usage.this-key': 'この接続のキー',
  'usage.meter.characters': '文字数',
  'usage.meter.keyCharacters': '文字数',
  'usage.meter.speechToText': '音声からテキスト',
  'usage.meter.speechToSpeech': '音声から音声',
  'usage.meter.documents': '文書',
  'usage.meter.teamDocuments': 'チームの文書',
  'usage.meter.of': '上限{limit}',
  'usage.meter.left': '{percent, number}%を使用、残り{left}。',
  'usage.meter.nearly': 'まもなく上限です：{percent, number}%を使用、残り{left}。',
  'usage.meter.over': '上限に達しました。次の期間まで、サービスはこれ以上受け付けません。',
  'usage.meter.nothing': '使用できません。上限がゼロに設定されています。',
  'usage.meter.unlimited': '上限なし。',
  'usage.meter.unknown': '不明',
  'usage.meter.unknown.about': 'サービスからの情報がありません。',
  'usage.meter.documents.unknown.about': 'サービスは、文書数に上限がある場合にだけ知らせます。',

  'usage.products': '製品別',
  'usage.products.none': 'サービスはこの接続の製品を示していません。',
  'usage.products.product': '製品',
  'usage.products.key': 'このキー',
  'usage.products.account': 'アカウント',
  'usage.product':
    '{product, select, translate {翻訳} write {文章の推敲} speechToText {音声からテキスト} speechToSpeech {音声から音声} other {{product}}}',
};
