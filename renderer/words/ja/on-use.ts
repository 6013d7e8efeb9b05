import type { onUse as en } from '../en/on-use.ts';

/** What the parts of the first screen say that are read on use. */
export const onUse: Readonly<Record<keyof typeof en, string>> = {
  'options.for': '{language}のオプション',
  'options.own-count': '個別{count, number}件',
  'style-rules.active': 'スタイル：{name}',
  'style-rules.active-unnamed': 'スタイルルール選択中',
  'look.quoted': '\u2068「{text}」\u2069',
  'look.deleted': '削除：',
  'look.inserted': '挿入：',
  'status.info.account': 'このアカウントの文字数',
  'status.info.key': 'このキーの文字数',
  'status.info.of': '{limit, number}中{count, number}を使用、残り{left, number}',
  'status.info.unlimited': '{count, plural, other {#文字}}、上限なし',
  'status.info.period': '請求期間は{start}から{end}までです。',
  'status.info.refresh': '再読み込み',
  'status.info.refreshing': '読み込んでいます…',
  'status.info.offline':
    'オフラインサービスはこのコンピューターで動作します。文字数は数えますが、課金はしません。',
  'status.info.remote': 'テキストは{host}にだけ送られます。',
  'text.to-next': '翻訳先、{number, number}列目',
  'text.remove-target': '{language}を外す',
  'text.cancelled':
    'キャンセルしました。{text, select, none {完了した部分はありません。} other {完了した部分は残っています。}}',
  'text.context-sent': '文脈を送信済み',
  'text.tags': 'タグが異なります：{list}。',
  'text.tag': '{tag} は原文に{source, number}個、訳文に{target, number}個',
  'text.held-memory-target': '未使用：メモリ{name}に{language}がありません。',
  'text.held-memory-source': '未使用：メモリ{name}は翻訳元の言語が異なります。',
  'text.held-glossary-pair': '未使用：用語集{name}にこの言語ペアがありません。',
  'text.held-glossaries-no-source':
    '未使用：用語集を使うには翻訳元の言語が必要です。「翻訳元」で選択してください。',
  'text.held-style-rule-language': '未使用：スタイルルール{name}は{language}用ではありません。',
  'text.held-instructions-target': '未使用：{language}ではカスタム指示を使えません。',
  'text.held-formality-target': '未使用：{language}では丁寧さを選べません。',
  'settings.data.set-aside':
    'データファイルが破損していました。{count, plural, =0 {復元できたデータはありません。} other {#件のエントリを復元しました。}}破損したファイルは{backup}として保存されています。',
  'settings.data.understood': '了解',
  'settings.repaired':
    '{count, plural, other {#件の設定が破損していたため、既定値に戻しました}}：{names}。{backup, select, none {} other {元の設定は{backup}として保存しました。}}',
  'memories.probe-cost':
    '「{memory}」ありとなしで2回リクエストします。約{count, plural, other {#文字}}が課金されます。',
  'text.drop': 'テキストファイルをドロップすると、ここで開きます。',
  'status.switch.manage': '接続を管理',
  'projects.manage': 'プロジェクトを管理',
  'connections.in-use': '使用中',
  'text.offline': 'オフラインサービス',
  'text.remote': 'リモートサービス',
  'text.kind-typed': '入力',
  'text.kind-source-copy': '原文コピー',
  'text.kind-memory-exact': '{place, select, local {ローカルメモリ} other {メモリ}}完全一致',
  'text.kind-memory-fuzzy': '{place, select, local {ローカルメモリ} other {メモリ}}あいまい一致',
  'text.kind-engine': 'エンジン',
  'text.kind-pseudo': '疑似翻訳',
  'text.kind-cache': 'キャッシュ',
  'text.kind-propagated': '自動反映',
  'text.kind-not-reported': '報告なし',
  'text.kind-percent':
    '{kind} {isRange, select, yes {{least, number}〜{most, number}} other {{most, number}}}%',
  'text.kind-count': '{kind} × {count, number}',
};
