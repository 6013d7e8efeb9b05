import type { reconcile as en } from '../en/reconcile.ts';

/** Own records beside the service's report. */
export const reconcile: Readonly<Record<keyof typeof en, string>> = {
  'reconcile.title': '本地记录与服务报告',
  'reconcile.about':
    'Dragoman 自己的记录保存此连接的服务在每次应答中告知的计费量，按 UTC 日期累计：文本和文档的字符数，以及所发送语音的时长。其中不含文本内容，也不含其他程序或计算机的用量。',
  'reconcile.begin': '此连接的记录始于 {day}。',
  'reconcile.none': '此连接还没有记录。',
  'reconcile.key': '对比对象',
  'reconcile.key.account': '整个账户',
  'reconcile.key.hint': '请选择此连接使用的密钥。若选整个账户，其他密钥的用量也会计入。',
  'reconcile.running': '正在对比…',
  'reconcile.again': '重新对比',
  'reconcile.loading': '正在读取服务报告…',

  'reconcile.measure': '计量项目',
  'reconcile.measure.characters': '字符数',
  'reconcile.measure.speechToTextMs': '语音转文字',
  'reconcile.measure.speechToSpeechMs': '语音转语音',
  'reconcile.nothing': '这些日期双方均无用量。',
  'reconcile.agree': '{days, plural, =1 {当天一致} other {全部 {days, number} 天一致}}：{totals}。',
  'reconcile.total.agree': '{measure}：双方均为 {ours}',
  'reconcile.total.more': '{measure}：本地记录 {ours}，服务 {service}，服务多出 {difference}',
  'reconcile.total.less': '{measure}：本地记录 {ours}，服务 {service}，服务少 {difference}',
  'reconcile.total.even': '{measure}：双方均为 {ours}，但个别日期不同',
  'reconcile.differ':
    '{differing, plural, other {# 天不一致}}，{agreeing, plural, =0 {没有一致的日期} other {# 天一致}}。',
  'reconcile.differing-only': '仅显示不一致的日期',

  'reconcile.table': '本地记录与服务报告，按 UTC 日期',
  'reconcile.day': '日期（UTC）',
  'reconcile.ours': '本地记录',
  'reconcile.service': '服务',
  'reconcile.difference': '差额',
  'reconcile.why': '原因',
  'reconcile.sum': '总计',
  'reconcile.row.agree': '一致',
  'reconcile.row.none': '双方均无',

  'reconcile.reason.before-first-record': '早于 Dragoman 对此连接的记录。',
  'reconcile.reason.not-reported-yet': '服务报告尚未包含这一天。',
  'reconcile.reason.used-elsewhere':
    '{isKey, select, yes {其他程序或设备使用了此密钥。} other {其他程序、设备或密钥使用了该账户。}}',
  'reconcile.reason.not-billed': '我方的调用未被服务计费，或未计入当天。',
  'reconcile.reason.rounding': '取整：每个会话不到一分钟的语音。',
  'reconcile.reason.midnight': '调用跨越了 UTC 零点：前一天或后一天有等量的反向差额。',
};
