import type { terms as en } from '../en/terms.ts';

/** The screen of spoken terms. */
export const terms: Readonly<Record<keyof typeof en, string>> = {
  'terms.title': '热词',
  'terms.about':
    '语音识别应认识的名称和词语：人名、产品名、缩写等。一次语音会话使用一个词库，并使用其中发言语言的词表。',
  'terms.loading': '正在读取热词…',

  'terms.collections': '词库',
  'terms.collections.none': '还没有词库。可按团队、客户或主题新建。',
  'terms.collection.facts':
    '{lists, plural, =0 {还没有热词} other {{languages}：{count, plural, other {# 个热词}}}}',
  'terms.unsaved': '未保存',
  'terms.new': '新建词库',
  'terms.name': '名称',
  'terms.name.new': '新词库的名称',
  'terms.name.length': '名称长度',
  'terms.name.bytes': '{count, number} / {max, number} 字节',
  'terms.name.fault':
    '{fault, select, empty {请输入名称。} control {名称中含有不可见字符、制表符或换行符。请重新输入。} other {名称过长：{count, number} 字节，上限为 {max, number} 字节。A 到 Z 以外的字符每个占 2 到 4 字节。}}',
  'terms.create': '创建',
  'terms.creating': '正在创建…',
  'terms.rename': '重命名',
  'terms.rename.keep': '保存名称',
  'terms.renaming': '正在保存…',
  'terms.cancel': '取消',
  'terms.first-collection': '我的热词',

  'terms.delete': '删除词库',
  'terms.delete.sure': '要删除“{name}”吗？',
  'terms.delete.about':
    '{count, plural, =0 {它没有热词。} other {其 # 个热词将从服务中删除，影响使用该账户的所有人。}}正在进行的语音会话会继续使用它。在删除其他内容或退出程序之前可以撤销。',
  'terms.delete.uncounted':
    '其热词将从服务中删除，影响使用该账户的所有人。在删除其他内容或退出程序之前可以撤销。',
  'terms.delete.confirm': '删除',
  'terms.delete.cancel': '保留',
  'terms.delete-list': '删除{language}词表',
  'terms.delete-list.sure': '要删除“{name}”的{language}词表吗？',
  'terms.deleted': '已删除“{name}”。',
  'terms.deleted-list': '已删除“{name}”的{language}词表。',
  'terms.undo': '撤销',
  'terms.close': '关闭',

  'terms.languages': '“{name}”的语言',
  'terms.add-language': '添加语言',
  'terms.no-language': '“{name}”还没有词表。请添加发言语言；每种语言有各自的词表。',

  'terms.list': '{language}热词，每行一个',
  'terms.list.reading': '正在读取词表…',
  'terms.list.placeholder': '每行一个热词',
  'terms.meter': '词表长度',
  'terms.meter.words':
    '{count, number} / {max, number} 个字符{over, plural, =0 {} other {，超出 # 个}}',
  'terms.line': '第 {line, number} 行：',
  'terms.fault':
    '{fault, select, empty {空行} duplicate {上方已有} control {制表符或不可见字符} other {首尾有空格}}',
  'terms.faults': '{count, plural, =0 {} other {# 行不符合服务的规则。}}',
  'terms.faults.show': '显示第一处',
  'terms.tidy': '整理',
  'terms.tidy.about': '去除空行、热词前后的空格和重复的热词。',

  'terms.changes': '保存后的变化',
  'terms.mode': '保存方式',
  'terms.mode.replace': '替换',
  'terms.mode.replace.about': '服务中的词表将变为此词表。',
  'terms.mode.merge': '合并',
  'terms.mode.merge.about': '添加新热词，不删除任何内容。',
  'terms.changes.counts':
    '{added, plural, =0 {无新增} other {新增 #}} · {removed, plural, =0 {无删除} other {删除 #}} · {kept, plural, =0 {无保留} other {保留 #}}',
  'terms.changes.added': '新增',
  'terms.changes.removed': '删除',
  'terms.changes.kept': '保留',
  'terms.changes.order': '热词不变，只改变顺序。',
  'terms.changes.result':
    '连同保留的 {kept, plural, other {# 个热词}}，词表将有 {count, number} / {max, number} 个字符。',
  'terms.obstacle':
    '{obstacle, select, unread {尚未读取词表。} unchanged {没有可保存的内容。} faults {请先修正标出的行。} empty {词表至少需要一个热词。如不再需要，请删除该词表。} too_long {词表超过服务的限制：每种语言 {max, number} 个字符。} other {}}',
  'terms.save': '保存词表',
  'terms.saving': '正在保存…',
  'terms.discard': '放弃更改',

  'terms.notice.saved': '已保存：{count, plural, other {# 个热词}}。',
  'terms.notice.discarded': '已放弃您的更改。',
  'terms.notice.tidied': '已整理词表。',
  'terms.notice.changed':
    '未保存：读取之后，他人更改了此词表。下方的变化现以新词表为准。请查看后再次保存。',
  'terms.notice.imported':
    '{read, plural, =0 {“{file}”中没有热词。} other {已从“{file}”读取 # 个热词，{added, plural, =0 {均已存在} other {其中 # 个为新增}}。}}{added, plural, =0 {} other {新增热词排在末尾，尚未保存。}}',
  'terms.notice.file-only': '仅文件中的热词',

  'terms.import': '导入',
  'terms.import.drop': '拖入文本、CSV 或 TSV 文件以导入其中的热词',
  'terms.importing': '正在导入…',
  'terms.export': '导出',
  'terms.export.as': '导出热词',
  'terms.export.txt': '纯文本',
  'terms.export.txt.about': '{language}词表，每行一个热词',
  'terms.export.csv': 'CSV',
  'terms.export.tsv': 'TSV',
  'terms.export.table.about': '所有语言，每种语言一列',

  'terms.suggestions': '来自您的更正',
  'terms.suggestions.about': '您在文字记录中更正过的词语。加入热词后，识别会更准确。',
  'terms.suggestions.none':
    '{read, plural, =0 {还没有语音会话。更正文字记录中的一行后，其中的词语会显示在这里。} other {最近 # 次会话中没有可添加的{language}词语。}}',
  'terms.suggestions.heard': '曾识别为{heard}',
  'terms.suggestions.count': '{count, plural, =1 {} other {· # 次}}',
  'terms.suggestions.add': '添加',
  'terms.suggestions.add.label': '将“{term}”添加到词表',
  'terms.suggestions.add-all': '全部添加',
  'terms.suggestions.further': '查找更早的会话',
  'terms.suggestions.searching': '正在查找…',

  'terms.sources': '可添加的热词',
  'terms.glossary': '来自术语表',
  'terms.glossary.about': '将术语表中的用语加入词表后，识别会更准确。',
  'terms.glossary.none': '没有包含{language}术语的术语表。',
  'terms.glossary.dictionary': '术语表和词典',
  'terms.glossary.choose': '选择词典',
  'terms.glossary.search': '搜索其中的术语',
  'terms.glossary.found': '{count, plural, =0 {没有可添加的术语} other {# 个可添加的术语}}',
  'terms.glossary.add-fitting': '{count, plural, =0 {没有空间} other {添加放得下的 # 个}}',
  'terms.glossary.room': '{count, plural, =0 {没有剩余空间} other {还可容纳 # 个字符}}',
  'terms.glossary.more': '另有 {count, plural, other {# 个}}：请搜索所需的术语。',

  'terms.suggest.add': '将“{term}”添加到热词',
  'terms.suggest.to': '存放该热词的词库',
  'terms.suggest.added': '“{term}”已加入“{name}”。',
};
