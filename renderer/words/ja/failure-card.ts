import type { failureCard as en } from '../en/failure-card.ts';

/** What stands around the sentences of a failure. */
export const failureCard: Readonly<Record<keyof typeof en, string>> = {
  'failure-card.said': 'サービスからのメッセージ：',
  'failure-card.facts': 'サポート用の詳細',
  'failure-card.code': 'コード',
  'failure-card.status': 'ステータス',
  'failure-card.trace': 'トレースID',
  'failure-card.copy': '詳細をコピー',
  'failure-card.copied': 'コピーしました',
  'failure-card.copy-refused': 'コピーが拒否されました',
  'failure-card.again': '再試行',
  'failure-card.use-offline': 'オフラインサービスを使用',
  'failure-card.close': '閉じる',

  'retry.next':
    '{seconds, plural, =0 {再試行しています} other {#秒後に再試行します}}（{attempts, number}回中{attempt, number}回目）。',
  'retry.stop': '再試行をやめる',
};
