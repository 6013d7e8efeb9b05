import type { projects as en } from '../en/projects.ts';

/** Projects: the picker of the status bar and their section of the settings. */
export const projects: Readonly<Record<keyof typeof en, string>> = {
  'settings.projects': '项目',

  'projects.tag.instead': '留空则使用项目“{name}”的标签 {tag}。',

  'projects.about':
    '选用某个项目时，您翻译的每段文本和每个文档都带有其报告标签，以便用量报告统计。请在状态栏中选择项目。',
  'projects.about.services': '服务会报告文本的标签；文档和语音可能不按标签统计。',
  'projects.list': '项目列表',
  'projects.empty': '还没有项目。除非您自行设置，否则请求不带标签。',
  'projects.loading': '正在读取项目…',
  'projects.now': '使用中',
  'projects.add': '添加项目',
  'projects.edit': '更改“{name}”',
  'projects.remove': '移除“{name}”',
  'projects.remove.sure':
    '要移除“{name}”吗？{active, select, yes {此后的请求将不带标签。} other {}}以 {tag} 统计的用量仍保留在报告中。',
  'projects.remove.confirm': '移除',
  'projects.remove.cancel': '保留',

  'projects.form.add': '新建项目',
  'projects.form.edit': '更改“{name}”',
  'projects.name': '名称',
  'projects.name.hint': '只有您能看到。',
  'projects.name.missing': '项目需要名称。',
  'projects.tag': '报告标签',
  'projects.tag.rule': 'ASCII 字母、数字和符号，不含空格，最多 {max, number} 个。大写会转为小写。',
  'projects.tag.sent': '以 {tag} 发送',
  'projects.tag.shared': '以 {tag} 发送。项目“{name}”也用此标签：两者合并统计。',
  'projects.tag.empty': '缺少标签。',
  'projects.tag.space': '标签不含空格。请改用连字符：{example}',
  'projects.tag.character': '标签只能含 ASCII 字符：不带重音的字母、数字和符号。',
  'projects.tag.too-long': '{count, number} 个字符，标签最多 {max, number} 个。',
  'projects.save': '保存',
  'projects.saving': '正在保存…',
  'projects.cancel': '取消',
};
