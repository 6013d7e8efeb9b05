import type { welcome as en } from '../en/welcome.ts';

/** The first run. */
export const welcome: Readonly<Record<keyof typeof en, string>> = {
  'welcome.title': '欢迎使用 Dragoman',
  'welcome.step': '第 {step, number} 步，共 {steps, number} 步',
  'welcome.skip': '跳过',
  'welcome.back': '上一步',
  'welcome.next': '下一步',
  'welcome.connect': '验证并继续',
  'welcome.connecting': '正在验证…',
  'welcome.finish': '开始翻译',

  'welcome.service': '在哪里翻译文本？',
  'welcome.service.offline': '在这台计算机上（推荐）',
  'welcome.service.offline.about':
    '可立即使用，无需密钥和网络。它带有示例翻译记忆库，并标出无法翻译的内容。',
  'welcome.service.key': '使用语言服务',
  'welcome.service.key.about': '您已有其地址和密钥。密钥在保存前会先验证。',
  'welcome.service.later': '您可随时在“设置”中添加和切换服务。',

  'welcome.languages': '您使用哪些语言工作？',
  'welcome.languages.about': '仅为初始值，每段文本可使用其他语言。',
  'welcome.languages.from': '源语言',
  'welcome.languages.to': '目标语言',
  'welcome.languages.detect': '自动检测语言',

  'welcome.privacy': '这台计算机上可以保留什么？',
  'welcome.privacy.drafts': '我的草稿',
  'welcome.privacy.drafts.about': '您输入的内容保存在这台计算机的磁盘上，重启或崩溃后仍可恢复。',
  'welcome.privacy.private': '不保留（隐私模式）',
  'welcome.privacy.private.about': '您输入或翻译的内容不会写入磁盘，退出 Dragoman 后即消失。',
  'welcome.privacy.network': '无论哪种方式，Dragoman 只连接您选择的服务，不向任何人报告任何信息。',
};
