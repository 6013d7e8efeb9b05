import type { failureCard as en } from '../en/failure-card.ts';

/** What stands around the sentences of a failure. */
export const failureCard: Readonly<Record<keyof typeof en, string>> = {
  'failure-card.said': '服务返回的信息：',
  'failure-card.facts': '供支持人员参考的详情',
  'failure-card.code': '代码',
  'failure-card.status': '状态码',
  'failure-card.trace': '跟踪 ID',
  'failure-card.copy': '复制详情',
  'failure-card.copied': '已复制',
  'failure-card.copy-refused': '复制被拒绝',
  'failure-card.again': '重试',
  'failure-card.use-offline': '使用离线服务',
  'failure-card.close': '关闭',

  'retry.next':
    '{seconds, plural, =0 {正在重试} other {# 秒后重试}}（第 {attempt, number} 次，共 {attempts, number} 次）。',
  'retry.stop': '停止重试',
};
