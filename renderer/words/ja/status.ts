import type { status as en } from '../en/status.ts';

/** The status bar. */
export const status: Readonly<Record<keyof typeof en, string>> = {
  'status.label': 'ステータス',
  'status.connecting': '接続しています…',
  'status.service.remote': '{name}（{host}）',
  'status.service.ready': '{service}',
  'status.service.key-missing': '{service}：キーがありません',
  'status.service.key-locked': '{service}：キーがロックされています',
  'status.service.key-refused': '{service}：キーが拒否されました',
  'status.service.not-answering': '{service}：応答なし',
  'status.languages': '{from} → {to}',
  'status.languages.spoken': '{from}から{to}へ',
  'status.detect': '検出',
  'status.usage.unknown': '使用量はまだ分かりません',
  'status.usage.failed': '使用量を読み込めませんでした',
  'status.usage.unlimited': '今期{count, plural, other {#文字}}、上限なし',
  'status.usage.left': '{limit}中、残り{left}',
  'status.usage.nearly':
    '{of, select, characters {} keyCharacters {このキー：} speechToText {音声からテキスト：} speechToSpeech {音声から音声：} documents {文書：} other {チームの文書：}}{limit}の{percent, number}%を使用、残り{left}',
  'status.usage.over':
    '{of, select, characters {今期の{limit}文字を使い切りました} keyCharacters {このキーの{limit}文字を使い切りました} speechToText {音声からテキストの{limit}を使い切りました} speechToSpeech {音声から音声の{limit}を使い切りました} documents {今期の文書{limit}件を使い切りました} other {チームの文書{limit}件を使い切りました}}',
  'status.info': 'サービスと使用量',
  'status.switch': '接続',
  'status.switch.hint': '切り替え可能な接続を一覧表示',
};
