/** The Settings screen apart from its connections. */
export const settings = {
  'settings.title': 'Settings',
  'settings.sections': 'Sections of the settings',
  'settings.connections': 'Connections',
  'settings.appearance': 'Appearance',
  'settings.typing': 'Typing',
  'settings.privacy': 'Privacy',
  'settings.about': 'About',
  'settings.loading': 'Reading your settings…',

  'settings.language': 'Language',
  'settings.language.system': 'As the system',
  'settings.language.about':
    'Of menus, buttons and sentences of Dragoman. Your texts keep theirs, and nothing is lost.',

  'settings.theme': 'Theme',
  'settings.theme.system': 'As the system',
  'settings.theme.light': 'Light',
  'settings.theme.dark': 'Dark',
  'settings.theme.about': 'High contrast is taken from the system in every theme.',
  'settings.text-size': 'Text size',
  'settings.text-size.value': '{size, number} px',
  'settings.text-size.about': 'The size of source text and translation. Menus keep theirs.',
  'settings.text-size.sample': 'Sample',
  'settings.text-size.sample.text':
    'The meeting has been moved to Thursday. Please bring the signed contract.',

  'settings.typing.translate': 'Translate while typing',
  'settings.typing.translate.on':
    'A translation starts shortly after the last key. Every start may be billed.',
  'settings.typing.translate.off':
    'Nothing is sent until you press {shortcut} or choose Translate.',

  'settings.typing.dictionaries': 'Folder of spelling dictionaries',
  'settings.typing.dictionaries.hint':
    'For correcting with the offline service, in Hunspell’s format (.aff and .dic). Empty: those that are installed. A folder is read when Dragoman starts the next time.',

  'settings.documents': 'Documents',
  'settings.documents.naming': 'Names of results',
  'settings.documents.naming.about':
    '{open}name{close}, {open}lang{close} and {open}ext{close} are filled in. A name that is taken gets a number; nothing is overwritten.',
  'settings.documents.naming.example': 'Report.docx into German becomes {example}',
  'settings.documents.ocr': 'Folder of language data for reading pictures',
  'settings.documents.ocr.hint':
    'Empty: what an installed tesseract brings. A folder is read when Dragoman starts the next time.',
  'settings.documents.naming.empty': 'A name needs at least one letter.',

  'settings.private': 'Private mode',
  'settings.private.about':
    'Nothing that you type or translate is written to disk: drafts live in memory and are gone when Dragoman quits. Settings and connections are still kept, and what you put into a local memory yourself. Texts go to the service that you chose, as always.',
  'settings.keep-history': 'Keep results in the history',
  'settings.keep-history.about':
    'Older results are deleted by themselves; pinned ones stay. Never: nothing new is written to the history, and what is not pinned is deleted. Transcripts of voice sessions have their own setting.',
  'settings.wipe': 'Delete all texts',
  'settings.wipe.about':
    'Deletes every text that Dragoman keeps on this computer. Settings, connections and keys stay, and so do local memories, which are deleted on their own screen.',
  'settings.wipe.start': 'Delete all texts…',
  'settings.wipe.sure': 'Delete all texts for good?',
  'settings.wipe.sure.about':
    'The text on the Text screen, drafts, and whatever else Dragoman keeps of your texts are deleted. This cannot be undone.',
  'settings.wipe.confirm': 'Delete for good',
  'settings.wipe.cancel': 'Keep my texts',
  'settings.wipe.running': 'Deleting…',
  'settings.wipe.done': 'All texts that Dragoman kept on this computer are deleted.',

  'settings.version': 'Version',
  'settings.shell': 'Runs in',
  'settings.shell.electron': 'Its own window (desktop program)',
  'settings.shell.browser': 'A browser window on this computer',
  'settings.keys': 'Keys',
  'settings.data': 'Data file',
  'settings.repaired.label': 'Settings',
} as const;

/** Where keys are kept, for every place that says it. */
export const secrets = {
  'secrets.store':
    'Keys are kept in this computer’s secret store{backend, select, gnome_libsecret { (GNOME Keyring)} kwallet { (KWallet)} kwallet5 { (KWallet)} kwallet6 { (KWallet)} keychain { (Keychain)} dpapi { (Windows data protection)} other { ({backend})}}.',
  'secrets.session': 'Keys are kept for this session only: they are gone when Dragoman quits.',
  'secrets.why.no-store':
    'No secret store could be opened on this computer. On Linux, install GNOME Keyring (package gnome-keyring) or KWallet, unlock it, then start Dragoman again.',
  'secrets.why.plain-text-backend':
    'The only store found would keep keys as plain text on disk, so Dragoman does not use it. On Linux, install GNOME Keyring (package gnome-keyring) or KWallet, unlock it, then start Dragoman again.',
  'secrets.why.store-locked':
    'The secret store is locked. Unlock it, then quit Dragoman and start it again.',
} as const;
