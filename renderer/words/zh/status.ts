import type { status as en } from '../en/status.ts';

/** The status bar. */
export const status: Readonly<Record<keyof typeof en, string>> = {
  'status.label': '状态',
  'status.connecting': '正在连接…',
  'status.service.remote': '{name}（{host}）',
  'status.service.ready': '{service}',
  'status.service.key-missing': '{service}：缺少密钥',
  'status.service.key-locked': '{service}：密钥已锁定',
  'status.service.key-refused': '{service}：密钥被拒绝',
  'status.service.not-answering': '{service}：没有应答',
  'status.languages': '{from} → {to}',
  'status.languages.spoken': '从{from}到{to}',
  'status.detect': '检测',
  'status.usage.unknown': '用量尚不清楚',
  'status.usage.failed': '无法读取用量',
  'status.usage.unlimited': '本期 {count, plural, other {# 个字符}}，无限额',
  'status.usage.left': '剩余 {left} / {limit}',
  'status.usage.nearly':
    '{of, select, characters {} keyCharacters {此密钥：} speechToText {语音转文字：} speechToSpeech {语音转语音：} documents {文档：} other {团队文档：}}已用 {percent, number}%，剩余 {left} / {limit}',
  'status.usage.over':
    '{of, select, characters {本期 {limit} 个字符已全部用完} keyCharacters {此密钥的 {limit} 个字符已全部用完} speechToText {语音转文字的 {limit} 已全部用完} speechToSpeech {语音转语音的 {limit} 已全部用完} documents {本期 {limit} 个文档已全部用完} other {团队的 {limit} 个文档已全部用完}}',
  'status.info': '服务和用量',
  'status.switch': '连接',
  'status.switch.hint': '列出可切换的连接',
};
