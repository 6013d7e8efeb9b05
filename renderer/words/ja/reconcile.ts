import type { reconcile as en } from '../en/reconcile.ts';

/** Own records beside the service's report. */
export const reconcile: Readonly<Record<keyof typeof en, string>> = {
  'reconcile.title': 'Dragomanの記録とサービスのレポート',
  'reconcile.about':
    'Dragomanの記録は、この接続のサービスが各応答で伝えた課金量をUTCの日ごとに合計したもので、テキストと文書の文字数、送信した音声の長さが含まれます。テキストの内容や、ほかのプログラムやコンピューターの使用分は含まれません。',
  'reconcile.begin': 'この接続の記録は{day}から始まります。',
  'reconcile.none': 'この接続の記録はまだありません。',
  'reconcile.key': '比較対象',
  'reconcile.key.account': 'アカウント全体',
  'reconcile.key.hint':
    'この接続が使うキーを選択してください。アカウント全体では、ほかのキーの分も数えられます。',
  'reconcile.running': '比較しています…',
  'reconcile.again': 'もう一度比較',
  'reconcile.loading': 'サービスのレポートを読み込んでいます…',

  'reconcile.measure': '数えるもの',
  'reconcile.measure.characters': '文字数',
  'reconcile.measure.speechToTextMs': '音声からテキスト',
  'reconcile.measure.speechToSpeechMs': '音声から音声',
  'reconcile.nothing': 'この期間は、どちらにも使用量がありません。',
  'reconcile.agree':
    '{days, plural, =1 {この日は一致しています} other {{days, number}日すべてが一致しています}}：{totals}。',
  'reconcile.total.agree': '{measure}：双方とも{ours}',
  'reconcile.total.more':
    '{measure}：Dragomanの記録{ours}、サービス{service}（サービスが{difference}多い）',
  'reconcile.total.less':
    '{measure}：Dragomanの記録{ours}、サービス{service}（サービスが{difference}少ない）',
  'reconcile.total.even': '{measure}：双方とも{ours}（日別には違いあり）',
  'reconcile.differ':
    '{differing, plural, other {#日が不一致}}、{agreeing, plural, =0 {一致する日なし} other {#日が一致}}。',
  'reconcile.differing-only': '一致しない日だけ',

  'reconcile.table': 'Dragomanの記録とサービスのレポート、UTCの日別',
  'reconcile.day': '日（UTC）',
  'reconcile.ours': 'Dragomanの記録',
  'reconcile.service': 'サービス',
  'reconcile.difference': '差',
  'reconcile.why': '理由',
  'reconcile.sum': '合計',
  'reconcile.row.agree': '一致',
  'reconcile.row.none': '双方とも使用なし',

  'reconcile.reason.before-first-record': 'Dragomanがこの接続の記録を始める前です。',
  'reconcile.reason.not-reported-yet': 'サービスのレポートにこの日の分がまだありません。',
  'reconcile.reason.used-elsewhere':
    '{isKey, select, yes {別のプログラムまたは機器がこのキーを使いました。} other {別のプログラム、機器、またはキーがアカウントを使いました。}}',
  'reconcile.reason.not-billed':
    'サービスが課金しなかった、またはこの日の分として課金しなかった呼び出しです。',
  'reconcile.reason.rounding': '端数処理：セッションごとに1分未満の音声です。',
  'reconcile.reason.midnight':
    '呼び出しがUTCの午前0時をまたぎました。前日または翌日に、同じ量の逆の差があります。',
};
