import type { requests as en } from '../en/requests.ts';

/** The log of requests in the settings. */
export const requests: Readonly<Record<keyof typeof en, string>> = {
  'settings.requests': 'リクエスト',

  'requests.about':
    'Dragomanの起動以降にサービスへ送った直近の{max, number}件の呼び出し（新しい順）です。テキスト、文書、音声、キーは決して記録しません。記録するのは宛先、結果、サイズ、所要時間だけです。一覧はDragomanの終了時に消えます。',
  'requests.loading': 'リクエストを読み込んでいます…',
  'requests.empty': 'まだ何も送信していません。',
  'requests.none-failed': '失敗したものはありません。',
  'requests.failed-only': '失敗のみ',
  'requests.count':
    '{count, plural, other {リクエスト#件}}、{failed, plural, =0 {失敗なし} other {失敗#件}}',
  'requests.list': 'リクエスト、新しい順',

  'requests.column.at': '時刻',
  'requests.column.method': 'メソッド',
  'requests.column.address': 'アドレス',
  'requests.column.outcome': '結果',
  'requests.column.sent': '送信',
  'requests.column.received': '受信',
  'requests.column.ms': '所要時間',
  'requests.column.attempt': '試行',
  'requests.column.trace': 'トレースID',

  'requests.done': '応答あり（{status}）',
  'requests.done-unsaid': '完了',
  'requests.cancelled': '応答の前に中止',
  'requests.no-trace': 'なし',
  'requests.copy': 'トレースID {trace} をコピー',
  'requests.copied': 'トレースIDをコピーしました。',
  'requests.copy-refused': 'コピーが拒否されました。',
};
