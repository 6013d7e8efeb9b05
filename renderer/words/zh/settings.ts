import type { settings as enSettings, secrets as enSecrets } from '../en/settings.ts';

/** The Settings screen apart from its connections. */
export const settings: Readonly<Record<keyof typeof enSettings, string>> = {
  'settings.title': '设置',
  'settings.sections': '设置分类',
  'settings.connections': '连接',
  'settings.appearance': '外观',
  'settings.typing': '输入',
  'settings.privacy': '隐私',
  'settings.about': '关于',
  'settings.loading': '正在读取设置…',

  'settings.language': '语言',
  'settings.language.system': '跟随系统',
  'settings.language.about':
    'Dragoman 的菜单、按钮和说明文字的语言。您的文本语言不变，也不会丢失任何内容。',

  'settings.theme': '主题',
  'settings.theme.system': '跟随系统',
  'settings.theme.light': '浅色',
  'settings.theme.dark': '深色',
  'settings.theme.about': '任何主题下，高对比度均跟随系统。',
  'settings.text-size': '文字大小',
  'settings.text-size.value': '{size, number} px',
  'settings.text-size.about': '原文和译文的文字大小。菜单大小不变。',
  'settings.text-size.sample': '示例',
  'settings.text-size.sample.text': '会议已改到星期四。请携带已签署的合同。',

  'settings.typing.translate': '输入时翻译',
  'settings.typing.translate.on': '停止输入片刻后开始翻译。每次开始都可能计费。',
  'settings.typing.translate.off': '在您按 {shortcut} 或选择“翻译”之前，不发送任何内容。',

  'settings.typing.dictionaries': '拼写词典文件夹',
  'settings.typing.dictionaries.hint':
    '供离线服务校正使用，采用 Hunspell 格式（.aff 和 .dic）。留空：使用已安装的词典。文件夹在下次启动 Dragoman 时读取。',

  'settings.documents': '文档',
  'settings.documents.naming': '结果的文件名',
  'settings.documents.naming.about':
    '{open}name{close}、{open}lang{close} 和 {open}ext{close} 会替换为实际内容。名称已存在时加编号，不覆盖任何文件。',
  'settings.documents.naming.example': 'Report.docx 译为德语后：{example}',
  'settings.documents.ocr': '图片文字识别的语言数据文件夹',
  'settings.documents.ocr.hint':
    '留空：使用已安装的 tesseract 自带的数据。文件夹在下次启动 Dragoman 时读取。',
  'settings.documents.naming.empty': '名称至少需要一个字符。',

  'settings.private': '隐私模式',
  'settings.private.about':
    '您输入或翻译的内容不会写入磁盘：草稿只存于内存，退出 Dragoman 后即消失。设置和连接，以及您自己存入本地记忆库的内容仍会保存。文本照常发送到您选择的服务。',
  'settings.keep-history': '在历史记录中保留结果',
  'settings.keep-history.about':
    '较旧的结果会自动删除，固定项一直保留。选择“从不”时，不再写入新内容，未固定的内容会被删除。语音会话的文字记录另有设置。',
  'settings.wipe': '删除所有文本',
  'settings.wipe.about':
    '删除 Dragoman 在这台计算机上保存的所有文本。设置、连接和密钥保留，本地记忆库也保留，可在“记忆库”页面中删除。',
  'settings.wipe.start': '删除所有文本…',
  'settings.wipe.sure': '要永久删除所有文本吗？',
  'settings.wipe.sure.about':
    '“文本”页面的内容、草稿以及 Dragoman 保存的其他所有文本都将被删除。此操作无法撤销。',
  'settings.wipe.confirm': '永久删除',
  'settings.wipe.cancel': '保留我的文本',
  'settings.wipe.running': '正在删除…',
  'settings.wipe.done': 'Dragoman 在这台计算机上保存的所有文本均已删除。',

  'settings.version': '版本',
  'settings.shell': '运行于',
  'settings.shell.electron': '独立窗口（桌面程序）',
  'settings.shell.browser': '这台计算机上的浏览器窗口',
  'settings.keys': '密钥',
  'settings.data': '数据文件',
  'settings.repaired.label': '设置',
};

/** Where keys are kept, for every place that says it. */
export const secrets: Readonly<Record<keyof typeof enSecrets, string>> = {
  'secrets.store':
    '密钥保存在这台计算机的凭据存储中{backend, select, gnome_libsecret {（GNOME Keyring）} kwallet {（KWallet）} kwallet5 {（KWallet）} kwallet6 {（KWallet）} keychain {（钥匙串）} dpapi {（Windows 数据保护）} other {（{backend}）}}。',
  'secrets.session': '密钥仅在本次会话中保留：退出 Dragoman 后即消失。',
  'secrets.why.no-store':
    '这台计算机上没有可打开的凭据存储。在 Linux 上，请安装 GNOME Keyring（软件包 gnome-keyring）或 KWallet 并解锁，然后重新启动 Dragoman。',
  'secrets.why.plain-text-backend':
    '找到的唯一存储会以明文将密钥保存在磁盘上，因此 Dragoman 不使用它。在 Linux 上，请安装 GNOME Keyring（软件包 gnome-keyring）或 KWallet 并解锁，然后重新启动 Dragoman。',
  'secrets.why.store-locked': '凭据存储已锁定。请解锁后退出 Dragoman 并重新启动。',
};
