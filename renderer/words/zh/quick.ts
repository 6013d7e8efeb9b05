import type { quick as en } from '../en/quick.ts';

/** The quick window and how it is reached. */
export const quick: Readonly<Record<keyof typeof en, string>> = {
  'quick.title': '快速翻译',
  'quick.placeholder': '输入或粘贴文本，然后按 Enter。',
  'quick.translate': '翻译',
  'quick.running': '正在翻译…',
  'quick.waits': '尚未发送任何内容。按 Enter 发送。',
  'quick.foreign': '此文本来自链接。请先阅读，按 Enter 发送。',
  'quick.cut': '文本过长：这里只有前 {most} 个字符。',
  'quick.trouble.empty': '剪贴板中没有文本。',
  'quick.trouble.no-program':
    '未安装读取剪贴板的程序（wl-clipboard、xclip 或 xsel）。请改为在此粘贴文本。',
  'quick.trouble.failed': '无法读取剪贴板。请改为在此粘贴文本。',
  'quick.pin': '置于其他窗口之上',
  'quick.unpin': '不再置于其他窗口之上',
  'quick.move': '在 Dragoman 中打开',
  'quick.close': '关闭',
  'quick.replace': '替换',
  'quick.replaced.copied': '系统不允许 Dragoman 粘贴。译文已在剪贴板中，请自行粘贴。',
  'quick.replaced.failed': '无法使用剪贴板。请改为复制译文。',
  'quick.blocked': '有文本等待翻译，但未经点击浏览器不会打开窗口。',
  'quick.blocked.open': '打开快速翻译窗口',
  'quick.blocked.dismiss': '暂不',

  'settings.quick': '快速翻译',
  'settings.quick.about': '在您正在使用的程序之上，以小窗口显示剪贴板中的文本。',
  'settings.quick.shortcut': '全局快捷键',
  'settings.quick.shortcut.on': '在所有程序中响应快捷键',
  'settings.quick.shortcut.held': '按住',
  'settings.quick.shortcut.key': '再按',
  'settings.quick.shortcut.space': '空格',
  'settings.quick.shortcut.none': 'Dragoman 在此运行于浏览器中，无法接收其他程序中的快捷键。',
  'settings.quick.shortcut.off': '在 Dragoman 之外不响应快捷键。',
  'settings.quick.shortcut.registered': '快捷键在所有程序中有效。',
  'settings.quick.shortcut.asked':
    'Dragoman 已向桌面环境申请此快捷键。是否允许由桌面环境决定，可能会询问您，但不会告知结果：请试一试。',
  'settings.quick.shortcut.refused':
    '系统未将此快捷键分配给 Dragoman：已被其他程序占用，或桌面环境不允许。请选择其他快捷键。',
  'settings.quick.command':
    '{desktop, select, wayland {或者在桌面环境的键盘设置中，将快捷键绑定到此命令：} x11 {或者在桌面环境的键盘设置中，将快捷键绑定到此命令：} mac {或者在“快捷指令”App 中，设置以快捷键运行此命令：} other {或者为指向此命令的快捷方式设置快捷键：}}',
  'settings.quick.no-clipboard':
    '{desktop, select, wayland {如需在此读取剪贴板，请安装 wl-clipboard。} x11 {如需在此读取剪贴板，请安装 xclip 或 xsel。} other {未找到读取剪贴板的程序。}}',
  'settings.quick.double': '连续复制两次时也打开',
  'settings.quick.double.about':
    '短时间内再次复制会打开窗口。开启期间，{desktop, select, x11 {Dragoman 每秒七次用一个短时运行的程序查询是否有复制操作，占用处理器百分之一到二} wayland {一个小程序等待复制操作，几乎不占资源} other {一个小程序每秒十六次查看剪贴板的计数，最多占用处理器百分之一和少量内存}}。只有在打开窗口时才读取文本本身。',
  'settings.quick.double.missing':
    '{desktop, select, wayland {需要 wl-clipboard，以及允许程序监视剪贴板的桌面环境。} x11 {需要 xclip。} other {此系统没有检测复制操作的手段。}}',
  'settings.quick.sending': '发送前',
  'settings.quick.ask': '等待 Enter',
  'settings.quick.ask.remote': '使用网络服务时',
  'settings.quick.ask.always': '始终',
  'settings.quick.ask.never': '从不',
  'settings.quick.ask.about': '离线服务将文本留在这台计算机上。来自链接的文本始终等待确认。',
};
