import type { documents as en } from '../en/documents.ts';

/** Words of the Documents screen. */
export const documents: Readonly<Record<keyof typeof en, string>> = {
  'documents.drop': '{count, plural, other {ドロップして#個のファイルを翻訳}}',
  'documents.drop.some': '{all, plural, other {#個}}中{count, number}個のファイルを翻訳できます',
  'documents.drop.none': '{all, plural, other {翻訳できない種類のファイルです}}',
  'documents.drop.types':
    'docx、pptx、xlsx、pdf、html、txt、xliff、srt、idml、xml、json、dita、mif、jpeg、png、およびこれらを含むフォルダー',

  'documents.settings': '次のファイルの言語、メモリ、オプション',
  'documents.options': '次のファイルのオプション',
  'documents.one-language': '翻訳元と翻訳先が同じ言語です。',
  'documents.options.files': 'ファイル',
  'documents.watermark': '結果に機械翻訳の透かしを入れる',
  'documents.watermark.hint': '透かしはdocxとpdfに入ります。ほかの種類には入りません。',
  'documents.watermark.none':
    '透かしを入れられるのはdocxとpdfだけですが、これらのファイルにはありません。',
  'documents.pdf': 'pdfの出力形式',
  'documents.pdf.same': 'pdf',
  'documents.pdf.docx': '編集できるdocx',
  'documents.pdf.hint': 'docxでは、ページの正確な見た目よりも本文と見出しを優先します。',
  'documents.minify': '画像と動画を除いて送信',
  'documents.minify.hint':
    'docxとpptxが対象です。画像と動画はこのコンピューターに残り、後で寸分違わず元に戻されます。',

  'documents.choose': 'ファイルを選択',
  'documents.folder': 'フォルダーを選択',
  'documents.empty': 'ファイルやフォルダーを、このウィンドウのどこにでもドロップできます。',
  'documents.empty.types':
    'docx、pptx、xlsx、pdf、html、txt、xliff、srt、idml、xml、json、dita、mif、jpeg、png。結果は1つのフォルダーに保存され、既存のファイルを上書きすることはありません。',
  'documents.empty.stage': 'この状態の文書はありません。',

  'documents.incoming': '翻訳するファイル',
  'documents.incoming.checking':
    '{all, plural, other {#個}}中{checked, number}個のファイルを確認しました。まだ何も送信していません。',
  'documents.incoming.checked':
    '{fit, plural, =0 {{refused, plural, other {#個のファイルは翻訳できません}}} other {#個のファイルを翻訳できます{refused, plural, =0 {} other {（#個は翻訳できません）}}}}。',
  'documents.incoming.cost':
    '約{isPartly, select, yes {{count, number}文字と、事前には分からない分} other {{count, plural, other {#文字}}}}。',
  'documents.incoming.minimum':
    'docx、pptx、xlsx、pdfは、それぞれ最低50,000文字として数えられます。',
  'documents.incoming.short': '利用枠の残り（{count, number}）を超えています。',
  'documents.incoming.cut':
    '選択されたファイルが{most, number}個を超えたため、残りは対象外にしました。',
  'documents.incoming.waiting': '待機中',
  'documents.incoming.reading': '確認中',
  'documents.incoming.fit': '{count, select, none {翻訳できます} other {約{count}文字}}',
  'documents.incoming.drop': '{name}を除外',
  'documents.incoming.dismiss': 'すべて除外',
  'documents.incoming.start': '{count, plural, =0 {翻訳} other {#個のファイルを翻訳}}',
  'documents.incoming.starting': '追加しています…',
  'documents.incoming.group.types':
    '{all, plural, other {#個}}中{count, number}個のファイルは対象外の形式です',
  'documents.incoming.group': '{all, plural, other {#個}}中{count, number}個のファイル：{label}',
  'documents.incoming.reason':
    '{reason, select, wrong_content {内容が名前と一致しません} damaged {破損しています} password {パスワードで保護されています} protected {テキストのコピーが許可されていません} size {大きすぎます} tier {このアカウントには大きすぎます} characters {テキストが多すぎます} too_large_inside {展開すると大きすぎます} too_deep {入れ子が深すぎます} entities {独自の実体を定義しています} macros {マクロを含んでいます} empty {テキストがありません} encoding {文字コードが不明です} xliff_version {対応していないXLIFFのバージョンです} ditamap {DITAマップです} no_ocr {ここではテキストを読み取れません} same_language {翻訳元と翻訳先が同じ言語です} cancelled {確認されていません} other {翻訳できません}}',
  'documents.incoming.can': '翻訳できるファイルの形式：{types}。',
  'documents.incoming.nothing': 'ファイルが見つかりませんでした。',

  'documents.queue': '文書',
  'documents.queue.verbs': 'キュー全体',
  'documents.stages': '表示',
  'documents.stage':
    '{stage, select, all {すべて} waiting {待機中} running {処理中} done {完了} failed {失敗} other {キャンセル済み}}',
  'documents.billed': '{count, plural, other {#文字}}の課金',
  'documents.pause': '一時停止',
  'documents.resume': '再開',
  'documents.paused':
    'キューは一時停止中です。送信済みの文書は引き続き受け取りますが、新たな送信はしません。',
  'documents.retry-failed': '失敗分を再試行',
  'documents.cancel-all': 'すべてキャンセル',
  'documents.clear': '終了分を消去',
  'documents.report': 'レポート',
  'documents.halted': '現在、何も送信していません。',
  'documents.secrets.store':
    '再起動後に結果を受け取れるよう、送信した文書のIDとキーを保管しています。これらはシステムの資格情報ストアで保護されます。',
  'documents.secrets.key-file':
    '再起動後に結果を受け取れるよう、送信した文書のIDとキーを保管しています。このコンピューターには資格情報ストアがないため、データフォルダー内のキーファイルで保護されます。このファイルはあなたのアカウントだけが読めます。',

  'documents.column.name': '名前',
  'documents.column.type': '種類',
  'documents.column.languages': '言語',
  'documents.column.state': '状態',
  'documents.column.cost': '文字数',
  'documents.column.verbs': '操作',
  'documents.languages': '{source, select, none {?} other {{source}}} → {target}',
  'documents.languages.full': '{source, select, none {検出した言語} other {{source}}}から{target}',

  'documents.state':
    '{state, select, queued {待機中} uploading {アップロード中} translating {翻訳中} downloading {結果を受信中} done {完了} cancelled {キャンセル済み} other {失敗}}{percent, select, none {} other { {percent}%}}',
  'documents.state.done':
    '完了{seconds, select, none {} other {（{time}）}}{notes, plural, =0 {} other {、注意点#件}}',
  'documents.state.retry': '{time}後に再試行',
  'documents.time': '{minutes, plural, =0 {} other {{minutes, number}分}}{seconds, number}秒',
  'documents.progress': '{name}の進行状況',
  'documents.cost.full':
    '{isBilled, select, yes {{count, plural, other {#文字}}の課金} other {約{count, plural, other {#文字}}}}',

  'documents.open': '{name}を開く',
  'documents.show': '{name}をフォルダーで表示',
  'documents.preview': '{name}を並べて比較',
  'documents.retry': '{name}を再試行',
  'documents.cancel': '{name}をキャンセル',
  'documents.remove': '{name}を一覧から除く',
  'documents.expand': '{name}の詳細',

  'documents.fact.service': 'サービス',
  'documents.fact.size': 'サイズ',
  'documents.fact.folder': 'フォルダー',
  'documents.fact.memory': 'メモリ',
  'documents.fact.memory-of': '{name}、{threshold, number}%以上',
  'documents.fact.glossaries': '用語集',
  'documents.fact.style': 'スタイルルール',
  'documents.fact.result': '結果',
  'documents.fact.tag': 'レポート用タグ',
  'documents.fact.options': 'オプション',
  'documents.option.formality':
    '{formality, select, more {より丁寧} less {よりくだけた} prefer_more {可能ならより丁寧} other {可能ならよりくだけた}}',
  'documents.option.watermark': '透かし',
  'documents.option.docx': 'docxで出力',
  'documents.option.minify': '画像を除いて送信',
  'documents.maybe-sent':
    '送信中にDragomanが終了したため、二重に送信された可能性があります。課金されるのは受け取った分だけです。',
  'documents.notes': '確認したい点',
  'documents.note': '読み込みまたは書き出し時の記録：{code}。',
  'documents.note.tags-moved': '訳文内の位置が分からなくなった書式は、文の端に付け直しました。',
  'documents.note.formula-words-kept': '数式内の語句はそのまま残しました。',
  'documents.note.reencoded':
    '元の文字コードでは訳文の文字を表せないため、結果はUTF-8で保存しました。',
  'documents.note.picture-read':
    'テキストは画像から読み取ったため、文字の誤認識があり得ます。名前と数字を確認してください。',
  'documents.note.scan-read':
    'テキストはスキャンしたページから読み取ったため、文字の誤認識があり得ます。名前と数字を確認してください。',
  'documents.note.read-as-other-language':
    '画像の言語のデータなしで読み取ったため、記号付きの文字が誤っている可能性があります。tesseractにその言語をインストールしてください。',
  'documents.note.no-font':
    '翻訳先の言語の文字を持つフォントがないため、テキストはdocxで出力しました。',
  'documents.note.letters-missing':
    '訳文の一部の文字を持つフォントがないため、結果ではそれらの文字が欠けています。',
  'documents.note.text-overflows': '訳文が元の領域に収まりません。',
  'documents.notes.count': '（{count, plural, other {# か所}}）',
  'documents.note.text-without-font':
    'この訳文を表示できるフォントがこのコンピューターにないため、原文のままにしました。',
  'documents.note.text-set-small':
    '訳文が元の領域より長いため、元のサイズの 80 % 未満で組みました。',
  'documents.note.text-too-long-kept':
    '訳文は小さい文字でもここに収まらないため、原文のままにしました。',
  'documents.note.symbols-kept': '記号とロゴはそのままにしました。',
  'documents.note.barcodes-kept': 'バーコードはそのままにしました。',
  'documents.note.text-hardly-seen': '訳文の色が背景とほとんど同じか、ページからはみ出しています。',
  'documents.note.picture-details-lost':
    '撮影場所やカメラなど、画像に付随する情報は結果に含まれません。',
  'documents.note.animation-lost': 'アニメーションの最初の画像だけを翻訳しました。',
  'documents.note.pdf-as-docx':
    'pdfには文字の位置だけが記録され、段落や表の区別はありません。そのため、docxの内容は同じように読めますが、見た目は同じになりません。',
  'documents.note.pdf-set-anew':
    '元のテキストの位置に訳文を組み直しました。フォント、サイズ、改行が異なることがあります。',
  'documents.note.comments-kept': 'コメントは翻訳せず、そのまま残しました。',
  'documents.note.comments-lost': 'コメントはdocxに含まれません。',
  'documents.note.drawings-lost': '線と図形はdocxに含まれません。',
  'documents.note.reading-structure-lost':
    '見出しや読み上げ順など、スクリーンリーダー用の情報は新しいテキストに合わないため、取り除きました。',
  'documents.note.scan-kept':
    'スキャンしたページはテキストを読み取れなかったため、そのまま残しました。',
  'documents.note.form-fields-kept': 'フォームの入力欄は翻訳せず、そのまま残しました。',
  'documents.note.properties-kept':
    '文書のプロパティ（タイトル、件名、キーワード、コメント）はそのまま残しました。',
  'documents.note.sheet-names-kept':
    '数式、リンク、グラフ、ピボットテーブルが参照するシート名はそのまま残しました。',
  'documents.note.form-fields-lost': 'フォームの入力欄はdocxに含まれません。',
  'documents.note.links-kept-in-place':
    'リンクはページ上の元の位置にありますが、周りの語句は移動していることがあります。',
  'documents.note.links-lost': 'リンクはdocxに含まれません。',
  'documents.note.text-not-translated': '翻訳元の言語のまま残しました。',
  'documents.note.translation-too-long': 'この箇所で形式が許す長さを超えています。',
  'documents.note.page-kept': '読み取れなかったページは、そのまま残しました。',
  'documents.note.vertical-text-kept': '縦書きのテキストはそのまま残しました。',
  'documents.note.signature-lost':
    '文書には署名がありましたが、内容が変わると署名は保持できません。',
  'documents.note.protection-lost': '元の文書の保護は、結果には含まれません。',

  'documents.said.ended':
    '{open, plural, =0 {すべての文書が終了しました：完了{done, number}件、失敗{failed, number}件。} other {{failed, plural, other {#件の文書が失敗しました。}}}}',

  'documents.preview.title': '並べて表示',
  'documents.preview.texts': '原文と訳文',
  'documents.preview.back': '一覧に戻る',
  'documents.preview.page': '{count, number}ページ中{number, number}ページ目',
  'documents.preview.pages': '原文と訳文のページ',
  'documents.preview.source': '原文',
  'documents.preview.target': '訳文',
  'documents.preview.reading': '両方のテキストを読み込んでいます…',
  'documents.preview.cut': '長い文書のため、先頭部分だけを表示しています。',
  'documents.preview.empty': '表示するテキストがありません。',
};
