import type { documents as en } from '../en/documents.ts';

/** Words of the Documents screen. */
export const documents: Readonly<Record<keyof typeof en, string>> = {
  'documents.drop': '{count, plural, other {松开即可翻译 # 个文件}}',
  'documents.drop.some': '{all, plural, other {# 个文件}}中有 {count, number} 个可以翻译',
  'documents.drop.none': '{all, plural, other {此类文件无法翻译}}',
  'documents.drop.types':
    'docx、pptx、xlsx、pdf、html、txt、xliff、srt、idml、xml、json、dita、mif、jpeg、png，以及包含这些文件的文件夹',

  'documents.settings': '后续文件的语言、记忆库和选项',
  'documents.options': '后续文件的选项',
  'documents.one-language': '源语言和目标语言相同。',
  'documents.options.files': '文件',
  'documents.watermark': '为结果添加机器翻译水印',
  'documents.watermark.hint': '水印仅用于 docx 和 pdf，其他类型没有。',
  'documents.watermark.none': '只有 docx 和 pdf 可以加水印，而这些文件中没有这两种类型。',
  'documents.pdf': 'pdf 输出为',
  'documents.pdf.same': 'pdf',
  'documents.pdf.docx': '可编辑的 docx',
  'documents.pdf.hint': 'docx 保留文本和标题，而非精确的页面版式。',
  'documents.minify': '发送时去除图片和视频',
  'documents.minify.hint': '适用于 docx 和 pptx。图片和视频留在这台计算机上，之后原样放回。',

  'documents.choose': '选择文件',
  'documents.folder': '选择文件夹',
  'documents.empty': '将文件或文件夹拖放到此窗口的任意位置。',
  'documents.empty.types':
    'docx、pptx、xlsx、pdf、html、txt、xliff、srt、idml、xml、json、dita、mif、jpeg 或 png。结果保存到同一个文件夹，绝不覆盖其中的任何文件。',
  'documents.empty.stage': '没有处于此状态的文档。',

  'documents.incoming': '待翻译的文件',
  'documents.incoming.checking':
    '已检查 {checked, number} 个，共 {all, plural, other {# 个文件}}。尚未发送任何内容。',
  'documents.incoming.checked':
    '{fit, plural, =0 {{refused, plural, other {# 个文件无法翻译}}} other {# 个文件可以翻译{refused, plural, =0 {} other {，# 个不能}}}}。',
  'documents.incoming.cost':
    '约 {isPartly, select, yes {{count, number} 个字符，另有部分无法预知} other {{count, plural, other {# 个字符}}}}。',
  'documents.incoming.minimum': 'docx、pptx、xlsx 和 pdf 每个至少按 50,000 个字符计算。',
  'documents.incoming.short': '超过了剩余配额（{count, number}）。',
  'documents.incoming.cut': '所选文件超过 {most, number} 个，其余已略去。',
  'documents.incoming.waiting': '等待中',
  'documents.incoming.reading': '正在检查',
  'documents.incoming.fit': '{count, select, none {可以翻译} other {约 {count} 个字符}}',
  'documents.incoming.drop': '排除“{name}”',
  'documents.incoming.dismiss': '全部排除',
  'documents.incoming.start': '{count, plural, =0 {翻译} other {翻译 # 个文件}}',
  'documents.incoming.starting': '正在添加…',
  'documents.incoming.group.types':
    '{all, plural, other {# 个文件}}中有 {count, number} 个属于其他类型',
  'documents.incoming.group': '{all, plural, other {# 个文件}}中有 {count, number} 个：{label}',
  'documents.incoming.reason':
    '{reason, select, wrong_content {内容与名称不符} damaged {已损坏} password {受密码保护} protected {不允许复制文本} size {过大} tier {对此账户而言过大} characters {文本过多} too_large_inside {解压后过大} too_deep {嵌套过深} entities {自行定义了实体} macros {含有宏} empty {没有文本} encoding {编码未知} xliff_version {XLIFF 版本不受支持} ditamap {DITA 映射} no_ocr {此处无法识别文字} same_language {源语言和目标语言相同} cancelled {未经检查} other {无法翻译}}',
  'documents.incoming.can': '可以翻译以下类型的文件：{types}。',
  'documents.incoming.nothing': '未找到文件。',

  'documents.queue': '文档',
  'documents.queue.verbs': '整个队列',
  'documents.stages': '显示',
  'documents.stage':
    '{stage, select, all {全部} waiting {等待中} running {进行中} done {已完成} failed {失败} other {已取消}}',
  'documents.billed': '已计费 {count, plural, other {# 个字符}}',
  'documents.pause': '暂停',
  'documents.resume': '继续',
  'documents.paused': '队列已暂停。已发送的文档仍会取回，不再发送新文档。',
  'documents.retry-failed': '重试失败项',
  'documents.cancel-all': '全部取消',
  'documents.clear': '清除已结束项',
  'documents.report': '报告',
  'documents.halted': '目前未发送任何内容。',
  'documents.secrets.store':
    '已发送文档的 ID 和密钥会保留，以便重启后取回；它们由系统的凭据存储保护。',
  'documents.secrets.key-file':
    '已发送文档的 ID 和密钥会保留，以便重启后取回。这台计算机没有凭据存储，因此由数据文件夹中的密钥文件保护，该文件只有您的账户可以读取。',

  'documents.column.name': '名称',
  'documents.column.type': '类型',
  'documents.column.languages': '语言',
  'documents.column.state': '状态',
  'documents.column.cost': '字符数',
  'documents.column.verbs': '操作',
  'documents.languages': '{source, select, none {?} other {{source}}} → {target}',
  'documents.languages.full':
    '从{source, select, none {检测到的语言} other {{source}}}译为{target}',

  'documents.state':
    '{state, select, queued {等待中} uploading {正在上传} translating {正在翻译} downloading {正在取回结果} done {已完成} cancelled {已取消} other {失败}}{percent, select, none {} other { {percent}%}}',
  'documents.state.done':
    '已完成{seconds, select, none {} other {，用时 {time}}}{notes, plural, =0 {} other {，# 条注意事项}}',
  'documents.state.retry': '{time}后重试',
  'documents.time': '{minutes, plural, =0 {} other {{minutes, number} 分 }}{seconds, number} 秒',
  'documents.progress': '“{name}”的进度',
  'documents.cost.full':
    '{isBilled, select, yes {已计费 {count, plural, other {# 个字符}}} other {约 {count, plural, other {# 个字符}}}}',

  'documents.open': '打开“{name}”',
  'documents.show': '在文件夹中显示“{name}”',
  'documents.preview': '并排对照“{name}”',
  'documents.retry': '重试“{name}”',
  'documents.cancel': '取消“{name}”',
  'documents.remove': '从列表中移除“{name}”',
  'documents.expand': '“{name}”的详细信息',

  'documents.fact.service': '服务',
  'documents.fact.size': '大小',
  'documents.fact.folder': '文件夹',
  'documents.fact.memory': '记忆库',
  'documents.fact.memory-of': '{name}，{threshold, number}% 以上',
  'documents.fact.glossaries': '术语表',
  'documents.fact.style': '风格规则',
  'documents.fact.result': '结果',
  'documents.fact.tag': '报告标签',
  'documents.fact.options': '选项',
  'documents.option.formality':
    '{formality, select, more {更正式} less {较随意} prefer_more {尽可能更正式} other {尽可能较随意}}',
  'documents.option.watermark': '水印',
  'documents.option.docx': '输出为 docx',
  'documents.option.minify': '去除图片后发送',
  'documents.maybe-sent': '发送期间 Dragoman 退出，因此可能发送了两次。只有取回的部分才会计费。',
  'documents.notes': '注意事项',
  'documents.note': '读取或写入时的记录：{code}。',
  'documents.note.tags-moved': '句内格式在译文中失去了位置，因此改设在句子两端。',
  'documents.note.formula-words-kept': '公式中的文字保持原样。',
  'documents.note.reencoded': '原编码缺少译文所需的字符，因此结果采用 UTF-8。',
  'documents.note.picture-read': '文本从图片中识别，可能有误认的字符。请核对人名和数字。',
  'documents.note.scan-read': '文本从扫描页中识别，可能有误认的字符。请核对人名和数字。',
  'documents.note.read-as-other-language':
    '识别图片时缺少其语言的数据，带附加符号的字母可能有误。请为 tesseract 安装该语言。',
  'documents.note.no-font': '这里没有包含目标语言文字的字体，因此文本以 docx 输出。',
  'documents.note.letters-missing': '这里的字体缺少译文中的某些字符，结果中没有这些字符。',
  'documents.note.text-overflows': '译文超出了可用空间。',
  'documents.notes.count': '（{count, plural, other {# 处}}）',
  'documents.note.text-without-font': '此计算机上没有可显示此处译文的字体，因此保留了原文。',
  'documents.note.text-set-small': '译文超出了可用空间，因此以小于原字号 80% 的字号排版。',
  'documents.note.text-too-long-kept': '译文即使缩小字号也放不下，因此保留了原文。',
  'documents.note.symbols-kept': '符号和徽标保持不变。',
  'documents.note.barcodes-kept': '条形码保持不变。',
  'documents.note.text-hardly-seen': '译文的颜色与背景几乎相同，或超出了页面。',
  'documents.note.picture-details-lost': '与图片一同存储的信息（如地点和相机）不在结果中。',
  'documents.note.animation-lost': '只翻译了动画的第一帧。',
  'documents.note.pdf-as-docx':
    'pdf 只记录文字的位置，不区分段落或表格，因此 docx 内容一致，但外观不同。',
  'documents.note.pdf-set-anew': '译文在原文位置重新排版，字体、字号和换行可能有所不同。',
  'documents.note.comments-kept': '批注未翻译，保持原样。',
  'documents.note.comments-lost': 'docx 中没有批注。',
  'documents.note.drawings-lost': 'docx 中没有线条和图形。',
  'documents.note.reading-structure-lost':
    '供屏幕阅读器使用的标记（如标题和阅读顺序）与新文本不符，已去除。',
  'documents.note.scan-kept': '有扫描页保持原样：此处无法识别其文字。',
  'documents.note.form-fields-kept': '表单域未翻译，保持原样。',
  'documents.note.properties-kept': '文档属性（标题、主题、关键字、备注）保持原样。',
  'documents.note.sheet-names-kept': '公式、链接、图表或数据透视表引用的工作表名称保持原样。',
  'documents.note.form-fields-lost': 'docx 中没有表单域。',
  'documents.note.links-kept-in-place': '链接仍在页面原处，而周围的文字可能已移动。',
  'documents.note.links-lost': 'docx 中没有链接。',
  'documents.note.text-not-translated': '保留为源语言。',
  'documents.note.translation-too-long': '超出了此处格式允许的长度。',
  'documents.note.page-kept': '有一页无法读取，保持原样。',
  'documents.note.vertical-text-kept': '竖排文字保持原样。',
  'documents.note.signature-lost': '文档带有签名；更改后的文档无法保留签名。',
  'documents.note.protection-lost': '原文档的保护设置不会保留在结果中。',

  'documents.said.ended':
    '{open, plural, =0 {所有文档均已结束：{done, number} 个完成，{failed, number} 个失败。} other {{failed, plural, other {# 个文档失败。}}}}',

  'documents.preview.title': '并排对照',
  'documents.preview.texts': '原文和译文',
  'documents.preview.back': '返回列表',
  'documents.preview.source': '原文',
  'documents.preview.target': '译文',
  'documents.preview.reading': '正在读取两份文本…',
  'documents.preview.cut': '文档较长，仅显示开头部分。',
  'documents.preview.empty': '没有可显示的文本。',
};
