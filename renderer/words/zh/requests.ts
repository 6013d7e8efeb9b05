import type { requests as en } from '../en/requests.ts';

/** The log of requests in the settings. */
export const requests: Readonly<Record<keyof typeof en, string>> = {
  'settings.requests': '请求',

  'requests.about':
    'Dragoman 启动以来对服务的最近 {max, number} 次调用，最新的在前。绝不记录文本、文档、声音和密钥，只记录调用的去向、结果、大小和耗时。退出 Dragoman 后列表即消失。',
  'requests.loading': '正在读取请求…',
  'requests.empty': '尚未发送任何内容。',
  'requests.none-failed': '没有失败的请求。',
  'requests.failed-only': '仅失败项',
  'requests.count':
    '{count, plural, other {# 个请求}}，{failed, plural, =0 {无失败} other {# 个失败}}',
  'requests.list': '请求，最新的在前',

  'requests.column.at': '时间',
  'requests.column.method': '方法',
  'requests.column.address': '地址',
  'requests.column.outcome': '结果',
  'requests.column.sent': '发送',
  'requests.column.received': '接收',
  'requests.column.ms': '耗时',
  'requests.column.attempt': '尝试',
  'requests.column.trace': '跟踪 ID',

  'requests.done': '已应答（{status}）',
  'requests.done-unsaid': '完成',
  'requests.cancelled': '应答前已停止',
  'requests.no-trace': '无',
  'requests.copy': '复制跟踪 ID {trace}',
  'requests.copied': '已复制跟踪 ID。',
  'requests.copy-refused': '复制被拒绝。',
};
