import type { outside as en } from '../en/outside.ts';

/** What a person meets outside of the window: the icon beside the clock, notices. */
export const outside: Readonly<Record<keyof typeof en, string>> = {
  'outside.tray.captions': '启动字幕',
  'outside.tray.translate': '翻译剪贴板内容',
  'outside.tray.pause': '暂停语音会话',
  'outside.tray.resume': '继续语音会话',
  'outside.tray.show': '显示 Dragoman',
  'outside.tray.quit': '退出 Dragoman',

  'outside.documents-done': '{done, plural, other {已翻译 # 个文档}}',
  'outside.documents-some':
    '{done, plural, =0 {} other {已翻译 # 个文档，}}{failed, plural, other {# 个文档失败}}',
  'outside.documents.about': '可在“文档”页面查看。',
  'outside.document.open': '打开',
  'outside.document.show': '在文件夹中显示',
  'outside.trouble.restarted':
    '{what, select, offline {离线服务} other {翻译记忆库搜索}}停止响应，已重新启动。',
  'outside.trouble.damaged':
    '{what, select, voice {无法读取一个语音会话。} other {无法读取文档队列的密钥文件。正在翻译的文档需要重新发送。}}文件保存为 {backup}。',
  'outside.trouble.newer':
    '{what, select, memories {翻译记忆库} offline {离线服务的数据} other {项目}}（{file}）无法打开：该文件由更新版本的 Dragoman 写入，未做任何更改。请启动新版本以使用它。',
  'outside.trouble.set-aside':
    '{what, select, memories {翻译记忆库文件} other {一个项目}}已损坏。{count, plural, =0 {未能恢复任何内容。} other {已恢复 # 个{what, select, memories {条目} other {句段}}。}}损坏的文件保存为 {backup}。',
  'outside.trouble.replaced':
    '离线服务的一个数据库已损坏。{count, plural, =0 {未能恢复任何内容。} other {已恢复 # 个条目。}}损坏的文件保存为 {backup}。',
  'outside.voice-lost': '语音会话已中止',
  'outside.voice-lost.about': '无法保持连接。已说的内容已保留。',

  'outside.opened.unknown-type':
    '{count, plural, =1 {“{name}”未打开} other {“{name}”等 # 个文件未打开}}：Dragoman 无法从扩展名识别其类型。',
  'outside.opened.unreadable':
    '{count, plural, =1 {“{name}”未打开} other {“{name}”等 # 个文件未打开}}：已不存在、不是文件或无法读取。',
  'outside.opened.cut': '一次最多打开 {most} 个文件，其余的已略过。',
  'outside.opened.elsewhere':
    '{count, plural, =1 {“{name}”正在} other {# 个文件正在}}“记忆库”屏幕等待导入。',
  'outside.opened.close': '关闭',
  'settings.background': '后台',
  'settings.background.tray': '关闭窗口后 Dragoman 继续运行',
  'settings.background.tray.shown': '它会在时钟旁的图标后继续运行。可从图标菜单中退出。',
  'settings.background.tray.unsure':
    '目前不可用：无法确定此桌面环境会显示程序图标，而没有图标您将无法回到 Dragoman。在 GNOME 上可通过托盘图标扩展添加。',
  'settings.background.tray.none': '此形式的 Dragoman 在时钟旁没有图标：关闭窗口即退出。',
  'settings.background.notices': '文档完成或语音会话中断时通知',
  'settings.background.notices.about':
    '仅在没有 Dragoman 窗口处于前台时通知。只涉及一个文件时会显示其名称，隐私模式下不显示；通知绝不含文本内容。',
  'settings.background.notices.default': '需先由浏览器允许。',
  'settings.background.notices.granted': '浏览器已允许。',
  'settings.background.notices.denied': '浏览器未允许。请在浏览器对此页面的设置中更改。',
  'settings.background.notices.unsupported': '此浏览器没有通知功能。',
  'settings.background.notices.allow': '允许浏览器显示通知',
};
