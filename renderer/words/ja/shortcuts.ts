import type { shortcuts as en } from '../en/shortcuts.ts';

/** Words of the editor of shortcuts and of the sheet that shows them. */
export const shortcuts: Readonly<Record<keyof typeof en, string>> = {
  'settings.shortcuts': 'ショートカット',
  'shortcuts.about':
    'すべての操作とそのキーボードショートカットです。変更は、ここでもメニューでもすぐに反映されます。',
  'shortcuts.search': '操作を検索',
  'shortcuts.search.placeholder': '名前またはキー',
  'shortcuts.none': 'なし',
  'shortcuts.change': '「{action}」のショートカットを変更',
  'shortcuts.remove': '「{action}」のショートカットを外す',
  'shortcuts.reset': '「{action}」のショートカットを既定に戻す',
  'shortcuts.new':
    '「{action}」の新しいショートカット：キーを押してください。Escapeで元のままにします。',
  'shortcuts.press': 'キーを押してください…',
  'shortcuts.taken': '{shortcut}はすでに「{action}」に使われています。先にそちらで外してください。',
  'shortcuts.reserved.typing':
    '{shortcut}は入力と移動に必要です。CtrlまたはCommandと組み合わせるか、ファンクションキーを使ってください。',
  'shortcuts.reserved.editing': '{shortcut}は、どこでもテキストの編集に使われます。',
  'shortcuts.reserved.system': '{shortcut}はシステムまたはブラウザーが使います。',
  'shortcuts.reset-all': 'すべて既定に戻す',
  'shortcuts.reset-all.sure':
    '{count, plural, other {変更したショートカット#件を既定のキーに戻します。}}',
  'shortcuts.reset-all.do': '既定に戻す',
  'shortcuts.reset-all.keep': '変更を残す',
  'sheet.title': 'キーボードショートカット',
  'sheet.list': 'すべてのショートカット',
  'sheet.print': '印刷',
  'sheet.close': '閉じる',
  'sheet.foot': 'ショートカットは設定で変更できます。',
};
