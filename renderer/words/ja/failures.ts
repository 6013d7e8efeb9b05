import type { failures as en } from '../en/failures.ts';

/**
 * What happened, why, and what to do, for every failure code, as ICU messages. Each value that a
 * failure does not carry arrives as the word `none`, so that a sentence never has a hole.
 */
export const failures: Readonly<Record<keyof typeof en, string>> = {
  'failure.keyword-refused.what': 'このサービスには別の認証キーワードが必要です。',
  'failure.keyword-refused.why':
    '{host, select, none {サービス} other {{host}}}は、別のキーワードを前に付けるとこのキーを受け付けます。',
  'failure.keyword-refused.do': '表示されたキーワードを使い、もう一度保存してください。',

  'failure.key-refused.what':
    'キーが拒否されました{status, select, none {} other {（{status}）}}。',
  'failure.key-refused.why':
    '{status, select, 401 {{host, select, none {サービス} other {{host}}}に登録されていないキーです。入力の誤り、無効化されたキー、または別のアドレス用のキーです。} other {{host, select, none {サービス} other {{host}}}はこのキーを受け付けません。入力の誤り、無効化されたキー、または別のプランのアドレス用のキーです。}}',
  'failure.key-refused.do':
    '接続のキーとアドレスを、受け取った情報と照らし合わせてください。不確かな場合はキーを入力し直してください。それでも解決しないときは、キーがまだ有効かどうかを発行者に確認してください。',

  'failure.scope-missing.what':
    'このキーには権限がありません{status, select, none {} other {（{status}）}}。',
  'failure.scope-missing.why':
    '{scopes, select, none {キーは特定のスコープに限られており、このリクエストに必要なスコープが含まれていません。} other {キーは特定のスコープに限られており、{count, plural, other {スコープ}} {scopes} がありません。}}',
  'failure.scope-missing.do':
    '{scopes, select, none {不足しているスコープの追加をキーの管理者に依頼する} other {キーへの {scopes} の追加を管理者に依頼する}}{feature, select, memories {か、翻訳メモリなしで翻訳してください} glossaries {か、用語集なしで翻訳してください} style_rules {か、このテキストのスタイルルールをオフにしてください} detect {か、翻訳元の言語をご自分で選択してください} usage {ことができます。権限がなくても翻訳は使えます} other {か、権限のあるキーを持つ接続を使ってください}}。',

  'failure.feature-refused.what':
    'このアカウントでは{feature, select, translate {テキスト翻訳} languages {言語の一覧} memories {翻訳メモリ} glossaries {用語集} style_rules {スタイルルール} detect {言語検出} usage {使用量} documents {文書翻訳} writing {言い換えと校正} admin {レポートと開発者キー} other {この機能}}を利用できません{status, select, none {} other {（{status}）}}。',
  'failure.feature-refused.why':
    '{feature, select, detect {言語検出はベータ版で、アカウントごとに参加が必要です。キー自体に問題はありません。} admin {無料プランに管理機能はなく、有料プランでも契約内容によっては含まれません。} other {このキーの契約プランに含まれていません。キー自体に問題はありません。}}',
  'failure.feature-refused.do':
    '{feature, select, detect {アカウントの所有者にベータ版への参加を依頼するか、翻訳元の言語をご自分で選択してください。} memories {アカウントの所有者にプランの変更を依頼するか、翻訳メモリなしで翻訳してください。} glossaries {アカウントの所有者にプランの変更を依頼するか、用語集なしで翻訳してください。} style_rules {アカウントの所有者にプランの変更を依頼するか、スタイルルールをオフにしてください。} other {アカウントの所有者にプランの変更を依頼するか、別の接続に切り替えてください。}}',

  'failure.legacy-auth.what':
    'キーの送り方が拒否されました{status, select, none {} other {（{status}）}}。',
  'failure.legacy-auth.why':
    'サービスは、アドレスやリクエスト本文に含まれるキーをもう受け付けていません。Dragomanはキーをヘッダーだけで送るため、経路上のゲートウェイやプロキシがキーを移動した可能性が高いです。',
  'failure.legacy-auth.do':
    '接続のアドレスにキーや疑問符が含まれていないことを確認してください。間にゲートウェイがある場合は、Authorizationヘッダーを変更せずに通すよう管理者に依頼してください。',

  'failure.wrong-key-kind.what':
    '{kind, select, developer {この操作には管理者キーが必要です} other {キーの種類が違います}}{status, select, none {} other {（{status}）}}。',
  'failure.wrong-key-kind.why':
    '{kind, select, developer {開発者キーは翻訳用で、アカウントの管理はできません。このリクエストはアカウントの管理に関するものです。} other {管理者キーはアカウントとキーの管理用で、翻訳はできません。}}',
  'failure.wrong-key-kind.do':
    '{kind, select, developer {管理者キーを使ってください。管理者キーは:admで終わります。} other {この接続には開発者キーを入力してください。:admで終わるキーは管理者キーです。}}',

  'failure.bad-request.what':
    'サービスがリクエストを受け付けられませんでした{status, select, none {} other {（{status}）}}。',
  'failure.bad-request.why':
    '{field, select, none {テキストまたはオプションのいずれかが、サービスの想定と異なります。} other {サービスは「{field}」の値を受け付けません。}}',
  'failure.bad-request.do':
    '{field, select, none {最後に設定したオプションを変更するか元に戻して、もう一度翻訳してください。} other {「{field}」を変更するか除いて、もう一度翻訳してください。}}',

  'failure.not-found.what':
    '{feature, select, admin {サービスで開発者キーが見つかりませんでした} other {リクエストの対象がサービスで見つかりませんでした}}{status, select, none {} other {（{status}）}}。',
  'failure.not-found.why':
    '{feature, select, memories {翻訳メモリが削除されたか、この翻訳先の言語に対応していないか、別のアカウントのものです。} glossaries {用語集が削除されたか、この言語ペアがないか、別のアカウントのものです。} style_rules {スタイルルールが削除されたか、別のアカウントのものです。} admin {開発者キーが別のアカウントのものか、このアドレスでは管理機能が提供されていません。} other {メモリ、用語集、スタイルルールのいずれかが削除されたか別のアカウントのもの、またはこのアドレスでは何も提供されていません。}}',
  'failure.not-found.do':
    '{feature, select, admin {キーの一覧を読み込み直してください。} other {オプションで選び直してください。}}どのリクエストもこうなる場合は、接続のアドレスを確認してください。',

  'failure.too-large.what':
    'リクエストが大きすぎます{status, select, none {} other {（{status}）}}。',
  'failure.too-large.why':
    '{limit, select, none {サービスは1回のリクエストの大きさを制限しており、文脈と指示も数に入ります。} other {サービスが1回のリクエストで受け付けるのは最大{limitNumber, number}バイトで、文脈と指示も数に入ります。}}',
  'failure.too-large.do': '文脈と指示を短くするか、テキストを2つに分けて翻訳してください。',

  'failure.unsupported-media.what':
    'サービスがこの形式のリクエストを受け付けません{status, select, none {} other {（{status}）}}。',
  'failure.unsupported-media.why':
    'サービスは、Dragomanが送ったものとは別のコンテンツタイプを報告しました。経路上のゲートウェイやプロキシがリクエストを変更しているか、アドレスが別のサービスを指している可能性があります。',
  'failure.unsupported-media.do':
    '接続のアドレスを確認し、次にゲートウェイについてネットワークの管理者に問い合わせてください。{trace, select, none {} other {サービスのサポートは、下のトレースIDから調査できます。}}',

  'failure.rate-limited.what':
    '一度に送られたリクエストが多すぎます{status, select, none {} other {（{status}）}}。',
  'failure.rate-limited.why':
    '{status, select, 529 {サービスは全利用者からのアクセスで過負荷になり、しばらくリクエストを断っています。} other {このキーから、ここまたは別のプログラムで、短時間にサービスの許容量を超えるリクエストが送られました。}}',
  'failure.rate-limited.do':
    '{status, select, 529 {数分待ってからもう一度翻訳するか、オフラインサービスに切り替えてください。} other {1分ほど待ってからもう一度翻訳してください。入力中ではなくCtrl+Enterで翻訳すると、リクエストの数が減ります。}}',

  'failure.quota-exceeded.what':
    '今期の文字数を使い切りました{status, select, none {} other {（{status}）}}。',
  'failure.quota-exceeded.why':
    '{limit, select, none {アカウント、コスト管理、またはこのキーの上限に達しました。リクエストを繰り返しても解決しないため、Dragomanは再試行しません。} other {上限の{limitNumber, number}文字に達しました。リクエストを繰り返しても解決しないため、Dragomanは再試行しません。}}',
  'failure.quota-exceeded.do':
    'アカウントの所有者に上限の引き上げを依頼するか、次の請求期間を待つか、上限のないオフラインサービスに切り替えてください。',

  'failure.service-error.what':
    'サービスで障害が発生しました{status, select, none {} other {（{status}）}}。',
  'failure.service-error.why':
    'サービスの内部で問題が起きました。テキストやキーが原因ではありません。',
  'failure.service-error.do':
    '1分ほどしてからもう一度翻訳してください。続く場合は{trace, select, none {サービスのサポートに連絡する} other {下のトレースIDをサービスのサポートに伝える}}か、オフラインサービスに切り替えてください。',

  'failure.service-unavailable.what':
    'サービスは現在利用できません{status, select, none {} other {（{status}）}}。',
  'failure.service-unavailable.why':
    '{status, select, 502 {手前のゲートウェイが、サービスから正しい応答を得られませんでした。} 504 {手前のゲートウェイが、サービスの応答を待ちすぎました。} 529 {全利用者からのアクセスで過負荷になり、リクエストを断っています。} other {メンテナンス中か、過負荷になっています。}}',
  'failure.service-unavailable.do':
    'テキストは保存されています。数分後にもう一度翻訳するか、オフラインサービスに切り替えてください。',

  'failure.timeout.what':
    '{host, select, none {サービス} other {{host}}}から時間内に応答がありませんでした{status, select, none {} other {（{status}）}}。',
  'failure.timeout.why':
    '{status, select, none {接続はできましたが、完全な応答が届きませんでした。サービスまたはネットワークが遅くなっています。} other {サービスの手前のゲートウェイが、応答を待ちすぎました。}}',
  'failure.timeout.do':
    'もう一度翻訳してください。長いテキストだけが失敗する場合は、小さく分けて翻訳してください。',

  'failure.unreachable.what': '{host, select, none {サービス} other {{host}}}に接続できません。',
  'failure.unreachable.why':
    '接続できなかったか、接続が途切れました。このコンピューターがオフラインか、ファイアウォールやプロキシに遮断されているか、アドレスが誤っています。',
  'failure.unreachable.do':
    'ネットワークと接続のアドレスを確認してください。オフラインサービスはネットワークなしで使えます。',

  'failure.untrusted-certificate.what':
    '{host, select, none {サービス} other {{host}}}が本物であることを確認できませんでした。',
  'failure.untrusted-certificate.why':
    '証明書がこのコンピューターで信頼されていないか、期限切れか、別の名前のものです。何も送信されていません。',
  'failure.untrusted-certificate.do':
    'アドレスとこのコンピューターの時計を確認してください。社内ネットワークの場合は、ルート証明書をこのコンピューターにインストールするよう依頼してください。',

  'failure.bad-answer.what':
    '応答を読み取れませんでした{status, select, none {} other {（{status}）}}。',
  'failure.bad-answer.why':
    '{host, select, none {サービス} other {{host}}}から、想定とは異なる内容が届きました。多くの場合、ネットワークのログインページか、別の場所を指すアドレスが原因です。',
  'failure.bad-answer.do':
    'ブラウザーで何かページを開き、ネットワークがログインを求めていないか確かめてから、接続のアドレスを確認してください。',

  'failure.insecure-address.what':
    '{host, select, none {} other {{host}への}}接続が暗号化されないため、何も送信しませんでした。',
  'failure.insecure-address.why':
    'http://では、経路上の誰もがテキストとキーを読めてしまいます。httpsを省けるのは、このコンピューター上のアドレス（localhost、127.0.0.1）だけです。',
  'failure.insecure-address.do':
    'https://で始まるアドレスを入力してください。サービスが暗号化されていないアドレスに転送する場合は、その運営者に伝えてください。',

  'failure.bad-address.what': 'サービスのアドレスではありません。',
  'failure.bad-address.why':
    'アドレスはhttps://とホスト名で始まり、ユーザー名、疑問符、#を含みません。',
  'failure.bad-address.do': 'アドレスを訂正してください。例：https://translate.example.org',

  'failure.key-missing.what':
    '{name, select, none {この接続} other {「{name}」}}には現在、{kind, select, admin {管理者キー} other {キー}}がありません。',
  'failure.key-missing.why':
    '{kind, select, admin {{reason, select, missing {資格情報ストアが見つからない場合、キーは1回のセッションの間だけ保管されます。そのセッションは終了しました。} other {レポートと開発者キーには管理者キーが必要です。管理者キーは翻訳用のキーとは別に保管されます。}}} other {資格情報ストアが見つからない場合、キーは1回のセッションの間だけ保管されます。そのセッションは終了しました。}}',
  'failure.key-missing.do':
    '{kind, select, admin {「使用量」で管理者キーを入力してください。管理者キーは:admで終わります。} other {「設定」の「接続」でキーを再入力するか、オフラインサービスに切り替えてください。}}',

  'failure.key-locked.what': 'この接続のキーを読み取れません。',
  'failure.key-locked.why':
    'キーはこのコンピューターの資格情報ストアに残っていますが、ストアがロックされているか起動していません。',
  'failure.key-locked.do':
    '資格情報ストアのロックを解除するか起動してから、Dragomanを終了して起動し直してください。または、キーを再入力してください。',

  'failure.offline-service-down.what': 'オフラインサービスが停止しました。',
  'failure.offline-service-down.why':
    'このコンピューターでDragomanと並んで動作するサービスが予期せず終了し、再起動できませんでした。',
  'failure.offline-service-down.do':
    '数秒後にもう一度お試しください。停止したままの場合は、Dragomanを終了して起動し直してください。テキストは保存されています。',

  'failure.outcome-unknown.what':
    '変更が行われたかどうか分かりません{status, select, none {} other {（{status}）}}。',
  'failure.outcome-unknown.why':
    '変更は一度送信されましたが、{reason, select, bad_answer {サービスの応答を読み取れませんでした} service_error {サービス側で障害が発生しました} service_unavailable {そのときサービスを利用できませんでした} timeout {時間内に応答がありませんでした} offline_service_down {応答の前にオフラインサービスが停止しました} other {応答の前に接続が途切れました}}。',
  'failure.outcome-unknown.do':
    'やり直す前に、サービスの現在の一覧を確認してください。Dragomanがこうした変更を自動で二度送ることはありません。',

  'failure.cancelled.what': '処理を中止しました。',
  'failure.cancelled.why': '応答が完了する前にリクエストがキャンセルされました。',
  'failure.cancelled.do': '届いた分は残っています。いつでもやり直せます。',

  'failure.invalid-input.what':
    '{reason, select, needs_source {用語集を使うには翻訳元の言語が必要です。} needs_xml {XML用のオプションが設定されていますが、テキストはXMLとして処理されていません。} needs_tag_handling {タグ用のオプションが設定されていますが、テキストはタグなしで処理されています。} target_unsupported {この翻訳先の言語では{field, select, formality {この丁寧さ} instructions {カスタム指示} other {オプションの1つ}}を使えません。} too_long {テキストが長すぎます。} label_mismatch {入力された内容がキーのラベルと一致しません。} changed {その間に一覧が変更されました。} full {一覧がいっぱいです。} one_only {文体とトーンは同時に指定できません。} missing {{field, select, address {アドレスがありません。} key {キーがありません。} name {名前がありません。} other {必要な項目がありません。}}} other {この入力は受け付けられませんでした。}}',
  'failure.invalid-input.why':
    '{reason, select, needs_source {用語集は言語ペアごとに作られますが、「翻訳元」は自動検出になっています。何も送信していません。} needs_xml {{field, select, outlineDetection {構造の自動検出} splittingTags {分割するタグの一覧} nonSplittingTags {分割しないタグの一覧} ignoreTags {無視するタグの一覧} other {これ}}はXMLでのみ意味を持ちます。何も送信していません。} needs_tag_handling {タグを処理しないときは、タグ処理のバージョンに意味がありません。何も送信していません。} target_unsupported {サービスはリクエスト全体を拒否するため、何も送信しませんでした。} too_long {一度に翻訳できるのは2,000,000文字までです。タグを処理する場合、マークアップは数に入りません。} label_mismatch {キーの無効化は元に戻せないため、サービスでの現在のラベルを入力する必要があります。何も変更していません。} changed {ほかの人または別のウィンドウが、項目を追加または削除しました。ここでは何も変更していません。} full {順序の変更では指示を作り直すため、もう1件分の空きが必要です。} one_only {サービスが受け付けるのはどちらか一方で、校正だけの場合はどちらも受け付けません。何も送信していません。} missing {これがないと接続は機能しません。} other {{field, select, none {値がないか、長すぎるか、形式が正しくありません。} other {「{field}」の値がないか、長すぎるか、形式が正しくありません。}}}}',
  'failure.invalid-input.do':
    '{reason, select, needs_source {「翻訳元」で言語を選択するか、オプションで用語集を外してください。} needs_xml {オプションの「タグ」をXMLにするか、このオプションを元に戻してください。} needs_tag_handling {オプションの「タグ」をXMLまたはHTMLにするか、バージョンを既定値に戻してください。} target_unsupported {{field, select, formality {「可能なら」の付いた丁寧さか、既定値を選択してください。} instructions {この翻訳先のカスタム指示を外してください。} other {この翻訳先のオプションを元に戻してください。}}} too_long {テキストを分けて翻訳してください。} label_mismatch {名前が変更された可能性があるため、キーの一覧を読み込み直し、そこにあるとおりにラベルを入力してください。} changed {現在の一覧を確認して、並べ替え直してください。} full {先に指示を1件削除してください。} one_only {どちらか一方を選択するか、どちらも選択しないでください。} missing {入力して、もう一度お試しください。} other {{field, select, none {訂正して、もう一度お試しください。} other {「{field}」を訂正して、もう一度お試しください。}}}}',

  'failure.unknown-route.what': 'このウィンドウとプログラム本体のバージョンが合っていません。',
  'failure.unknown-route.why':
    'このウィンドウを開いている間にDragomanが更新され、ウィンドウがすでにない機能を求めています。',
  'failure.unknown-route.do':
    'ウィンドウを読み込み直すか、Dragomanを終了して起動し直してください。',

  'failure.message-too-large.what': '一度に処理するにはテキストが長すぎます。',
  'failure.message-too-large.why':
    '{limit, select, none {Dragomanが一度に処理できる量には上限があります。} other {Dragomanが一度に処理できるのは最大{limitSize}です。}}',
  'failure.message-too-large.do': 'テキストまたはリストを分割して、もう一度お試しください。',

  'failure.file-too-large.what':
    '{name, select, none {ファイル} other {「{name}」}}が大きすぎます。',
  'failure.file-too-large.why':
    '{limit, select, none {ここで開くテキストは、メモリに収まり、編集できる大きさでなければなりません。} other {ここで開けるファイルは最大{limitSize}です。}}',
  'failure.file-too-large.do': 'ファイルを分割するか、必要な部分をコピーして貼り付けてください。',

  'failure.file-unreadable.what':
    '{name, select, none {ファイル} other {「{name}」}}を読み込めませんでした。',
  'failure.file-unreadable.why':
    'プレーンテキストではないか、文字コードが不明か、このコンピューターがアクセスを拒否しました。',
  'failure.file-unreadable.do':
    'UTF-8のプレーンテキストとして保存して開き直すか、テキストをコピーして貼り付けてください。',

  'failure.file-gone.what':
    '{name, select, none {ファイル} other {「{name}」}}がなくなっています。',
  'failure.file-gone.why': '移動または削除されたか、受け渡しから時間がたちすぎました。',
  'failure.file-gone.do': 'ファイルを選択し直してください。',

  'failure.no-recogniser.what':
    'サービスは{language, select, none {この言語} other {{languageName}}}の音声を文字にできません。',
  'failure.no-recogniser.why':
    'この言語の音声認識がありません。内蔵サービスは、PocketSphinxのモデルがインストールされていれば英語を認識します。何も録音も送信もされていません。',
  'failure.no-recogniser.do':
    '英語にはDebianパッケージpocketsphinx-en-usをインストールしてください。ほかの言語には、「設定」の「音声」で音声モデルのフォルダーを指定してください。または、別の接続を選択してください。',

  'failure.speech-model-unusable.what': '音声モデルを使用できません。',
  'failure.speech-model-unusable.why':
    'モデルのファイルが不足しているか、破損しています。何も録音も送信もされていません。',
  'failure.speech-model-unusable.do':
    '「設定」の「音声」で音声モデルのフォルダーを確認するか、欄を空にしてインストール済みの英語モデルを使用してください。その後Dragomanを再起動してください。',

  'failure.no-synthesiser.what':
    'サービスは{language, select, none {この言語} other {{languageName}}}を読み上げられません。',
  'failure.no-synthesiser.why':
    'この言語の声がありません。内蔵サービスは、コンピューターにインストールされた音声合成プログラム（espeak-ngやfliteなど）で読み上げます。',
  'failure.no-synthesiser.do':
    '訳文の読み上げをオフにしてください。文字の訳文はそのまま使えます。または、音声合成プログラムをインストールしてDragomanを起動し直してください。',

  'failure.stream-refused.what': 'サービスがエラーで音声ストリームを終了しました。',
  'failure.stream-refused.why':
    '{reason, select, flooded {人が話せる量をはるかに超えるテキストが届きました。} other {サービスからのメッセージは下にあります。}}それまでに確定した内容はすべて残っています。',
  'failure.stream-refused.do':
    '新しいセッションを開始してください。同じように終わる場合は、トレースIDをサービスのサポートに送ってください。',

  'failure.stream-lost.what': '音声ストリームが失われました。',
  'failure.stream-lost.why':
    '接続が途切れ、時間内に再接続できませんでした。ここまでの文字起こしは残っています。サービスに届かなかった区間には欠落の印が付きます。',
  'failure.stream-lost.do':
    'ネットワークを確認し、新しいセッションを開始してください。音声を保存していた場合は、欠落をそこから補えます。',

  'failure.recorder-missing.what': 'このコンピューターに録音プログラムがありません。',
  'failure.recorder-missing.why':
    '{name, select, none {Dragomanはコンピューターの機器をプログラム経由で録音します} other {Dragomanは{name}で録音します}}が、そのプログラムがインストールされていません。',
  'failure.recorder-missing.do':
    '代わりにこのウィンドウのマイクを選択するか、プログラム（DebianとUbuntuではalsa-utils）をインストールして、もう一度お試しください。',

  'failure.recorder-failed.what':
    '{reason, select, device {機器がなくなりました。} busy {別のプログラムが機器を使用中です。} permission {このコンピューターが機器へのアクセスを拒否しました。} server {コンピューターのサウンドサーバーが応答しません。} other {録音がひとりでに停止しました。}}',
  'failure.recorder-failed.why':
    '{reason, select, device {取り外されたか、電源が切られました。Dragomanが自動で別のマイクに切り替えることはありません。} busy {同時に録音できるプログラムは1つだけです。} permission {このアカウントにはサウンド機器を使う権限がありません。} server {録音はサウンドサーバーを経由します。} other {録音プログラムが終了したか、長い間何も送ってきませんでした。}}セッションは続いていますが、その間の発話は記録されていません。',
  'failure.recorder-failed.do':
    '{reason, select, device {接続し直すか、別の音源を選択してください。} busy {ほかのプログラムを閉じてから、音源を選択し直してください。} permission {アカウントにサウンド機器の権限を与える（Linuxではaudioグループ）か、このウィンドウのマイクを使ってください。} server {サウンドサーバーを起動し直してから、音源を選択し直してください。} other {音源を選択し直してください。}}',

  'failure.microphone-failed.what':
    '{reason, select, denied {マイクが許可されていません。} missing {マイクが見つかりません。} unplugged {マイクがなくなりました。} busy {別のプログラムがマイクを使用中です。} ended {マイクが停止されました。} other {マイクを使用できませんでした。}}',
  'failure.microphone-failed.why':
    '{reason, select, denied {このウィンドウ、またはDragoman全体に対してアクセスが拒否されました。} missing {コンピューターに録音できる機器がありません。} unplugged {取り外されたか、電源が切られました。Dragomanが自動で別のマイクに切り替えることはありません。} busy {同時に録音できるプログラムは1つだけです。} ended {システムまたはブラウザーが録音を終了しました。} other {コンピューターからは詳しい理由が得られませんでした。}}',
  'failure.microphone-failed.do':
    '{reason, select, denied {ウィンドウのサイト設定とシステムのプライバシー設定でマイクを許可してから、もう一度お試しください。} missing {マイクを接続するか、コンピューターの機器またはファイルから録音してください。} unplugged {接続し直すか、別のマイクを選択してください。} busy {ほかのプログラムを閉じて、もう一度お試しください。} other {マイクを選択し直してください。}}',

  'failure.sound-unreadable.what':
    '{name, select, none {音声ファイル} other {「{name}」}}を再生できません。',
  'failure.sound-unreadable.why':
    '{reason, select, empty {音声が含まれていません。} no_decoder {WAV以外のファイルはffmpegでデコードしますが、インストールされていません。} other {破損しているか、未知の種類のファイルです。}}',
  'failure.sound-unreadable.do':
    '{reason, select, empty {別のファイルを選択してください。} no_decoder {ffmpegをインストールするか、ファイルをWAVとして保存してください。} other {WAVとして保存し、選択し直してください。}}',

  'failure.session-running.what': '音声セッションが実行中です。',
  'failure.session-running.why': '同時に実行できるセッションは1つだけで、実行中は削除できません。',
  'failure.session-running.do': '先にセッションを終了してください。',

  'failure.disk-full.what': 'ディスクがいっぱいです。',
  'failure.disk-full.why': '届いたデータをこれ以上書き込めません。',
  'failure.disk-full.do':
    'ディスクの空きを増やしてください。空きができると、実行中のセッションの保存が再開されます。文書は再試行できます。',

  'failure.too-many-files.what': 'このコンピューターで開いているファイルが多すぎます。',
  'failure.too-many-files.why':
    '同時に開けるファイルの数はシステムで制限されています。保存済みのデータは失われていません。',
  'failure.too-many-files.do': '他のプログラムを終了してから、もう一度お試しください。',

  'failure.data-not-written.what': 'このコンピューターに保存できませんでした。',
  'failure.data-not-written.why':
    'Dragomanがデータフォルダーに書き込めなくなったか、そのドライブが正常に動作していません。',
  'failure.data-not-written.do':
    'フォルダーへの書き込みを許可するか、ドライブを接続して、もう一度お試しください。画面の内容はそのまま残っています。',

  'failure.data-newer.what': 'オフラインサービスのデータを開けません。',
  'failure.data-newer.why':
    '{name, select, none {データ} other {「{name}」}}は新しいバージョンのDragomanで作成されています。ファイルは変更されていません。',
  'failure.data-newer.do':
    '新しいバージョンを起動するか、別のデータフォルダーでDragomanを起動するか、別の接続を使用してください。',

  'failure.document-refused.what':
    '{reason, select, unknown_format {{name, select, none {ファイル} other {「{name}」}}は翻訳できない種類です。} wrong_content {{name, select, none {ファイル} other {「{name}」}}の中身が拡張子と合っていません。} damaged {{name, select, none {ファイル} other {「{name}」}}は破損しています。} password {{name, select, none {ファイル} other {「{name}」}}はパスワードで保護されています。} protected {{name, select, none {ファイル} other {「{name}」}}はテキストのコピーが許可されていません。} size {{name, select, none {ファイル} other {「{name}」}}が大きすぎます。} tier {{name, select, none {ファイル} other {「{name}」}}はこのアカウントには大きすぎます。} characters {{name, select, none {ファイル} other {「{name}」}}のテキストが多すぎます。} too_large_inside {{name, select, none {ファイル} other {「{name}」}}は展開すると異常に大きくなります。} too_deep {{name, select, none {ファイル} other {「{name}」}}の入れ子が深すぎます。} entities {{name, select, none {ファイル} other {「{name}」}}は独自の実体（エンティティ）を定義しています。} entity_growth {{name, select, none {ファイル} other {「{name}」}}は独自の実体（エンティティ）を定義しています。} macros {{name, select, none {ファイル} other {「{name}」}}にマクロが含まれています。} empty {{name, select, none {ファイル} other {「{name}」}}にテキストがありません。} encoding {{name, select, none {ファイル} other {「{name}」}}の文字コードが不明です。} xliff_version {{name, select, none {ファイル} other {「{name}」}}は対応していないXLIFFバージョンです。} ditamap {{name, select, none {ファイル} other {「{name}」}}はDITAマップです。} no_ocr {{name, select, none {画像} other {「{name}」}}のテキストはここでは読み取れません。} same_language {翻訳元と翻訳先が同じ言語です。} cancelled {{name, select, none {ファイル} other {「{name}」}}は確認されませんでした。} other {{name, select, none {ファイル} other {「{name}」}}は翻訳できません。}}',
  'failure.document-refused.why':
    '{reason, select, unknown_format {Dragomanが翻訳できるのは、docx、pptx、xlsx、pdf、html、txt、xliff、srt、idml、xml、json、dita、mif、jpeg、pngです。} wrong_content {内容が別の種類のもの、または同じ拡張子を使う別のプログラム独自の形式です。} damaged {途中で終わっているか、内部に矛盾があります。} password {パスワードがないと、中のテキストを読めません。} protected {パスワードなしで開けますが、所有者がテキストの抽出を許可していません。} size {{limit, select, none {どの種類にも最大サイズがあります。} other {この種類のファイルは最大{limitSize}です。}}} tier {{limit, select, none {このアカウントでは、この種類のファイルの最大サイズがほかより小さくなっています。} other {このアカウントでは、この種類のファイルは最大{limitSize}です。}}} characters {{limit, select, none {1つの文書の文字数には上限があります。} other {1つの文書の上限は{limitNumber, number}文字です。}}} too_large_inside {開くと、Dragomanが読み込める大きさ（全体で500 MB、画像1枚につき4,000万画素、1段落につき100万文字）を超えます。} too_deep {通常の文書よりはるかに深い入れ子になっており、Dragomanが読み込める深さを超えています。} entities {実体はコンピューター内のほかのファイルを文書に取り込めるため、処理しません。} entity_growth {宣言されたエンティティが、実際にはあり得ない大きさになります。} macros {プログラムを含む文書は送信しません。} empty {翻訳できる内容がありません。スキャンしたページは画像であり、テキストではありません。} encoding {Dragomanが扱えない文字コードです。} xliff_version {{version, select, none {サービスが対応しているのはバージョン1.2、2.0、2.1です。} other {このファイルはバージョン{version}です。サービスが対応しているのは1.2、2.0、2.1です。}}} ditamap {マップはトピックを参照するだけで、テキストはトピックにあります。} no_ocr {読み取りにはtesseractと画像の言語のデータが必要ですが、インストールされていません。} same_language {文書はある言語から別の言語に翻訳されます。同じ言語の地域別の変種は同じ言語と見なされます。} cancelled {確認が中止されました。} other {理由は示されませんでした。}}',
  'failure.document-refused.do':
    '{reason, select, unknown_format {これらのいずれかの形式で保存し、もう一度ドロップしてください。} wrong_content {元のプログラムで開き、必要な種類で保存して、もう一度ドロップしてください。} damaged {元のプログラムで開き、保存し直して、もう一度ドロップしてください。} password {元のプログラムで開き、パスワードを解除して、もう一度ドロップしてください。} protected {この制限のないファイルを所有者に依頼してください。} size {分割するか、画像や動画を取り除いてください。} tier {分割するか、小さくするか、より大きなファイルを扱える接続を使ってください。} characters {分割してください。} too_large_inside {信頼できるファイルであれば、元のプログラムで開いて保存し直してください。} too_deep {信頼できるファイルであれば、元のプログラムで開いて保存し直してください。} entities {独自の文書型（DOCTYPE）なしで保存し、もう一度ドロップしてください。} entity_growth {独自の文書型（DOCTYPE）なしで保存し、もう一度ドロップしてください。} macros {マクロなしのdocx、pptx、xlsxとして保存し、もう一度ドロップしてください。} empty {テキストのあるファイルをドロップしてください。スキャンしたページは、画像（pngまたはjpeg）にするとテキストを読み取れます。} encoding {UTF-8で保存し、もう一度ドロップしてください。} xliff_version {これらのバージョンのいずれかでエクスポートするか、バージョン1.0、1.1、2.2は「セグメント」画面で翻訳してください。} ditamap {トピックのファイルをドロップしてください。} no_ocr {tesseractと画像の言語のデータをインストールするか、画像を読み取れるサービスの接続を使ってください。} same_language {「翻訳元」または「翻訳先」で別の言語を選択してください。} cancelled {もう一度ドロップしてください。} other {別のファイルをドロップするか、別の接続をお試しください。}}',

  'failure.document-failed.what':
    '{name, select, none {文書} other {「{name}」}}を翻訳できませんでした。',
  'failure.document-failed.why':
    '{reason, select, same_language {サービスの判定では、テキストはすでに翻訳先の言語です。} gone {文書はもうサービスにありません。受け取り済みか、保管期間を過ぎています。} result_damaged {届いたファイルが不完全だったため、破棄しました。} result_too_large {結果が元のファイルに比べて大きすぎるため、ダウンロードを中止しました。} result_stalled {結果の受信が遅すぎて完了の見込みがないため、ダウンロードを中止しました。} not_written {結果をフォルダーに書き込めませんでした。} locked {結果の受け取りに必要な情報がシステムの資格情報ストアにありますが、ロックされているか、なくなっています。} interrupted {送信中にDragomanが2回以上終了しました。自動での再送信は行いません。課金されるのは受け取った分だけです。} other {サービスはファイルを受け取って処理しましたが、断念しました。}}元のファイルは変更されていません。',
  'failure.document-failed.do':
    '{reason, select, same_language {別の翻訳先の言語を選択してください。} gone {再試行してください。ファイルは改めて送信され、文字数も改めて数えられます。} result_damaged {再試行してください。} result_too_large {再試行するか、サービスの管理者に問い合わせてください。} result_stalled {ネットワークを確認して、再試行してください。} not_written {フォルダーが存在し、空きがあることを確認して、再試行してください。} locked {資格情報ストアのロックを解除し、Dragomanを起動し直して、再試行してください。それまでに再試行すると、ファイルは改めて送信されます。} interrupted {再試行してください。} other {再試行してください。再び失敗する場合は、元のプログラムでファイルを開き、保存し直してから追加してください。}}',

  'failure.entries-refused.what':
    '{reason, select, none {項目がありません。} empty {{field, select, name {名前が空です。} terms {用語がありません。} other {空の項目があります。}}} duplicate {{field, select, dictionaries {2つの辞書の言語が同じです。} other {同じ用語が2回あります。}}} control_character {{field, select, name {名前にテキストではない文字が含まれています。} other {用語にテキストではない文字が含まれています。}}} outer_space {用語の先頭または末尾に空白があります。} too_long {{field, select, name {名前が長すぎます。} other {用語またはリストが長すぎます。}}} too_large {項目が1つの用語集には大きすぎます。} same_language {辞書の2つの言語が同じです。} last {この用語集の最後の辞書です。} other {サービスが受け付けない内容です。}}',
  'failure.entries-refused.why':
    '{reason, select, last {辞書のない用語集は作れません。} too_large {{limit, select, none {サービスは用語集の大きさを制限しています。} other {1つの用語集に入るのは、すべての辞書を合わせて最大{limitSize}です。}}} other {{line, select, none {サービスに拒否されます。} other {{line}番目の項目の{side, select, target {訳語} other {原語}}が該当します。サービスはリスト全体を拒否します。}}}}何も送信していません。',
  'failure.entries-refused.do':
    '{reason, select, none {項目を追加してください。} last {代わりに用語集全体を削除してください。} too_large {項目を2つの用語集に分けてください。同時に5つまで使えます。} same_language {異なる2つの言語を選択してください。} duplicate {{field, select, dictionaries {2つを統合してください。} other {どちらかを削除してください。}}} too_long {短くしてください。} other {訂正して、もう一度お試しください。}}',

  'failure.table-refused.what':
    '{reason, select, damaged {{name, select, none {ファイル} other {「{name}」}}は破損しています。} password {{name, select, none {ファイル} other {「{name}」}}はパスワードで保護されています。} too_large_inside {{name, select, none {ファイル} other {「{name}」}}の内容が多すぎます。} too_deep {{name, select, none {ファイル} other {「{name}」}}の入れ子が深すぎます。} entities {{name, select, none {ファイル} other {「{name}」}}は独自のエンティティを定義しています。} entity_growth {{name, select, none {ファイル} other {「{name}」}}は独自のエンティティを定義しています。} macros {{name, select, none {ファイル} other {「{name}」}}にマクロが含まれています。} empty {{name, select, none {ファイル} other {「{name}」}}は空です。} encoding {{name, select, none {ファイル} other {「{name}」}}の文字コードが不明です。} other {{name, select, none {ファイル} other {「{name}」}}にDragomanが読み取れる用語がありません。}}',
  'failure.table-refused.why':
    '{reason, select, damaged {途中で終わっているか、内部に矛盾があります。} password {パスワードがないと、中身を読めません。} too_large_inside {1つのファイルから読み込めるのは、最大500,000行、内容128 MBまでです。} too_deep {こうしたファイルはプログラムを異常終了させる手口として知られているため、開きませんでした。} entities {エンティティを使うと、このコンピューターの別のファイルをリストに取り込めるため、展開しません。} entity_growth {宣言されたエンティティが、実際にはあり得ない大きさになります。} macros {プログラムを含むファイルは開きません。} empty {1行もありません。} encoding {文字がDragomanの知るどの文字コードとも一致しません。} other {用語は、TSV、2列または4列のCSV、XLSX、TBXから読み込みます。}}何も変更していません。',
  'failure.table-refused.do':
    '{reason, select, too_large_inside {複数のファイルに分割してください。} password {元のプログラムで開き、パスワードを解除して、選択し直してください。} macros {マクロなしのxlsxとして保存し、選択し直してください。} encoding {UTF-8で保存し、選択し直してください。} empty {別のファイルを選択してください。} damaged {元のプログラムで開き、保存し直して、選択し直してください。} other {リストをこれらのいずれかの形式で保存し、選択し直してください。}}',
  'failure.local-memories-down.what': 'ローカルメモリが応答しません。',
  'failure.local-memories-down.why':
    'ローカルメモリを検索する部分が終了し、再起動後にもう一度終了しました。保存されている内容は無事です。',
  'failure.local-memories-down.do':
    'もう一度お試しください。繰り返す場合は、Dragomanを終了して起動し直してください。途中だった変更は反映されていないことがあります。',

  'failure.memory-file-refused.what':
    '{name, select, none {ファイル} other {「{name}」}}をインポートできません。',
  'failure.memory-file-refused.why':
    '{reason, select, declares_entities {宣言されたエンティティが、実際にはあり得ない大きさになります。} unreadable_entity {{line}行目付近で、別のファイルにあるエンティティ、マークアップを含むエンティティ、または自身を含むエンティティが使われています。} unknown_format {TMXでもXLIFFでも表（CSV、TSV）でもありません。} oversized {{line}行目付近に、実際にはあり得ない大きさのテキストまたはタグがあります。} too_deep {{line}行目付近に、実際にはあり得ない深さの入れ子があります。} no_languages {Dragomanの知る言語が記載されていません。} several_sources {原文の言語に複数の変種があり、どれが原文か示されていません。} all_bad {使えるユニットがありませんでした。理由は下のとおりです。} other_source {原文の言語がメモリと異なります。} other {使える内容がありませんでした。}}メモリは元のままです。',
  'failure.memory-file-refused.do':
    '{reason, select, declares_entities {独自の文書型宣言なしで保存してください。} unreadable_entity {独自の文書型宣言なしで保存してください。} unknown_format {TMXとしてエクスポートし、選択し直してください。} no_languages {列の言語を選択するか、最初の行に記載してください（en,de）。} several_sources {原文の言語を選んで、もう一度お試しください。} all_bad {ファイルの言語を修正するか、別のメモリにインポートしてください。} other_source {原文の言語が同じメモリか、新しいメモリにインポートしてください。} other {元のプログラムからエクスポートし直してください。}}',

  'failure.file-not-written.what':
    '{name, select, none {ファイル} other {「{name}」}}に書き込めませんでした。',
  'failure.file-not-written.why': 'フォルダーがなくなったか、書き込みが許可されていません。',
  'failure.file-not-written.do':
    'フォルダーが存在し、書き込みできることを確認して、もう一度お試しください。',

  'failure.internal.what': 'Dragomanに不具合が発生しました。',
  'failure.internal.why':
    'Dragomanの内部で予期しないことが起きました。テキストとキーを除いてログに記録されています。',
  'failure.internal.do':
    'もう一度お試しください。繰り返す場合は、Dragomanを終了して起動し直してください。テキストは保存されています。',
};
