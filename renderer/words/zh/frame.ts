import type { frame as en } from '../en/frame.ts';

/** Words of the frame round every screen. */
export const frame: Readonly<Record<keyof typeof en, string>> = {
  'frame.skip': '跳到工作区',
  'frame.screens': '页面',
  'frame.text': '文本',
  'frame.documents': '文档',
  'frame.segments': '句段',
  'frame.voice': '语音',
  'frame.write': '写作',
  'frame.glossaries': '术语表',
  'frame.style': '风格',
  'frame.memories': '记忆库',
  'frame.terms': '热词',
  'frame.detect': '语言检测',
  'frame.history': '历史记录',
  'frame.usage': '用量',
  'frame.settings': '设置',
  'frame.lost': '与 Dragoman 程序的连接已断开。您的草稿已保留。请重新加载页面以继续。',
  'frame.reload': '重新加载',
  'frame.fault':
    '由于 Dragoman 自身的错误，此部分已停止。您的草稿和已保存的内容都已保留。请重新打开，或重新加载页面。',
  'frame.fault.again': '重新打开',
  'frame.closed':
    '此页面无法连接到 Dragoman。请转到已打开 Dragoman 的标签页或窗口，或重新启动 Dragoman 并打开新地址。',
};
