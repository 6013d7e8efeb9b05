import type { support as en } from '../en/support.ts';

/** The bundle for support in the settings. */
export const support: Readonly<Record<keyof typeof en, string>> = {
  'settings.support': 'サポート',

  'support.about':
    '問い合わせの際に、サポートに必要な情報をまとめたファイルです。自動で送信されることはなく、内容を確認し、保存し、渡すのはご自分で行います。',
  'support.holds': '含まれるもの',
  'support.holds.program': 'Dragomanのバージョン、動作形態、コンピューターのシステム',
  'support.holds.settings': '設定（入力した内容とフォルダーを除く）',
  'support.holds.connections':
    '接続の種類、ホスト、プラン、キーの保管場所、および使用中のキーでできること',
  'support.holds.requests': '「リクエスト」にある直近のリクエスト：宛先、結果、トレースID',
  'support.holds.counts': 'キュー内の文書の状態別の件数と、データファイルの行数',
  'support.holds.log': 'ログの最新の行：イベントとコード',
  'support.lacks': '決して含まれないもの',
  'support.lacks.about':
    'テキスト、訳文、文書とその名前、音声、文字起こし、音声用語、レポート用タグ、接続の名前、キー。',
  'support.make': 'ファイルを作成',
  'support.make-again': '作り直す',
  'support.making': '作成しています…',
  'support.preview': '{name}の全内容',
  'support.size': '{name}、{size}',
  'support.save': '保存',
  'support.copy': 'コピー',
  'support.copied': 'コピーしました',
  'support.copy-refused': 'コピーが拒否されました',
};
