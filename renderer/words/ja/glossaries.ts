import type { glossaries as en } from '../en/glossaries.ts';

/** The screen of glossaries, and terms where they act. */
export const glossaries: Readonly<Record<keyof typeof en, string>> = {
  'glossaries.title': '用語集',
  'glossaries.about':
    '用語集は、製品名、契約用語、社内用語などの訳し方を定めます。言語ペアごとに辞書を持ち、1回の翻訳に最大5つまで使えます。',
  'glossaries.loading': '用語集を読み込んでいます…',
  'glossaries.list': '用語集の一覧',
  'glossaries.none': '用語集はまだありません。作成するか、用語のファイルをインポートしてください。',
  'glossaries.none-found': '「{query}」という用語集はありません。',
  'glossaries.search': '用語集を検索',
  'glossaries.facts':
    '{dictionaries, plural, =0 {辞書なし} =1 {{pairs}} other {辞書#個}} · {entries, plural, other {#項目}}',
  'glossaries.unsaved': '未保存',
  'glossaries.unsaved-list':
    '{count, plural, =1 {「{names}」} other {{names}}}の変更はまだ保存されていません。ほかの画面に移っても残りますが、Dragomanを終了すると失われます。',
  'glossaries.unsaved-here':
    'まだ保存されていません。変更はほかの画面に移っても残りますが、Dragomanを終了すると失われます。',
  'glossaries.account': 'アカウントの用語集',
  'glossaries.account.words': '{max, number}個中{count, number}個',

  'glossaries.new': '新しい用語集',
  'glossaries.name': '名前',
  'glossaries.name.fault':
    '{fault, select, empty {名前を入力してください。} control_character {名前に見えない文字、タブ、または改行が含まれています。入力し直してください。} other {名前が長すぎます：{max, number}バイトまでのところ{count, number}バイトです。英字以外の文字は1文字につき2〜4バイトになります。}}',
  'glossaries.source': '翻訳元',
  'glossaries.target': '翻訳先',
  'glossaries.same-language': '辞書には異なる2つの言語が必要です。',
  'glossaries.pair': '{source}から{target}',
  'glossaries.first-term': '最初の用語',
  'glossaries.first-translation': 'その訳語',
  'glossaries.first-hint': 'サービスには項目のない辞書を保存できません。',
  'glossaries.create': '作成',
  'glossaries.creating': '作成しています…',
  'glossaries.first': 'マイ用語集',
  'glossaries.full':
    'アカウントの用語集は上限の{max, number}個に達しています。先に1つ削除してください。',
  'glossaries.cancel': 'キャンセル',
  'glossaries.close': '閉じる',
  'glossaries.rename': '用語集の名前を変更',
  'glossaries.rename.keep': '名前を保存',
  'glossaries.renaming': '保存しています…',

  'glossaries.delete': '用語集を削除',
  'glossaries.delete.sure': '「{name}」を削除しますか？',
  'glossaries.delete.about':
    '{dictionaries, plural, =0 {辞書はありません。} other {#個の辞書と{entries, plural, other {#項目}}がサービスから削除され、このアカウントを使う全員に影響します。}}この操作は元に戻せません。項目を残すには、先に用語集をエクスポートしてください。',
  'glossaries.delete.uncounted':
    '項目がサービスから削除され、このアカウントを使う全員に影響します。この操作は元に戻せません。',
  'glossaries.delete.confirm': '用語集を削除',
  'glossaries.delete.keep': '残す',
  'glossaries.deleted': '「{name}」を削除しました。',
  'glossaries.delete-pair': '辞書（{pair}）を削除',
  'glossaries.delete-pair.sure': '「{name}」の辞書（{pair}）を削除しますか？',
  'glossaries.delete-pair.about':
    '{entries, plural, =0 {サービスに項目はありません。} other {#項目がサービスから削除され、このアカウントを使う全員に影響します。}}この操作は元に戻せません。',
  'glossaries.delete-pair.last':
    '「{name}」の最後の辞書です。削除すると用語集は中身のないまま一覧に残り、次に辞書を追加するまで翻訳に使えません。完全になくすには、用語集を削除してください。',
  'glossaries.delete-pair.confirm': '辞書を削除',

  'glossaries.dictionaries': '「{name}」の辞書',
  'glossaries.dictionary': '{source} → {target}',
  'glossaries.entries': '{count, plural, other {#項目}}',
  'glossaries.no-dictionary':
    '「{name}」には辞書がないため、翻訳に使えません。言語ペアを追加するか、ファイルをインポートしてください。',
  'glossaries.add-pair': 'ペアを追加',
  'glossaries.add-pair.title': '言語ペアを追加',
  'glossaries.add-pair.confirm': 'ペアを追加',
  'glossaries.add-pair.there': 'この用語集にはすでにこのペアがあります。',
  'glossaries.reading': '項目を読み込んでいます…',

  'glossaries.grid': '項目、{pair}',
  'glossaries.grid.hint':
    '方向キーで移動、文字の入力またはEnterで書き込み、F2で変更、Tabで次のセルへ、Escapeで元の内容に戻します。Deleteで選択したセルを空にします。表計算ソフトの範囲を貼り付けることもできます。',
  'glossaries.grid.line': '行',
  'glossaries.grid.problem': '問題',
  'glossaries.grid.new': '新しい項目',
  'glossaries.grid.sorted': '{direction, select, ascending {昇順} descending {降順} other {}}',
  'glossaries.grid.edit': '{language}、{line, number}行目',
  'glossaries.grid.edit-new': '{language}、新しい項目',
  'glossaries.search-entries': '項目を検索',
  'glossaries.problems': '{count, plural, =0 {問題なし} other {問題#件}}',
  'glossaries.problems.only': '問題のある項目だけ表示',
  'glossaries.add-entry': '項目を追加',
  'glossaries.remove-entries': '{count, plural, =1 {項目を削除} other {#項目を削除}}',
  'glossaries.undo': '元に戻す',
  'glossaries.redo': 'やり直す',
  'glossaries.shown': '{count, plural, other {#項目}}中{shown, number}項目',
  'glossaries.place': '{line, number}行目、{language}',
  'glossaries.place-new': '新しい項目、{language}',
  'glossaries.bytes-of-cell': '{max, number}バイト中{count, number}バイト',
  'glossaries.flaw':
    '{problem, select, empty {空欄} duplicate {{line, number}行目と重複} control_character {見えない文字} too_long {{max, number}バイトを超過} outer_space {先頭または末尾に空白} other {}}',
  'glossaries.flaw-of': '{language}：{flaw}',
  'glossaries.size': '用語集のサイズ',
  'glossaries.size.words':
    '{max}中{size}{unread, plural, =0 {} other {（読み込まれていない#個の辞書を除く）}}',

  'glossaries.save': '保存…',
  'glossaries.save.send': '{mode, select, replace {置き換え} other {統合}}',
  'glossaries.save.title': '「{name}」の{pair}を保存',
  'glossaries.save.title-new': '「{name}」に{pair}を追加',
  'glossaries.save.add': '辞書を追加',
  'glossaries.save.how': '保存方法',
  'glossaries.save.replace': '置き換え',
  'glossaries.save.merge': '統合',
  'glossaries.save.replace.about': 'サービスの辞書をこの内容にします：{counts}。',
  'glossaries.save.merge.about':
    'これらの項目をサービスの辞書に上書きします。削除はしません：{counts}。',
  'glossaries.save.new': '{count, plural, other {#項目}}の新しい辞書がサービスに作成されます。',
  'glossaries.save.counting': 'サービスと比較しています…',
  'glossaries.save.nothing': 'この方法では、サービスに変更は生じません。',
  'glossaries.counts':
    '{added, plural, =0 {追加なし} other {追加#}}、{changed, plural, =0 {変更なし} other {変更#}}、{removed, plural, =0 {削除なし} other {削除#}}、{same, plural, =0 {同一なし} other {同一#}}',
  'glossaries.save.stays': '{count, plural, other {ここで削除した#項目は、サービスに残ります。}}',
  'glossaries.saving': '送信しています…',
  'glossaries.saved': '保存しました：{counts}。',
  'glossaries.discard': '変更を破棄',
  'glossaries.discarded': '変更を破棄しました。',
  'glossaries.obstacle':
    '{obstacle, select, unchanged {保存する変更はありません。} problems {先に、印の付いた項目を直してください。} empty {辞書には少なくとも1つの項目が必要です。不要な場合は、辞書を削除してください。} too_large {用語集がサービスの上限{max}を超えています。項目を削除するか、辞書を別の用語集に分けてください。} other {}}',

  'glossaries.import': 'インポート',
  'glossaries.import.drop': 'TSV、CSV、XLSX、TBXファイルをドロップして用語を確認',
  'glossaries.import.title': '{file}をインポート',
  'glossaries.import.reading': 'ファイルを読み込んでいます…',
  'glossaries.import.format':
    '{format, select, tsv {タブ区切りテキスト} csv {2列のCSV} csv_pairs {各行に言語のあるCSV} xlsx {Excelブック} tbx {TBX} other {}}、{encoding}',
  'glossaries.import.facts':
    '{dictionaries, plural, =0 {辞書なし} other {辞書#個}}、{entries, plural, other {#項目}}。まだ何も送信していません。',
  'glossaries.import.languages': 'ファイルに言語の情報がありません。選択してください：',
  'glossaries.import.into': 'インポート先',
  'glossaries.import.into-new': '新しい用語集',
  'glossaries.import.into-one': '既存の用語集',
  'glossaries.import.glossary': '用語集',
  'glossaries.import.mode': '{pair}のインポート方法',
  'glossaries.import.mode.add': '追加',
  'glossaries.import.mode.leave': '除外',
  'glossaries.import.new': '新しい辞書',
  'glossaries.import.left': '除外',
  'glossaries.import.empty': '送信できる項目なし',
  'glossaries.import.sent': '送信済み',
  'glossaries.import.unsaved': 'この辞書にはご自分の変更があります。変更は未保存のまま残ります。',
  'glossaries.import.bad': '{count, plural, other {#行を除外}}',
  'glossaries.import.bad-line': '{line, number}行目',
  'glossaries.import.problem':
    '{problem, select, empty {テキストがありません。} duplicate {同じ原語が上にあります。} control_character {見えない文字が含まれています。} too_long {テキストが{max, number}バイトを超えています。} outer_space {先頭または末尾に空白があります。} columns {列の数が正しくありません。} language {用語集で使えない言語です。} quotes {引用符が閉じていません。} same_language {2つの言語が同じです。} other {読み取れません。}}',
  'glossaries.import.send':
    '{count, plural, =0 {インポートするものなし} other {#項目をインポート}}',
  'glossaries.import.sending': '送信しています…',
  'glossaries.imported': '{entries, plural, other {#項目}}を「{name}」にインポートしました。',

  'glossaries.export': 'エクスポート',
  'glossaries.export.as': '項目をエクスポート',
  'glossaries.export.pair': 'この辞書、{pair}',
  'glossaries.export.whole': '用語集全体',
  'glossaries.export.saved':
    'ファイルにはサービスにある内容が入ります。保存していない変更は含まれません。',
  'glossaries.export.format':
    '{format, select, tsv {TSV} csv {CSV} csv_pairs {言語付きCSV} xlsx {Excelブック} tbx {TBX} other {}}',

  'conflicts.title': '{count, plural, other {#個の用語の訳が異なっています}}',
  'conflicts.rule': '先にある用語集が優先されます。',
  'conflicts.term': '「{term}」：{choices}',
  'conflicts.choice': '{name}では「{target}」',
  'conflicts.wins': '{name}では「{target}」（優先）',
  'conflicts.more': 'ほか{count, plural, other {#件}}',
  'conflicts.missing': '{names}には{pair}の内容がないため、送信されません。',

  'marks.line': '用語',
  'marks.show': '用語を表示',
  'marks.asking': '用語を探しています…',
  'marks.none': '選択した用語集の用語はテキストにありません。',
  'marks.counts':
    '{used, plural, =0 {} other {使用#}}{used, plural, =0 {} other {{inflected, plural, =0 {} other { · }}}}{inflected, plural, =0 {} other {活用#}}{missed, plural, =0 {} other {{found, plural, =0 {} other { · }}未使用#}}',
  'marks.found': '{count, plural, other {テキストに#個の用語}}',
  'marks.list': '用語と訳文での扱い',
  'marks.outcome':
    '{outcome, select, used {使用} inflected {別の語形で使用} missed {未使用} other {テキスト中}}',
  'marks.from': '{glossary}内',
  'marks.times': '{count, number}回',
  'marks.go': '原文の「{term}」を表示',
  'marks.hint':
    '別の語形かどうかは語尾で判断しています。目で確認するための目安であり、判定ではありません。',

  'add-term.title': '用語を追加',
  'add-term.term': '{language}の用語',
  'add-term.translation': '{language}の訳語',
  'add-term.glossary': '用語集',
  'add-term.glossary-new': 'このために新しい用語集「{name}」を作成します。',
  'add-term.pair-new': '用語集に新しい辞書（{pair}）を作成します。',
  'add-term.send': '追加',
  'add-term.sending': '追加しています…',
  'add-term.added':
    '{before, select, none {「{term}」→「{translation}」を「{name}」に追加しました。} other {「{name}」の「{term}」を「{old}」から「{translation}」に変更しました。}}',
  'add-term.undo': '元に戻す',
  'add-term.undoing': '元に戻しています…',
  'add-term.from-line': '用語を追加…',
};
