import type { detection as en } from '../en/detection.ts';

/** Words of the Detect screen. */
export const detection: Readonly<Record<keyof typeof en, string>> = {
  'detection.title': '言語検出',
  'detection.subject': '{count, plural, =0 {複数行の言語を調べる} other {#行}}',
  'detection.input': '行',
  'detection.placeholder':
    'テキストを貼り付けてください（1行につき1件）。テキストファイルをドロップすることもできます。',
  'detection.count': '{lines, plural, other {#行}}、{requests, plural, other {リクエスト#件}}',
  'detection.too-many':
    '{lines, number}行あり、一度に送れる{most, number}行を超えています。行を減らしてください。',
  'detection.shortened':
    '{count, plural, other {#行が{most, number}文字を超えています。その行は先頭部分だけを送信します。}}',
  'detection.run': '言語を調べる',
  'detection.cancel': 'キャンセル',
  'detection.open': 'テキストファイルを開く',
  'detection.drop': 'ドロップして、このファイルの行を読み込みます',
  'detection.clear': 'クリア',
  'detection.export': 'CSVをエクスポート',

  'detection.results': '検出結果',
  'detection.empty': 'ここに、行の順に4種類の結果のいずれかが表示されます。',
  'detection.progress': '言語を調べています',
  'detection.progress-words': '{all, number}行中{done, number}行',
  'detection.finished': '{all, plural, other {#行すべてが完了しました。}}',
  'detection.cancelled':
    'キャンセルしました。{all, number}行中{done, number}行が完了し、ここに残っています。',
  'detection.outdated': 'その後に行が変更されました。もう一度実行してください。',

  'detection.column-line': '行',
  'detection.column-text': 'テキスト',
  'detection.column-outcome': '結果',
  'detection.outcome-success': '{language}',
  'detection.outcome-insufficient_confidence': '不確実',
  'detection.outcome-unsupported_language': '対応していない言語',
  'detection.outcome-no_language_detected': '言語が見つかりません',
  'detection.local': 'ローカル推定',
  'detection.local-why':
    '{why}「ローカル推定」とある言語は内蔵サービスが推定したもので、課金されません。',

  'detection.summary': '言語別の件数',
  'detection.summary-none': '言語なし',
};
