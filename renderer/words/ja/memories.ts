import type { memories as en } from '../en/memories.ts';

/** Words of the Memories screen and of what other screens say of local memories. */
export const memories: Readonly<Record<keyof typeof en, string>> = {
  'memories.title': 'メモリ',
  'memories.tabs': 'メモリの場所',
  'memories.tab.local': 'このコンピューター',
  'memories.tab.service': 'サービス',
  'memories.loading': 'メモリを読み込んでいます。',

  'memories.local': 'このコンピューターのメモリ',
  'memories.none':
    'このコンピューターにメモリはまだありません。ほかのプログラムでエクスポートしたファイルをインポートするか、空のメモリを作成して「セグメント」画面で蓄積してください。',
  'memories.none-chosen': '翻訳単位を表示するには、メモリを選択してください。',
  'memories.pair': '{source} → {targets}',
  'memories.units': '{count, plural, other {翻訳単位#件}}',
  'memories.assigned-count': '{count, plural, =0 {割り当てなし} other {#ペアに割り当て}}',
  'memories.new': '新しいメモリ',
  'memories.name': '名前',
  'memories.source': '翻訳元の言語',
  'memories.target-add': '翻訳先の言語を追加',
  'memories.targets': '翻訳先の言語',
  'memories.choose-language': '言語を選択',
  'memories.target-remove': '{language}を外す',
  'memories.create': '作成',
  'memories.leave': 'キャンセル',
  'memories.rename': '名前を変更',
  'memories.rename-name': '新しい名前',
  'memories.keep-name': '名前を保存',
  'memories.changed': '{day}変更',

  'memories.export': 'エクスポート',
  'memories.export-tmx': 'TMX（ほかの翻訳プログラム用）',
  'memories.export-csv': 'CSV（表計算ソフト用）',
  'memories.exported':
    '「{name}」（{count, plural, other {翻訳単位#件}}）を結果のフォルダーに保存しました。',
  'memories.deduplicate': '重複する翻訳単位を削除',
  'memories.deduplicated':
    '{count, plural, =0 {「{name}」に重複する翻訳単位はありませんでした。} other {「{name}」から重複する翻訳単位#件を削除しました。それぞれ最後に変更したものを残しています。}}',
  'memories.merge': '別のメモリをこのメモリに統合',
  'memories.merge-from': '「{name}」に統合するメモリ',
  'memories.merge-other-source': '翻訳元が{language}で、このメモリと異なります。',
  'memories.merge-about':
    '「{from}」の{count, plural, other {翻訳単位#件}}をすべて「{name}」に移し、「{from}」自体は削除します。この操作は元に戻せません。',
  'memories.merge-do': '統合',
  'memories.merged': '「{from}」を「{name}」に統合しました。',
  'memories.remove': 'メモリを削除',
  'memories.remove-title': '「{name}」を削除しますか？',
  'memories.remove-about':
    '{count, plural, =0 {空のメモリです。} other {翻訳単位#件をこのコンピューターから削除します。}}この操作は元に戻せません。必要になりそうな場合は、先にエクスポートしてください。',
  'memories.remove-type': '削除するには、メモリの名前を入力してください',
  'memories.remove-do': '削除',
  'memories.remove-keep': '残す',
  'memories.removed': '「{name}」を削除しました。',

  'memories.work':
    '{name}を{kind, select, import {インポートしています} export {エクスポートしています} deduplicate {調べて重複を探しています} other {統合しています}}',
  'memories.work-units': '{count, plural, other {翻訳単位#件}}',
  'memories.work-share': '{percent, number}% · {units}',

  'memories.import': 'インポート',
  'memories.import-choose': 'ファイルをインポート',
  'memories.import-drop': 'TMX、XLIFF、CSV、TSVファイルをドロップしてインポート',
  'memories.import-title': '「{name}」をインポート',
  'memories.import-into': 'インポート先',
  'memories.import-into-new': '新しいメモリ',
  'memories.import-into-known': '既存のメモリ',
  'memories.import-name': '新しいメモリの名前',
  'memories.import-memory': 'メモリ',
  'memories.import-table':
    '表では最初の行に言語を記載します（en、de）。記載がない場合は、ここで指定してください。',
  'memories.import-unnamed': 'ファイルに記載',
  'memories.import-source': '1列目の言語',
  'memories.import-target': '2列目の言語',
  'memories.import-variant': '原文の言語',
  'memories.import-skip': '登録済みの翻訳単位を除外',
  'memories.import-start': 'インポート',
  'memories.import-again': 'もう一度試す',
  'memories.import-running': '「{name}」をインポートしています',
  'memories.import-cancel': 'インポートをキャンセル',
  'memories.import-cancelled': 'インポートをキャンセルしました。取り込んだ内容は残っていません。',
  'memories.import-done': '「{file}」を「{memory}」にインポートしました。',
  'memories.import-facts':
    '{added, plural, =0 {追加なし} other {追加#件}} · {repeated, plural, =0 {登録済みなし} other {登録済み#件}} · {bad, plural, =0 {使用不可なし} other {使用不可#件}}',
  'memories.import-format': '{format}、{encoding}',
  'memories.import-repairs': '読み込み時に修正した点',
  'memories.import-bad': '除外したもの',
  'memories.import-bad-first': '{count, plural, other {除外した翻訳単位のうち、最初の#件です。}}',
  'memories.import-line': '{line, number}行目',
  'memories.import-waiting':
    'このファイルの後に、あと{count, plural, other {#件}}のファイルを確認します。',
  'memories.import-assign':
    '{count, plural, =1 {選択しなくても{pair}で検索する} other {選択しなくても#ペアすべてで検索する}}',
  'memories.import-close': '報告を閉じる',
  'memories.bad':
    '{reason, select, no_source {原文がありません。} no_target {訳文がありません。} unknown_language {知らない言語です。} other_source_language {原文の言語がメモリと異なります。} dropped_variant {訳文の1つを除きました。言語が不明か、その言語の文がすでにあります。} too_many_cells {セルの数が最初の行より多くなっています。} too_long {実際のセグメントとしてあり得ない長さです。} other {使用できませんでした。}}',
  'memories.repair':
    '{kind, select, bare_ampersand {単独の「&」をそのままの文字として扱いました} bare_less_than {単独の「<」をそのままの文字として扱いました} undefined_entity {未定義のエンティティを修正しました} illegal_character {不正な文字を除きました} invalid_bytes {文字にならないバイトに印を付けました} unbalanced_tag {タグを閉じました} unknown_element {不明な要素をテキストにしました} malformed_attribute {属性を修正しました} cut_short {ファイルが途中で終わっていました} other {その他の修正をしました}}',
  'memories.times': '{count, number}回',

  'memories.views': 'メモリの表示内容',
  'memories.view.units': '翻訳単位',
  'memories.view.pairs': '割り当てたペア',
  'memories.view.statistics': '統計',

  'memories.search': '翻訳単位を検索',
  'memories.search-in': '対象',
  'memories.search-mode': '方法',
  'memories.search-exact': '完全一致',
  'memories.search-fuzzy': '類似',
  'memories.unit-list': '「{name}」の翻訳単位',
  'memories.found':
    '{total, plural, =0 {見つかりませんでした} other {翻訳単位#件が見つかりました}}',
  'memories.all-units': '{total, plural, =0 {翻訳単位なし} other {翻訳単位#件}}',
  'memories.searching': '検索しています',
  'memories.units-none':
    'このメモリは空です。ファイルをインポートするか、翻訳単位を追加してください。',
  'memories.units-not-found':
    'これを含む翻訳単位はありません。「類似」では、表記や語形の異なるものも見つかります。',
  'memories.unit-add': '翻訳単位を追加',
  'memories.unit-edit': '翻訳単位を編集',
  'memories.unit-remove': '翻訳単位を削除',
  'memories.unit-remove-sure': 'この翻訳単位を削除しますか？この操作は元に戻せません。',
  'memories.unit-remove-do': '削除',
  'memories.unit-remove-keep': '残す',
  'memories.unit-save': '保存',
  'memories.unit-new': '新しい翻訳単位',
  'memories.unit-percent': '{percent, number}%',
  'memories.unit-needs': '翻訳単位には、原文と少なくとも1つの訳文が必要です。',
  'memories.unit-saved': '翻訳単位を保存しました。',
  'memories.unit-removed': '翻訳単位を削除しました。',

  'memories.pairs-about':
    '割り当てたペアでは、選択しなくてもこのメモリが検索されます（「テキスト」の「ローカルメモリを優先」と「セグメント」画面）。番号の小さいものから順に検索します。',
  'memories.pair-name': '{source}から{target}',
  'memories.pair-priority': '{pair}での順位',
  'memories.pair-others':
    '{count, plural, =0 {ほかに検索するメモリはありません。} other {ほかに検索するメモリ：{names}。}}',
  'memories.pair-other': '{name}（{priority, number}）',

  'memories.stat-units': '翻訳単位',
  'memories.stat-words': '単語数',
  'memories.stat-characters': '文字数',
  'memories.stat-distinct': '異なる単語',
  'memories.stat-language': '言語',
  'memories.stat-repeated':
    '{count, plural, =0 {重複する原文はありません。} other {#件の原文が重複しています。}}',
  'memories.stat-changed': '変更日は{first}から{last}までです。',
  'memories.stat-authors': '作成者',
  'memories.stat-authors-none': '作成者の記載がある翻訳単位はありません。',
  'memories.stat-author-units': '{count, plural, other {翻訳単位#件}}',
  'memories.stat-counting': '集計しています。',
  'memories.stat-sides': '言語ごとの内容',

  'memories.service-about':
    'これらのメモリは{connection}のアカウントに属します。変更はサービス側で行い、ここでは選択だけができます。',
  'memories.service-none': 'アカウントにメモリはありません。',
  'memories.service-list': 'サービスのメモリ',
  'memories.column.name': '名前',
  'memories.column.languages': '言語',
  'memories.column.units': '翻訳単位',
  'memories.column.created': '作成',
  'memories.column.updated': '変更',
  'memories.service-range':
    '{total, plural, other {メモリ#件}}中{first, number}〜{last, number}件目',
  'memories.page': '{page, number}／{pages, number}ページ',
  'memories.page-first': '最初のページ',
  'memories.page-previous': '前のページ',
  'memories.page-next': '次のページ',
  'memories.page-last': '最後のページ',
  'memories.page-gone': '一覧が短くなったため、最後のページを表示しています。',
  'memories.refresh': '再読み込み',
  'memories.unknown-day': '記載なし',

  'memories.local-first': 'ローカルメモリを優先',
  'memories.local-group': 'ローカルメモリ',
  'memories.local-about':
    'このコンピューターのメモリにあるセグメントはそこから取得し、残りだけを送信します。課金されるのも残りだけです。',
  'memories.local-chosen': '検索するメモリ（この順）',
  'memories.local-asked':
    '{count, plural, =0 {{pair}に割り当てたメモリはありません。「メモリ」画面で割り当てるか、ここで選択してください。} other {{pair}：{names}。}}',
  'memories.local-unknown': '翻訳元の言語が分かり次第、ペアに割り当てたメモリを検索します。',
  'memories.local-add': 'さらに追加',
  'memories.local-instead': 'ペアに割り当てたメモリの代わりに使うもの',
  'memories.local-choose': 'メモリを選択',
  'memories.local-remove': '{name}を外す',
  'memories.local-none': 'このコンピューターにメモリはまだありません。',
  'memories.local-target': '{language}がありません。',
  'memories.local-source': '{language}からのメモリで、テキストの言語と異なります。',
  'memories.local-gone': '削除されたメモリ',

  'memories.probe-running': 'メモリありとなしで翻訳しています',
  'memories.probe-acted':
    '使われました。サービスによると、このテキストは「{memory}」によるものです。',
  'memories.probe-changed':
    'おそらく使われました。「{memory}」の有無で訳文が異なりますが、サービスは理由を示していません。',
  'memories.probe-same':
    '使われていません。サービスの報告する由来に「{memory}」はなく、2つの訳文は同じです。',
  'memories.probe-not-reported':
    '判断できません。2つの訳文は同じで、サービスは何が使われたかを示していません。',
  'memories.probe-with': 'あり',
  'memories.probe-without': 'なし',
  'memories.probe-billed': '{count, plural, other {課金#文字}}',
  'memories.probe-unbilled': '課金の報告なし',
  'memories.probe-part': '最初の段落で確認しました。',
  'memories.probe-close': '結果を閉じる',
};
