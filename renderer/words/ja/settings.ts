import type { settings as enSettings, secrets as enSecrets } from '../en/settings.ts';

/** The Settings screen apart from its connections. */
export const settings: Readonly<Record<keyof typeof enSettings, string>> = {
  'settings.title': '設定',
  'settings.sections': '設定の項目',
  'settings.connections': '接続',
  'settings.appearance': '外観',
  'settings.typing': '入力',
  'settings.privacy': 'プライバシー',
  'settings.about': 'Dragomanについて',
  'settings.loading': '設定を読み込んでいます…',

  'settings.language': '言語',
  'settings.language.system': 'システムと同じ',
  'settings.language.about':
    'Dragomanのメニュー、ボタン、説明文の言語です。テキストの言語は変わらず、何も失われません。',

  'settings.theme': 'テーマ',
  'settings.theme.system': 'システムと同じ',
  'settings.theme.light': 'ライト',
  'settings.theme.dark': 'ダーク',
  'settings.theme.about': 'どのテーマでも、ハイコントラストはシステムの設定に従います。',
  'settings.text-size': '文字サイズ',
  'settings.text-size.value': '{size, number} px',
  'settings.text-size.about': '原文と訳文の文字サイズです。メニューの大きさは変わりません。',
  'settings.text-size.sample': '見本',
  'settings.text-size.sample.text':
    '会議は木曜日に変更になりました。署名済みの契約書をご持参ください。',

  'settings.typing.translate': '入力中に翻訳',
  'settings.typing.translate.on':
    '最後のキー入力の少し後に翻訳が始まります。そのたびに課金されることがあります。',
  'settings.typing.translate.off': '{shortcut}を押すか「翻訳」を選ぶまで、何も送信しません。',

  'settings.typing.dictionaries': 'スペルチェック辞書のフォルダー',
  'settings.typing.dictionaries.hint':
    'オフラインサービスの校正に使う、Hunspell形式（.affと.dic）の辞書です。空欄：インストール済みのものを使います。フォルダーは次回のDragoman起動時に読み込まれます。',

  'settings.documents': '文書',
  'settings.documents.naming': '結果のファイル名',
  'settings.documents.naming.about':
    '{open}name{close}、{open}lang{close}、{open}ext{close}は実際の値に置き換わります。同じ名前がある場合は番号が付き、上書きはしません。',
  'settings.documents.naming.example': 'Report.docxをドイツ語に翻訳した場合：{example}',
  'settings.documents.ocr': '画像の文字認識用言語データのフォルダー',
  'settings.documents.ocr.hint':
    '空欄：インストール済みのtesseractに付属するものを使います。フォルダーは次回のDragoman起動時に読み込まれます。',
  'settings.documents.naming.empty': '名前には少なくとも1文字が必要です。',

  'settings.private': 'プライベートモード',
  'settings.private.about':
    '入力や翻訳の内容をディスクに書き込みません。下書きはメモリ上にだけあり、Dragomanの終了時に消えます。設定と接続、およびご自分でローカルの翻訳メモリに登録した内容は引き続き保存されます。テキストは、通常どおり選択したサービスに送られます。',
  'settings.keep-history': '結果を履歴に保存',
  'settings.keep-history.about':
    '古い結果は自動的に削除され、ピン留めしたものは残ります。「しない」では、履歴に新しい結果を書き込まず、ピン留めしていないものは削除されます。音声セッションの文字起こしには別の設定があります。',
  'settings.wipe': 'すべてのテキストを削除',
  'settings.wipe.about':
    'このコンピューターにDragomanが保存したテキストをすべて削除します。設定、接続、キーは残ります。ローカルメモリも残り、「メモリ」画面で削除できます。',
  'settings.wipe.start': 'すべてのテキストを削除…',
  'settings.wipe.sure': 'すべてのテキストを完全に削除しますか？',
  'settings.wipe.sure.about':
    '「テキスト」画面の内容、下書き、そのほかDragomanが保存しているテキストをすべて削除します。この操作は元に戻せません。',
  'settings.wipe.confirm': '完全に削除',
  'settings.wipe.cancel': 'テキストを残す',
  'settings.wipe.running': '削除しています…',
  'settings.wipe.done': 'このコンピューターにDragomanが保存したテキストをすべて削除しました。',

  'settings.version': 'バージョン',
  'settings.shell': '動作環境',
  'settings.shell.electron': '専用のウィンドウ（デスクトッププログラム）',
  'settings.shell.browser': 'このコンピューターのブラウザーウィンドウ',
  'settings.keys': 'キー',
  'settings.data': 'データファイル',
  'settings.repaired.label': '設定',
};

/** Where keys are kept, for every place that says it. */
export const secrets: Readonly<Record<keyof typeof enSecrets, string>> = {
  'secrets.store':
    'キーはこのコンピューターの資格情報ストア{backend, select, gnome_libsecret {（GNOME Keyring）} kwallet {（KWallet）} kwallet5 {（KWallet）} kwallet6 {（KWallet）} keychain {（キーチェーン）} dpapi {（Windowsデータ保護）} other {（{backend}）}}に保管されます。',
  'secrets.session': 'キーはこのセッションの間だけ保管され、Dragomanの終了時に消えます。',
  'secrets.why.no-store':
    'このコンピューターで資格情報ストアを開けませんでした。Linuxでは、GNOME Keyring（パッケージgnome-keyring）またはKWalletをインストールし、ロックを解除してからDragomanを起動し直してください。',
  'secrets.why.plain-text-backend':
    '見つかったストアはキーをディスクに平文で保存するため、Dragomanは使いません。Linuxでは、GNOME Keyring（パッケージgnome-keyring）またはKWalletをインストールし、ロックを解除してからDragomanを起動し直してください。',
  'secrets.why.store-locked':
    '資格情報ストアがロックされています。ロックを解除してから、Dragomanを終了して起動し直してください。',
};
