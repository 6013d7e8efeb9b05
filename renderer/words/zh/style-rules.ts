import type { styleRules as en } from '../en/style-rules.ts';

/** Words of the Style rules screen. */
export const styleRules: Readonly<Record<keyof typeof en, string>> = {
  'style-rules.title': '风格规则',
  'style-rules.about':
    '风格规则列表告诉服务某种语言的译文应如何书写：日期、数字、引号、称呼形式等。一个请求最多使用一个列表。',
  'style-rules.loading': '正在读取风格规则…',

  'style-rules.lists': '列表',
  'style-rules.lists.none': '还没有列表。可按内部风格、客户或语言新建。',
  'style-rules.facts':
    '{language} · {rules, plural, =0 {无规则} other {# 条规则}} · {instructions, plural, =0 {无指令} other {# 条指令}}',
  'style-rules.version': '版本 {version, number}',
  'style-rules.unsaved': '未保存',

  'style-rules.new': '新建列表',
  'style-rules.name': '名称',
  'style-rules.name.new': '新列表的名称',
  'style-rules.name.empty': '请输入名称。',
  'style-rules.name.long': '名称过长：{count, number} 个字符，上限为 {max, number} 个。',
  'style-rules.language': '语言',
  'style-rules.language.hint': '之后无法更改；涵盖该语言的所有变体。',
  'style-rules.create': '创建',
  'style-rules.creating': '正在创建…',
  'style-rules.cancel': '取消',
  'style-rules.rename': '重命名',
  'style-rules.rename.keep': '保存名称',
  'style-rules.saving': '正在保存…',

  'style-rules.delete': '删除列表',
  'style-rules.delete.sure': '要删除“{name}”吗？',
  'style-rules.delete.about':
    '它将从服务中删除，影响使用该账户的所有人。在删除其他列表或退出程序之前可以撤销；恢复后 ID 会不同，因此请在用到它的地方重新选择。',
  'style-rules.delete.confirm': '删除',
  'style-rules.delete.keep': '保留',
  'style-rules.deleted': '已删除“{name}”。',
  'style-rules.undo': '撤销',
  'style-rules.close': '关闭',

  'style-rules.changed-here': '版本 {from, number} 变为 {to, number}：{what}。',
  'style-rules.changed-elsewhere': '在别处有更改：版本 {from, number} 变为 {to, number}：{what}。',
  'style-rules.changed.name': '由“{name}”重命名',
  'style-rules.changed.rules': '{count, plural, other {更改 # 条规则}}',
  'style-rules.changed.added': '{count, plural, other {添加 # 条指令}}',
  'style-rules.changed.removed': '{count, plural, other {删除 # 条指令}}',
  'style-rules.changed.edited': '{count, plural, other {编辑 # 条指令}}',
  'style-rules.changed.order': '指令顺序有变',
  'style-rules.changed.nothing': '此处显示的内容无变化',
  'style-rules.changed.not-set': '未设置',
  'style-rules.changed.show': '显示更改内容',
  'style-rules.overtaken':
    '未保存：其间列表在别处有更改。更改内容见上方，您自己的更改已保留。再次保存即可叠加其上。',

  'style-rules.tabs': '“{name}”的各部分',
  'style-rules.tab.rules': '规则',
  'style-rules.tab.instructions': '指令',
  'style-rules.tab.trial': '试用',

  'style-rules.search': '搜索规则和选项',
  'style-rules.only-set': '仅已设置的规则',
  'style-rules.reset-all': '全部清除',
  'style-rules.reset-category': '清除“{category}”',
  'style-rules.nothing-found':
    '{onlySet, select, yes {{query, select, none {没有已设置的规则。} other {已设置的规则中没有与“{query}”匹配的。}}} other {没有与“{query}”匹配的规则。}}',
  'style-rules.category.facts':
    '{set, plural, =0 {未设置} other {已设置 #}} · {all, plural, other {# 条规则}}',
  'style-rules.rules.note':
    '规则目录为所有语言共用：有些选项只适合部分语言。注明由离线服务应用的规则由其自行应用；其他规则在使用远程服务时生效。',
  'style-rules.not-set': '未设置',
  'style-rules.clear': '清除“{rule}”',
  'style-rules.rule-name': '{rule}，{category}',
  'style-rules.was': '已保存：{option}',
  'style-rules.offline-all': '由离线服务自行应用。',
  'style-rules.offline-some': '离线服务自行应用：{options}。',
  'style-rules.offline-option': '离线应用',
  'style-rules.unknown-category': '{category}，此处未知',
  'style-rules.unknown-rule': '此版本的 Dragoman 不认识该规则，将保持原样。',
  'style-rules.unknown-option': '此版本的 Dragoman 不认识该选项；除非您更改，否则予以保留。',

  'style-rules.category.dates_and_times': '日期和时间',
  'style-rules.category.formatting': '版式和列表',
  'style-rules.category.numbers': '数字、单位和货币',
  'style-rules.category.punctuation': '标点',
  'style-rules.category.spelling_and_grammar': '拼写和语法',
  'style-rules.category.style_and_tone': '风格和语气',
  'style-rules.category.vocabulary': '用词',

  'style-rules.save': '保存规则',
  'style-rules.discard': '放弃',
  'style-rules.saved': '已保存版本 {version, number}。',
  'style-rules.draft':
    '{set, plural, =0 {} other {设置或更改 # 条规则}}{both, select, yes {，} other {}}{cleared, plural, =0 {} other {清除 # 条规则}}。尚未保存。',

  'style-rules.instructions.about':
    '告诉服务如何书写的句子，使用英语或列表的语言，按排列顺序生效。',
  'style-rules.instructions.count': '{count, number} / {max, number} 条指令',
  'style-rules.instructions.none': '还没有指令。',
  'style-rules.instructions.order-note':
    '服务按创建顺序保存指令：移动后，新位置之后的指令会在那里重新创建。',
  'style-rules.instruction.label': '标题',
  'style-rules.instruction.prompt': '指令',
  'style-rules.instruction.left': '{left, plural, other {还可输入 # 个字符}}',
  'style-rules.instruction.long': '过长：{count, number} 个字符，上限为 {max, number} 个。',
  'style-rules.instruction.empty': '请输入内容。',
  'style-rules.instruction.source': '适用原文',
  'style-rules.instruction.source-any': '任何语言',
  'style-rules.instruction.source-is': '适用于{language}原文',
  'style-rules.instruction.add': '添加指令',
  'style-rules.instruction.new': '新指令',
  'style-rules.instruction.editing': '编辑“{label}”',
  'style-rules.instruction.edit': '编辑“{label}”',
  'style-rules.instruction.delete': '删除“{label}”',
  'style-rules.instruction.up': '上移“{label}”',
  'style-rules.instruction.down': '下移“{label}”',
  'style-rules.instruction.drag': '拖动“{label}”到其他位置',
  'style-rules.instruction.keep': '保存指令',
  'style-rules.instruction.sure': '要从服务中删除指令“{label}”吗？',
  'style-rules.instruction.moved': '“{label}”现在排第 {place, number}，共 {all, number} 条。',
  'style-rules.arrange.duplicates':
    '{count, plural, other {现在有 # 条指令重复。请删除不需要的。}}',
  'style-rules.arrange.moved': '部分指令已移到末尾，没有丢失。请再次移动它们。',
  'style-rules.arrange.as-before': '顺序与之前相同。',
  'style-rules.refused': '{what}{said, select, none {} other {服务返回的信息：“{said}”}}',

  'style-rules.trial.about':
    '将一个句子翻译两次，一次不用此列表，一次使用，并显示两者的差异。两次均计费。',
  'style-rules.trial.text': '试译句子',
  'style-rules.trial.from': '源语言',
  'style-rules.trial.to': '目标语言',
  'style-rules.trial.run': '试译',
  'style-rules.trial.cost': '2 × {count, plural, other {# 个字符}}',
  'style-rules.trial.unsaved': '生效的是已保存的规则，而非尚未保存的更改。',
  'style-rules.trial.without': '不用列表',
  'style-rules.trial.with': '使用“{name}”',
  'style-rules.trial.difference': '列表带来的变化',
  'style-rules.trial.same': '列表对此句没有影响。',
  'style-rules.trial.billed': '两次合计计费 {count, plural, other {# 个字符}}',
};
