import type { outside as en } from '../en/outside.ts';

/** What a person meets outside of the window: the icon beside the clock, notices. */
export const outside: Readonly<Record<keyof typeof en, string>> = {
  'outside.tray.captions': '字幕を開始',
  'outside.tray.translate': 'クリップボードを翻訳',
  'outside.tray.pause': '音声セッションを一時停止',
  'outside.tray.resume': '音声セッションを再開',
  'outside.tray.show': 'Dragomanを表示',
  'outside.tray.quit': 'Dragomanを終了',

  'outside.documents-done': '{done, plural, other {#件の文書を翻訳しました}}',
  'outside.documents-some':
    '{done, plural, =0 {} other {#件の文書を翻訳、}}{failed, plural, other {#件の文書が失敗しました}}',
  'outside.documents.about': '「文書」画面で確認できます。',
  'outside.document.open': '開く',
  'outside.document.show': 'フォルダーに表示',
  'outside.trouble.restarted':
    '{what, select, offline {オフラインサービス} other {翻訳メモリの検索}}が応答しなくなったため、再起動しました。',
  'outside.trouble.damaged':
    '{what, select, voice {音声セッションを読み取れません。} other {文書キューのキーファイルを読み取れません。翻訳中だった文書は再送信が必要です。}}ファイルは{backup}として保存されています。',
  'outside.trouble.newer':
    '{what, select, memories {翻訳メモリ} offline {オフラインサービスのデータ} other {プロジェクト}}（{file}）を開けません。新しいバージョンのDragomanで作成されたファイルです。ファイルは変更されていません。使用するには、新しいバージョンを起動してください。',
  'outside.trouble.set-aside':
    '{what, select, memories {翻訳メモリのファイル} other {プロジェクト}}が破損していました。{count, plural, =0 {復元できたデータはありません。} other {{what, select, memories {#件のエントリ} other {#件のセグメント}}を復元しました。}}破損したファイルは{backup}として保存されています。',
  'outside.trouble.replaced':
    'オフラインサービスのデータベースが破損していました。{count, plural, =0 {復元できたデータはありません。} other {#件のエントリを復元しました。}}破損したファイルは{backup}として保存されています。',
  'outside.voice-lost': '音声セッションが停止しました',
  'outside.voice-lost.about': '接続を維持できませんでした。発話の内容は保存されています。',

  'outside.opened.unknown-type':
    '{count, plural, =1 {「{name}」を開けませんでした} other {「{name}」など#件のファイルを開けませんでした}}。この拡張子の形式には対応していません。',
  'outside.opened.unreadable':
    '{count, plural, =1 {「{name}」を開けませんでした} other {「{name}」など#件のファイルを開けませんでした}}。すでに存在しないか、ファイルではないか、読み取りが許可されていません。',
  'outside.opened.cut': '一度に開けるファイルは{most}件までです。残りは開いていません。',
  'outside.opened.elsewhere':
    '{count, plural, =1 {「{name}」} other {#件のファイル}}は「メモリ」画面でインポートを待っています。',
  'outside.opened.close': '閉じる',
  'settings.background': 'バックグラウンド',
  'settings.background.tray': 'ウィンドウを閉じてもDragomanを実行し続ける',
  'settings.background.tray.shown':
    '時計の横のアイコンで動作を続けます。終了するには、アイコンのメニューを使ってください。',
  'settings.background.tray.unsure':
    '現在は使えません。このデスクトップ環境がプログラムのアイコンを表示するか分からず、アイコンがないとDragomanに戻れなくなるためです。GNOMEでは、トレイアイコン用の拡張機能で追加できます。',
  'settings.background.tray.none':
    'この形態のDragomanには時計の横のアイコンがないため、ウィンドウを閉じると終了します。',
  'settings.background.notices': '文書の完了や音声セッションの切断を通知',
  'settings.background.notices.about':
    'Dragomanのウィンドウが手前にないときだけ通知します。ファイルが1つのときはその名前を示しますが、プライベートモードでは示しません。テキストは決して含みません。',
  'settings.background.notices.default': '先にブラウザーでの許可が必要です。',
  'settings.background.notices.granted': 'ブラウザーで許可されています。',
  'settings.background.notices.denied':
    'ブラウザーで許可されていません。このページに対するブラウザーの設定で変更してください。',
  'settings.background.notices.unsupported': 'このブラウザーには通知機能がありません。',
  'settings.background.notices.allow': 'ブラウザーの通知を許可',
};
