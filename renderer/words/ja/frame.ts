import type { frame as en } from '../en/frame.ts';

/** Words of the frame round every screen. */
export const frame: Readonly<Record<keyof typeof en, string>> = {
  'frame.skip': '作業領域へ移動',
  'frame.screens': '画面',
  'frame.text': 'テキスト',
  'frame.documents': '文書',
  'frame.segments': 'セグメント',
  'frame.voice': '音声',
  'frame.write': '推敲',
  'frame.glossaries': '用語集',
  'frame.style': 'スタイル',
  'frame.memories': 'メモリ',
  'frame.terms': '音声用語',
  'frame.detect': '言語検出',
  'frame.history': '履歴',
  'frame.usage': '使用量',
  'frame.settings': '設定',
  'frame.lost':
    'Dragoman本体との接続が失われました。下書きは保存されています。続けるにはページを読み込み直してください。',
  'frame.reload': '読み込み直す',
  'frame.fault':
    'Dragomanの不具合により、この部分が停止しました。下書きと保存済みの内容は残っています。もう一度開くか、ページを読み込み直してください。',
  'frame.fault.again': 'もう一度開く',
  'frame.closed':
    'このページからDragomanに接続できません。Dragomanが開いているタブまたはウィンドウに移動するか、Dragomanをもう一度起動して新しいアドレスを開いてください。',
};
