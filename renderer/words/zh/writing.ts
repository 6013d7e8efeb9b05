import type { writing as en } from '../en/writing.ts';

/** Words of the Write screen. */
export const writing: Readonly<Record<keyof typeof en, string>> = {
  'writing.title': '写作',
  'writing.about-correct': '校正拼写和语法',
  'writing.about-rephrase':
    '改写{manner, select, none {} academic {，学术风格} business {，商务风格} casual {，随意风格} simple {，简明风格} confident {，自信语气} diplomatic {，委婉语气} enthusiastic {，热情语气} other {，友好语气}}',
  'writing.settings': '对文本的处理',

  'writing.mode': '任务',
  'writing.mode.correct': '校正',
  'writing.mode.rephrase': '改写',
  'writing.manner': '风格或语气',
  'writing.manner.none': '保持原样',
  'writing.manner.style': '风格',
  'writing.manner.tone': '语气',
  'writing.manner.academic': '学术',
  'writing.manner.business': '商务',
  'writing.manner.casual': '随意',
  'writing.manner.simple': '简明',
  'writing.manner.confident': '自信',
  'writing.manner.diplomatic': '委婉',
  'writing.manner.enthusiastic': '热情',
  'writing.manner.friendly': '友好',
  'writing.manner.correct': '校正不改变风格和语气。',
  'writing.language': '语言',
  'writing.language.found': '自动检测',
  'writing.language.found-in': '自动检测：{language}',
  'writing.language.other': '文本似乎是{language}；写作功能不翻译。',
  'writing.languages-loading': '正在读取语言。',
  'writing.languages-failed': '无法读取语言列表。请重新打开以重试。',
  'writing.obstacle.unlisted': '此服务无法润色{language}。',
  'writing.obstacle.styles': '{language}没有风格选项。',
  'writing.obstacle.tones': '{language}没有语气选项。',
  'writing.obstacle.correct': '此服务无法校正{language}。',
  'writing.offline-correct': '离线服务在这台计算机有相应词典时检查拼写，并检查英语的简单语法。',
  'writing.offline-rephrase': '离线服务按规则改写：标点、数字、时间、缩略形式。它不会改换用词。',

  'writing.locked': '锁定术语',
  'writing.locked.none': '无',
  'writing.locked.count': '{count, plural, =1 {{first}} other {# 个术语表}}',
  'writing.locked.about': '这些术语表中的术语必须保持不变。如结果有改动，会予以指出。',
  'writing.locked.entries': '{language}有 {entries, plural, other {# 个术语}}',
  'writing.locked.no-language': '没有{language}术语。',
  'writing.locked.full': '最多五个术语表。',
  'writing.locked.empty': '账户没有术语表。',
  'writing.locked.search': '搜索术语表',
  'writing.locked.nothing': '没有与“{query}”匹配的术语表。',
  'writing.locked.gone': '已不存在的术语表',

  'writing.source': '待润色的文本',
  'writing.source-empty': '输入或粘贴文本。',
  'writing.your-text': '您的文本',
  'writing.found': '检测到的语言：{language}',
  'writing.found-local': '检测到的语言：{language}（本地推测）',
  'writing.longest': '最多容纳 {max, number} 个字符。',
  'writing.improve-correct': '校正',
  'writing.improve-rephrase': '改写',
  'writing.improve-name': '{mode, select, correct {校正文本} other {改写文本}}',

  'writing.result': '润色后的文本',
  'writing.result-empty': '按 {shortcut} {mode, select, correct {校正} other {改写}}文本。',
  'writing.progress': '正在润色文本',
  'writing.unchanged': '无需更改',
  'writing.unchanged.about':
    '{isUnchecked, select, yes {就可检查的范围而言，文本无需改动。} other {文本无需改动。}}',
  'writing.finished':
    '{count, plural, =0 {无需更改。} other {# 处更改。}}{billed, plural, other {计费 # 个字符。}}',
  'writing.cancelled':
    '已取消。{text, select, none {没有完成的部分。} other {这里只有文本的前一部分。}}',
  'writing.partial': '这里只有文本的前一部分。',
  'writing.use-in-text': '用于“文本”',
  'writing.use-in-text.name': '用作“文本”页面的原文',
  'writing.take': '采用',
  'writing.take.name': '采用为您的文本',

  'writing.changes': '更改',
  'writing.change.place':
    '{number, select, 0 {{all, plural, other {# 处更改}}} other {{number} / {all, number}}}',
  'writing.change.open': '{open, plural, =0 {均已决定} other {# 处待定}}',
  'writing.change.accept': '接受',
  'writing.change.refuse': '拒绝',
  'writing.change.accept-all': '接受所有更改',
  'writing.change.refuse-all': '拒绝所有更改',
  'writing.change.undo': '撤销上一次决定',
  'writing.change.redo': '恢复该决定',
  'writing.change.clean': '不显示修订',
  'writing.change.replaced':
    '第 {number, number} 处更改，共 {all, number} 处：“{before}”改为“{after}”。{verdict, select, accepted {已接受。} refused {已拒绝。} other {未决定。}}',
  'writing.change.inserted':
    '第 {number, number} 处更改，共 {all, number} 处：插入“{after}”。{verdict, select, accepted {已接受。} refused {已拒绝。} other {未决定。}}',
  'writing.change.deleted':
    '第 {number, number} 处更改，共 {all, number} 处：删除“{before}”。{verdict, select, accepted {已接受。} refused {已拒绝。} other {未决定。}}',
  'writing.change.space': '空格',
  'writing.change.line-break': '换行',
  'writing.change.hint': '方向键在更改间移动，Enter 接受，Delete 拒绝，{undo} 撤销。',

  'writing.drift.language': '结果为{to}，文本为{from}。采用前请检查。',
  'writing.drift.sentences':
    '文本有 {before, plural, other {# 个句子}}，结果有 {after, number} 个。可能有增补或遗漏。',
  'writing.drift.term': '锁定术语“{term}”被更改。',
  'writing.unchecked.spelling': '未检查拼写：离线服务没有该语言的词典。',
  'writing.unchecked.grammar': '未检查语法：离线服务只懂英语的简单语法。',
  'writing.unchecked.style':
    '离线服务按规则改写：标点、数字、时间和缩略形式。未按{tone, select, yes {语气} other {风格}}改换用词，也未检查拼写和语法。',
  'writing.unchecked.other': '服务称未检查：{code}。',
};
