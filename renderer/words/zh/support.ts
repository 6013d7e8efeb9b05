import type { support as en } from '../en/support.ts';

/** The bundle for support in the settings. */
export const support: Readonly<Record<keyof typeof en, string>> = {
  'settings.support': '支持',

  'support.about':
    '当您寻求帮助时，此文件提供支持人员需要了解的信息。它不会发送到任何地方：由您自行查看、保存和转交。',
  'support.holds': '包含的内容',
  'support.holds.program': 'Dragoman 的版本、运行方式和计算机系统',
  'support.holds.settings': '您的设置，不含您输入的内容和文件夹',
  'support.holds.connections':
    '您的连接：类型、主机、版本和密钥的保存位置，以及所用密钥可执行的操作',
  'support.holds.requests': '“请求”部分列出的最近请求：去向、结果和跟踪 ID',
  'support.holds.counts': '队列中各状态的文档数，以及数据文件的行数',
  'support.holds.log': '日志的最新几行：事件和代码',
  'support.lacks': '绝不包含的内容',
  'support.lacks.about':
    '文本、译文、文档及其名称、声音、文字记录、热词、报告标签、连接名称和密钥。',
  'support.make': '生成文件',
  'support.make-again': '重新生成',
  'support.making': '正在生成…',
  'support.preview': '{name} 的全部内容',
  'support.size': '{name}，{size}',
  'support.save': '保存',
  'support.copy': '复制',
  'support.copied': '已复制',
  'support.copy-refused': '复制被拒绝',
};
