import type { detection as en } from '../en/detection.ts';

/** Words of the Detect screen. */
export const detection: Readonly<Record<keyof typeof en, string>> = {
  'detection.title': '语言检测',
  'detection.subject': '{count, plural, =0 {检测多行文本的语言} other {# 行}}',
  'detection.input': '文本行',
  'detection.placeholder': '在此粘贴文本，每行单独检测；也可以拖入文本文件。',
  'detection.count': '{lines, plural, other {# 行}}，{requests, plural, other {# 个请求}}',
  'detection.too-many': '共 {lines, number} 行，超过一次可发送的 {most, number} 行。请缩短列表。',
  'detection.shortened':
    '{count, plural, other {有 # 行超过 {most, number} 个字符，只发送其开头部分。}}',
  'detection.run': '检测语言',
  'detection.cancel': '取消',
  'detection.open': '打开文本文件',
  'detection.drop': '松开即可读取此文件中的各行',
  'detection.clear': '清空',
  'detection.export': '导出 CSV',

  'detection.results': '检测结果',
  'detection.empty': '每行的结果按行序显示在此处，共有四种可能。',
  'detection.progress': '正在检测语言',
  'detection.progress-words': '已完成 {done, number} 行，共 {all, number} 行',
  'detection.finished': '{all, plural, other {# 行已全部完成。}}',
  'detection.cancelled': '已取消。已完成 {done, number} 行（共 {all, number} 行），结果保留在此。',
  'detection.outdated': '文本行此后有更改，请重新运行。',

  'detection.column-line': '行',
  'detection.column-text': '文本',
  'detection.column-outcome': '结果',
  'detection.outcome-success': '{language}',
  'detection.outcome-insufficient_confidence': '不确定',
  'detection.outcome-unsupported_language': '不支持的语言',
  'detection.outcome-no_language_detected': '未检测到语言',
  'detection.local': '本地推测',
  'detection.local-why': '{why}标有“本地推测”的语言由内置服务推测，不产生费用。',

  'detection.summary': '各语言的数量',
  'detection.summary-none': '无语言',
};
