import type { segments as en } from '../en/segments.ts';

/** Words of the Segments screen. */
export const segments: Readonly<Record<keyof typeof en, string>> = {
  'segments.title': 'セグメント',
  'segments.projects': 'プロジェクト',
  'segments.projects.loading': 'プロジェクトを読み込んでいます…',
  'segments.projects.none':
    'まだ何も開いていません。テキスト、ファイル、またはキューの文書を開いてください。文に区切られ、メモリの内容を横に見ながら1文ずつ翻訳できます。',
  'segments.project.pair': '{source} → {target}',
  'segments.project.confirmed': '{all, number}件中{confirmed, number}件確定',
  'segments.project.opened': '{day}に開始',
  'segments.project.text': 'テキスト',
  'segments.project.remove': '{name}を一覧から除く',
  'segments.project.remove.about':
    'セグメントと、ここで翻訳した内容を削除します。確定した内容はメモリに残ります。',
  'segments.project.remove.do': '除く',
  'segments.project.keep': '残す',

  'segments.new': '新しく開く',
  'segments.from': '翻訳元',
  'segments.to': '翻訳先',
  'segments.choose-language': '言語を選択',
  'segments.one-language': '翻訳元と翻訳先が同じ言語です。',
  'segments.no-language': '先に両方の言語を選択してください。',
  'segments.new.kind': '種類',
  'segments.new.text': 'テキスト',
  'segments.new.file': 'ファイル',
  'segments.new.document': 'キューから',
  'segments.new.name': '名前',
  'segments.new.name-default': '{day}のテキスト',
  'segments.new.words': 'テキスト',
  'segments.new.words-placeholder': 'テキストを入力または貼り付け',
  'segments.new.open': '開く',
  'segments.new.opening': '開いています…',
  'segments.new.choose': 'ファイルを選択',
  'segments.new.file-about':
    'または、ここにドロップしてください。docx、pptx、xlsx、pdf、html、xliff、srtなど。',
  'segments.new.drop': 'ファイルをドロップすると、ここで開きます',
  'segments.new.queue': '文書',
  'segments.new.queue-choose': '文書を選択',
  'segments.new.queue-none': 'キューに文書はありません。',
  'segments.new.queue-about': '元の文書を開きます。キューの処理はそのまま続きます。',

  'segments.back': 'すべてのプロジェクト',
  'segments.progress': '確定したセグメント',
  'segments.export': 'エクスポート',
  'segments.filter': '表示',
  'segments.filter.all': 'すべて',
  'segments.filter.unconfirmed': '未確定',
  'segments.filter.findings': '指摘あり',
  'segments.search': 'セグメントを検索',
  'segments.search.clear': '検索をクリア',
  'segments.found': '{total, plural, =0 {該当するセグメントなし} other {セグメント#件}}',
  'segments.fill': 'メモリから入力',
  'segments.fill.service': 'サービスで入力',
  'segments.fill.counting': '空のセグメントを数えています…',
  'segments.fill.cost':
    '{count, plural, =0 {空のセグメントはありません。} other {最大#文字を送信します。}}',
  'segments.fill.cost.about':
    '{threshold, number}%以上の一致はメモリから無料で取得し、残りだけを送信します。',
  'segments.fill.left': '利用枠の残りは{count, number}です。',
  'segments.fill.do': '今すぐ入力',
  'segments.fill.cancel': 'キャンセル',
  'segments.filling': '入力しています：セグメント{done, number}／{all, number}',
  'segments.filling.stop': '中止',
  'segments.saved':
    '{segments, plural, =0 {メモリから入力したセグメントはありません} other {メモリからセグメント#件に入力しました}}{characters, plural, =0 {} other {（#文字を節約）}}。{sent, plural, =0 {何も送信していません。} other {#文字を送信しました。}}',
  'segments.close-notice': '閉じる',

  'segments.grid': '{name}のセグメント',
  'segments.column.number': '番号',
  'segments.column.status': '状態',
  'segments.loading': '読み込んでいます…',
  'segments.none':
    '{filter, select, all {検索した内容を含むセグメントはありません。} unconfirmed {未確定のセグメントはありません。} other {確認が必要な点は見つかりませんでした。}}',
  'segments.status':
    '{status, select, empty {空} draft {下書き} translated {入力済み} other {確定}}',
  'segments.repeats': '{count, plural, other {#回}}',
  'segments.repeats.full': 'この原文は{count, plural, other {#回}}出現します',
  'segments.target-of': 'セグメント{number}の訳文',
  'segments.origin':
    '{kind, select, typed {入力} source_copy {原文コピー} memory_exact {メモリ {percent}%} memory_fuzzy {メモリ {percent}%} engine {サービス} pseudo {疑似翻訳} cache {キャッシュ} propagated {自動反映} not_reported {サービス、報告なし} other {}}',
  'segments.confirm': '確定',
  'segments.unsaved': 'まだ未保存',

  'segments.tag': 'タグ{name}',
  'segments.tag.state':
    '{state, select, missing {不足} surplus {過剰} unpaired {閉じていません} other {あり}}',
  'segments.tag.open': 'タグ{name}の開始',
  'segments.tag.close': 'タグ{name}の終了',
  'segments.tag.alone': 'タグ{name}',
  'segments.tags': 'タグ',

  'segments.pane': 'テキスト横のパネル',
  'segments.pane.matches': '一致',
  'segments.pane.concordance': '訳語検索',
  'segments.pane.findings': '指摘',
  'segments.pane.analysis': '解析',
  'segments.pane.settings': '設定',

  'segments.matches.none': '{threshold, number}%以上の一致はメモリにありません。',
  'segments.matches.no-memory':
    'このペアで検索するメモリがありません。「メモリ」画面で割り当てるか、「設定」で選択してください。',
  'segments.matches.looking': '探しています…',
  'segments.percent': '{percent, number}%',
  'segments.match': '一致{place}：{percent}%',
  'segments.match.best': '最良の一致{percent}%：{shortcut}で挿入',
  'segments.match.insert': '挿入',
  'segments.match.insert-named': '一致{place}を挿入',
  'segments.match.context':
    '{context, select, both {前後のテキストが同じ} previous {前のテキストが同じ} other {後のテキストが同じ}}',
  'segments.match.identical': '語句はすべて同じ',
  'segments.match.base': '語句 {percent, number}%',
  'segments.penalty':
    '{kind, select, numbers {数字} tags {タグ} case {大文字小文字} punctuation {句読点} spacing {空白} variant {言語の変種} alignment {アラインメント} other {{kind}}} −{percent, number}',
  'segments.alarm':
    '{alarm, select, number {数字が異なります。確認してください} placeables {タグまたはプレースホルダーが異なります。確認してください} opposites {反対の意味の語があります。比較してください} other {片側だけに否定の語があります}}',
  'segments.deleted': '削除：',
  'segments.inserted': '挿入：',
  'segments.change-end': '変更の終わり',

  'segments.concordance.words': '語句',
  'segments.concordance.side': '対象',
  'segments.concordance.source': '原文',
  'segments.concordance.target': '訳文',
  'segments.concordance.mode': '検索方法',
  'segments.concordance.exact': '完全一致',
  'segments.concordance.fuzzy': '類似',
  'segments.concordance.about':
    '原文または訳文の語句を選択して{shortcut}を押すか、ここに入力してください。',
  'segments.concordance.total': '{total, plural, =0 {メモリにありません。} other {#か所}}',
  'segments.concordance.shown': '{total, number}か所、最初の{shown, number}か所を表示',
  'segments.concordance.found': '該当：',

  'segments.findings.none': '確認が必要な点は見つかりませんでした。',
  'segments.findings.count': '{count, plural, other {指摘#件}}',
  'segments.findings.again': 'もう一度確認',
  'segments.finding':
    '{kind, select, tags {タグが異なります：{what}} numbers {数字が異なります：{what}} term {用語が使われていません：{what}} length {原文に比べて極端に長いか短くなっています} double_space {空白が連続しています} outer_space {先頭または末尾の空白が異なります} untranslated {原文と同じです} empty {空です} same_source_differs {同じ原文に別の訳文があります} punctuation {句読点が異なります：{what}} negation {片側だけに否定の語があります{what, select, none {} other {：{what}}}} other {{what}}}',
  'segments.finding.line': 'セグメント{number}',

  'segments.analysis.band': '一致率',
  'segments.analysis.segments': 'セグメント',
  'segments.analysis.words': '単語数',
  'segments.analysis.characters': '文字数',
  'segments.analysis.name':
    '{band, select, repeat {繰り返し} b101 {100%（文脈一致）} b100 {100%} b95_99 {95〜99%} b85_94 {85〜94%} b75_84 {75〜84%} b50_74 {50〜74%} other {新規}}',
  'segments.analysis.total': '合計',
  'segments.analysis.csv': 'CSVとして保存',
  'segments.analysis.working': 'すべてのセグメントをメモリと照合しています…',
  'segments.analysis.before':
    'このプロジェクトの作業前のメモリによる分析です。ここで確定した{count, plural, other {#件}}は含みません。',
  'segments.analysis.about':
    '各セグメントを、メモリ内の最良の一致によって分類しています。繰り返しは、同じ原文の2回目以降です。',

  'segments.settings.into': '確定したペアの保存先',
  'segments.settings.into-none': 'メモリなし',
  'segments.settings.into-hint':
    '{stored, select, yes {確定したペアは、すぐにそこへ保存されます。} other {確定したペアは、このプロジェクトにだけ残ります。}}',
  'segments.settings.asked': '検索するメモリ',
  'segments.settings.assigned': 'ペアに割り当てたもの',
  'segments.settings.chosen': 'ここで選択',
  'segments.settings.units': '{count, plural, other {翻訳単位#件}}',
  'segments.settings.no-memories':
    'このペアに使えるローカルメモリがありません。「メモリ」画面で作成またはインポートしてください。',
  'segments.settings.threshold': '一致率のしきい値',
  'segments.settings.glossaries': '用語集',

  'segments.said':
    '{kind, select, confirmed {確定しました。} all_confirmed {確定しました。すべてのセグメントが確定済みです。} empty_target {訳文が空のため、確定できません。} nothing_selected {先に原文または訳文の語句を選択してください。} no_match {一致{key}はありません。} no_tag {原文にタグ{key}はありません。} undone {{number, select, none {元に戻す操作はありません。} other {元に戻しました：セグメント{number}。}}} redone {{number, select, none {やり直す操作はありません。} other {やり直しました：セグメント{number}。}}} other {}}',
  'segments.said.exported':
    '「{name}」を結果のフォルダーに保存しました。{unconfirmed, plural, =0 {} other {未確定のセグメント#件は原文のままです。}}',
  'segments.said.propagated':
    '確定し、同じ内容の{count, plural, other {セグメント#件}}にも反映しました。',
  'segments.undo': '元に戻す',
};
