import type { usage as en } from '../en/usage.ts';

/** The Usage screen: its tabs, and the meters of the billing period. */
export const usage: Readonly<Record<keyof typeof en, string>> = {
  'usage.title': '用量',
  'usage.tabs': '用量的各部分',
  'usage.tab.period': '本期',
  'usage.tab.report': '报告',
  'usage.tab.tags': '标签',
  'usage.tab.keys': '密钥',
  'usage.tab.budgets': '预算',
  'usage.tab.reconcile': '核对',

  'usage.reading': '正在读取用量…',
  'usage.period': '计费周期：{start} 至 {end}',
  'usage.period.left': '{days, plural, =0 {剩余不足一天。} other {剩余 # 天。}}',
  'usage.period.over': '周期已结束，请重新读取数据。',
  'usage.period.unknown': '服务未给出计费周期。',
  'usage.read-at': '读取于 {time}。',
  'usage.refresh': '重新读取',
  'usage.refreshing': '正在读取…',

  'usage.account': '账户',
  'usage.this-key': '此连接的密钥',
  'usage.meter.characters': '字符数',
  'usage.meter.keyCharacters': '字符数',
  'usage.meter.speechToText': '语音转文字',
  'usage.meter.speechToSpeech': '语音转语音',
  'usage.meter.documents': '文档',
  'usage.meter.teamDocuments': '团队文档',
  'usage.meter.of': '限额 {limit}',
  'usage.meter.left': '已用 {percent, number}%，剩余 {left}。',
  'usage.meter.nearly': '接近限额：已用 {percent, number}%，剩余 {left}。',
  'usage.meter.over': '已达限额：下个周期之前服务拒绝更多请求。',
  'usage.meter.nothing': '不允许使用：限额设为零。',
  'usage.meter.unlimited': '无限额。',
  'usage.meter.unknown': '未知',
  'usage.meter.unknown.about': '服务未说明。',
  'usage.meter.documents.unknown.about': '服务只在文档有限额时才告知。',

  'usage.products': '按产品',
  'usage.products.none': '服务未列出此连接的产品。',
  'usage.products.product': '产品',
  'usage.products.key': '此密钥',
  'usage.products.account': '账户',
  'usage.product':
    '{product, select, translate {翻译} write {文本润色} speechToText {语音转文字} speechToSpeech {语音转语音} other {{product}}}',
};
