import type { captions as en } from '../en/captions.ts';

/** Captions, their window and their options. */
export const captions: Readonly<Record<keyof typeof en, string>> = {
  'captions.name': '字幕',
  'captions.title': 'Dragomanの字幕',
  'captions.open': '字幕を表示',
  'captions.close': '字幕を閉じる',
  'captions.refused':
    'ブラウザーが字幕用のウィンドウを開きませんでした。このページのウィンドウを許可して、もう一度お試しください。',
  'captions.place.on-top': '常に手前に表示される小さなウィンドウで開きます。',
  'captions.place.window':
    '小さなウィンドウで開きます。このシステムまたはブラウザーでは、常に手前に表示することはできません。',
  'captions.show': '表示',
  'captions.show.both': '両方',
  'captions.show.source': '発話',
  'captions.show.target': '訳文',
  'captions.target': '訳文の言語',
  'captions.lines': '各テキストの行数',
  'captions.lines.value': '{lines, plural, other {#行}}',
  'captions.size': '文字サイズ',
  'captions.size.value': '{size, number} px',
  'captions.font': '書体',
  'captions.font.system': 'システムと同じ',
  'captions.font.serif': '明朝体（セリフ）',
  'captions.font.mono': '等幅',
  'captions.font.legible': '判別しやすい',
  'captions.opacity': '文字の背景の不透明度',
  'captions.width': '画面に対する幅',
  'captions.percent': '{value, number}%',
  'captions.through': 'クリックを透過',
  'captions.through.about':
    '字幕をクリックすると、その下にあるものに届きます。字幕を動かすには、ここでオフにしてください。',
  'captions.lock': 'クリックを透過',
  'captions.unlock': 'クリックを受け取る',
  'captions.phase.starting': '接続しています',
  'captions.phase.listening': '聞き取り中。まだ発話はありません',
  'captions.phase.paused': '一時停止中',
  'captions.phase.reconnecting': '再接続中。音声は保持しています',
  'captions.phase.ending': '最後の言葉を待っています',
  'captions.phase.ended': 'セッションは終了しました',
  'captions.phase.failed': 'セッションが停止しました',
};
