import type { quick as en } from '../en/quick.ts';

/** The quick window and how it is reached. */
export const quick: Readonly<Record<keyof typeof en, string>> = {
  'quick.title': 'クイック翻訳',
  'quick.placeholder': 'テキストを入力または貼り付けて、Enterを押してください。',
  'quick.translate': '翻訳',
  'quick.running': '翻訳しています…',
  'quick.waits': 'まだ何も送信していません。Enterで送信します。',
  'quick.foreign': 'このテキストはリンクから届きました。内容を確認し、Enterで送信してください。',
  'quick.cut': '長いため、最初の{most}文字だけが入っています。',
  'quick.trouble.empty': 'クリップボードにテキストがありません。',
  'quick.trouble.no-program':
    'クリップボードを読み取るプログラム（wl-clipboard、xclip、xsel）がインストールされていません。代わりにここにテキストを貼り付けてください。',
  'quick.trouble.failed':
    'クリップボードを読み取れませんでした。代わりにここにテキストを貼り付けてください。',
  'quick.pin': 'ほかのウィンドウの手前に固定',
  'quick.unpin': '手前への固定を解除',
  'quick.move': 'Dragomanで開く',
  'quick.close': '閉じる',
  'quick.replace': '置き換え',
  'quick.replaced.copied':
    'システムがDragomanによる貼り付けを許可しませんでした。訳文はクリップボードにあります。ご自分で貼り付けてください。',
  'quick.replaced.failed': 'クリップボードを使えませんでした。代わりに訳文をコピーしてください。',
  'quick.blocked':
    '翻訳を待っているテキストがありますが、ブラウザーはクリックなしではウィンドウを開きません。',
  'quick.blocked.open': 'クイックウィンドウを開く',
  'quick.blocked.dismiss': '後で',

  'settings.quick': 'クイック翻訳',
  'settings.quick.about':
    '作業中のプログラムの手前に、クリップボードのテキストを小さなウィンドウで表示します。',
  'settings.quick.shortcut': 'すべてのプログラムでのショートカット',
  'settings.quick.shortcut.on': 'どこでもショートカットに応答する',
  'settings.quick.shortcut.held': '押したままにするキー',
  'settings.quick.shortcut.key': '続けて押すキー',
  'settings.quick.shortcut.space': 'スペース',
  'settings.quick.shortcut.none':
    'Dragomanはここではブラウザーで動作しており、ほかのプログラムでのショートカットを受け取れません。',
  'settings.quick.shortcut.off': 'Dragomanの外ではショートカットに応答しません。',
  'settings.quick.shortcut.registered': 'ショートカットはすべてのプログラムで使えます。',
  'settings.quick.shortcut.asked':
    'Dragomanはデスクトップ環境にショートカットを要求しました。許可するかどうかはデスクトップ環境が決め、確認を求められることもありますが、結果は通知されません。お試しください。',
  'settings.quick.shortcut.refused':
    'システムがこのショートカットを割り当てませんでした。別のプログラムが使用中か、デスクトップ環境が許可していません。別のものを選択してください。',
  'settings.quick.command':
    '{desktop, select, wayland {または、デスクトップ環境のキーボード設定で、次のコマンドにショートカットを割り当ててください：} x11 {または、デスクトップ環境のキーボード設定で、次のコマンドにショートカットを割り当ててください：} mac {または、「ショートカット」アプリで、次のコマンドを実行するショートカットを設定してください：} other {または、次のコマンドへのリンクにショートカットキーを設定してください：}}',
  'settings.quick.no-clipboard':
    '{desktop, select, wayland {ここでクリップボードを読み取るには、wl-clipboardをインストールしてください。} x11 {ここでクリップボードを読み取るには、xclipまたはxselをインストールしてください。} other {クリップボードを読み取るプログラムが見つかりませんでした。}}',
  'settings.quick.double': '2回続けてコピーしたときも',
  'settings.quick.double.about':
    '短い間にもう一度コピーすると、ウィンドウが開きます。オンの間、{desktop, select, x11 {Dragomanは短時間だけ動くプログラムで、コピーされたかどうかを毎秒7回調べます。プロセッサの1〜2%を使います} wayland {小さなプログラムがコピーを待ちます。負荷はほとんどありません} other {小さなプログラムがクリップボードのカウンターを毎秒16回調べます。プロセッサの最大1%と、いくらかのメモリを使います}}。テキスト自体はウィンドウが開くときにだけ読み取られます。',
  'settings.quick.double.missing':
    '{desktop, select, wayland {wl-clipboardと、プログラムによるクリップボードの監視を許可するデスクトップ環境が必要です。} x11 {xclipが必要です。} other {このシステムにはコピーを検知する手段がありません。}}',
  'settings.quick.sending': '送信の前',
  'settings.quick.ask': 'Enterを待つ',
  'settings.quick.ask.remote': 'ネットワーク上のサービスでは',
  'settings.quick.ask.always': '常に',
  'settings.quick.ask.never': 'しない',
  'settings.quick.ask.about':
    'オフラインサービスではテキストがこのコンピューターの外に出ません。リンクから届いたテキストは必ずEnterを待ちます。',
};
