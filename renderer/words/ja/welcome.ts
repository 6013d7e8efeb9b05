import type { welcome as en } from '../en/welcome.ts';

/** The first run. */
export const welcome: Readonly<Record<keyof typeof en, string>> = {
  'welcome.title': 'Dragomanへようこそ',
  'welcome.step': 'ステップ{step, number}／{steps, number}',
  'welcome.skip': 'スキップ',
  'welcome.back': '戻る',
  'welcome.next': '次へ',
  'welcome.connect': '確認して次へ',
  'welcome.connecting': '確認しています…',
  'welcome.finish': '翻訳を始める',

  'welcome.service': 'どこで翻訳しますか？',
  'welcome.service.offline': 'このコンピューター（推奨）',
  'welcome.service.offline.about':
    'キーもネットワークも不要で、すぐに使えます。サンプルの翻訳メモリを備え、翻訳できない部分には印を付けます。',
  'welcome.service.key': '言語サービス',
  'welcome.service.key.about':
    'サービスのアドレスとキーをお持ちの場合に。キーは保存前に確認されます。',
  'welcome.service.later': 'サービスの追加や切り替えは、「設定」でいつでもできます。',

  'welcome.languages': '普段どの言語を使いますか？',
  'welcome.languages.about': '初期値です。テキストごとに別の言語を選べます。',
  'welcome.languages.from': '翻訳元',
  'welcome.languages.to': '翻訳先',
  'welcome.languages.detect': '言語を検出',

  'welcome.privacy': 'このコンピューターに何を残しますか？',
  'welcome.privacy.drafts': '下書き',
  'welcome.privacy.drafts.about':
    '入力した内容はこのコンピューターのディスクに保存され、再起動やクラッシュの後も元に戻ります。',
  'welcome.privacy.private': '何も残さない（プライベートモード）',
  'welcome.privacy.private.about':
    '入力や翻訳の内容をディスクに書き込みません。Dragomanの終了時に消えます。',
  'welcome.privacy.network':
    'どちらの場合も、Dragomanが接続するのは選択したサービスだけで、誰にも何も報告しません。',
};
