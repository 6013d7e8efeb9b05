import type { failures as en } from '../en/failures.ts';

/**
 * What happened, why, and what to do, for every failure code, as ICU messages. Each value that a
 * failure does not carry arrives as the word `none`, so that a sentence never has a hole.
 */
export const failures: Readonly<Record<keyof typeof en, string>> = {
  'failure.keyword-refused.what': '此服务需要其他认证关键字。',
  'failure.keyword-refused.why':
    '{host, select, none {服务} other {{host} }}接受此密钥，但其前需使用其他关键字。',
  'failure.keyword-refused.do': '请使用此处提供的关键字，然后重新保存。',

  'failure.key-refused.what': '密钥被拒绝{status, select, none {} other {（{status}）}}。',
  'failure.key-refused.why':
    '{status, select, 401 {{host, select, none {服务} other {{host} }}不认识此密钥：可能输入有误、已停用，或属于其他地址。} other {{host, select, none {服务} other {{host} }}完全不接受此密钥：可能输入有误、已停用，或用于另一版本的地址。}}',
  'failure.key-refused.do':
    '请将连接的密钥和地址与您收到的信息核对，如有疑问请重新输入密钥。若仍未解决，请询问密钥提供者该密钥是否仍然有效。',

  'failure.scope-missing.what':
    '此密钥无权执行该操作{status, select, none {} other {（{status}）}}。',
  'failure.scope-missing.why':
    '{scopes, select, none {该密钥仅限某些权限范围，其中不含此请求所需的范围。} other {该密钥仅限某些权限范围，缺少{count, plural, other {范围}} {scopes}。}}',
  'failure.scope-missing.do':
    '{scopes, select, none {请让密钥管理员添加缺少的权限范围} other {请让密钥管理员为密钥添加 {scopes}}}{feature, select, memories {，或不使用翻译记忆库进行翻译} glossaries {，或不使用术语表进行翻译} style_rules {，或为此文本关闭风格规则} detect {，或自行选择源语言} usage {；没有它也能翻译} other {，或改用密钥具有该权限的连接}}。',

  'failure.feature-refused.what':
    '此账户无权使用{feature, select, translate {文本翻译} languages {语言列表} memories {翻译记忆库} glossaries {术语表} style_rules {风格规则} detect {语言检测} usage {用量数据} documents {文档翻译} writing {改写和校正} admin {报告和开发者密钥} other {此功能}}{status, select, none {} other {（{status}）}}。',
  'failure.feature-refused.why':
    '{feature, select, detect {语言检测为测试版，账户须先加入测试；密钥本身没有问题。} admin {免费版没有管理功能，其他版本的套餐也可能不包含。} other {此密钥所属的套餐不包含该功能；密钥本身没有问题。}}',
  'failure.feature-refused.do':
    '{feature, select, detect {请让账户所有者加入测试，或自行选择源语言。} memories {请让账户所有者更改套餐，或不使用翻译记忆库进行翻译。} glossaries {请让账户所有者更改套餐，或不使用术语表进行翻译。} style_rules {请让账户所有者更改套餐，或关闭风格规则。} other {请让账户所有者更改套餐，或切换到其他连接。}}',

  'failure.legacy-auth.what':
    '密钥的传送方式被拒绝{status, select, none {} other {（{status}）}}。',
  'failure.legacy-auth.why':
    '服务不再接受放在地址或请求正文中的密钥。Dragoman 只通过标头发送密钥，因此很可能是途中的网关或代理移动了它。',
  'failure.legacy-auth.do':
    '请确认连接的地址中不含密钥和问号。如果中间有网关，请让其管理员原样传递 Authorization 标头。',

  'failure.wrong-key-kind.what':
    '{kind, select, developer {此操作需要管理密钥} other {密钥类型不对}}{status, select, none {} other {（{status}）}}。',
  'failure.wrong-key-kind.why':
    '{kind, select, developer {开发者密钥用于翻译，不能管理账户，而此请求是管理账户的。} other {管理密钥用于管理账户及其密钥，不能翻译。}}',
  'failure.wrong-key-kind.do':
    '{kind, select, developer {请使用管理密钥。管理密钥以 :adm 结尾。} other {请为此连接输入开发者密钥。以 :adm 结尾的是管理密钥。}}',

  'failure.bad-request.what': '服务无法接受该请求{status, select, none {} other {（{status}）}}。',
  'failure.bad-request.why':
    '{field, select, none {文本或其某个选项不符合服务的要求。} other {服务不接受“{field}”的值。}}',
  'failure.bad-request.do':
    '{field, select, none {请更改或重置最近设置的选项，然后重新翻译。} other {请更改或移除“{field}”，然后重新翻译。}}',

  'failure.not-found.what':
    '{feature, select, admin {服务未找到该开发者密钥} other {服务未找到请求所指的内容}}{status, select, none {} other {（{status}）}}。',
  'failure.not-found.why':
    '{feature, select, memories {翻译记忆库已被删除、不含此目标语言，或属于其他账户。} glossaries {术语表已被删除、缺少此语言对，或属于其他账户。} style_rules {风格规则已被删除或属于其他账户。} admin {开发者密钥属于其他账户，或此地址不提供管理功能。} other {某个记忆库、术语表或风格规则已被删除或属于其他账户，或此地址不提供任何服务。}}',
  'failure.not-found.do':
    '{feature, select, admin {请重新读取密钥列表。} other {请在选项中重新选择。}}如果所有请求都如此，请检查连接的地址。',

  'failure.too-large.what': '请求过大{status, select, none {} other {（{status}）}}。',
  'failure.too-large.why':
    '{limit, select, none {服务限制单个请求的大小，上下文和指令也计算在内。} other {服务单个请求最多接受 {limitNumber, number} 字节，上下文和指令也计算在内。}}',
  'failure.too-large.do': '请缩短上下文和指令，或将文本分成两部分翻译。',

  'failure.unsupported-media.what':
    '服务不接受此形式的请求{status, select, none {} other {（{status}）}}。',
  'failure.unsupported-media.why':
    '服务报告的内容类型与 Dragoman 发送的不同。途中的网关或代理可能更改了请求，或该地址指向另一个服务。',
  'failure.unsupported-media.do':
    '请检查连接的地址，然后向网络管理员询问网关情况。{trace, select, none {} other {服务的支持人员可根据下方的跟踪 ID 追查。}}',

  'failure.rate-limited.what': '短时间内请求过多{status, select, none {} other {（{status}）}}。',
  'failure.rate-limited.why':
    '{status, select, 529 {服务因全体用户的访问而过载，暂时拒绝请求。} other {此密钥在短时间内发送的请求超过了服务允许的数量，可能来自这里，也可能来自其他程序。}}',
  'failure.rate-limited.do':
    '{status, select, 529 {请等待几分钟后重新翻译，或切换到离线服务。} other {请等待一分钟后重新翻译；改为按 Ctrl+Enter 翻译而不是边输入边翻译，可减少请求。}}',

  'failure.quota-exceeded.what': '本期字符数已用完{status, select, none {} other {（{status}）}}。',
  'failure.quota-exceeded.why':
    '{limit, select, none {账户、其费用控制或此密钥已达到限额。重复请求无济于事，因此 Dragoman 不会重试。} other {已达到 {limitNumber, number} 个字符的限额。重复请求无济于事，因此 Dragoman 不会重试。}}',
  'failure.quota-exceeded.do':
    '请让账户所有者提高限额，或等待下一个计费周期，或切换到没有限额的离线服务。',

  'failure.service-error.what': '服务出错{status, select, none {} other {（{status}）}}。',
  'failure.service-error.why': '服务内部出现问题，与您的文本和密钥无关。',
  'failure.service-error.do':
    '请一分钟后重新翻译。如果问题持续，请{trace, select, none {告知服务的支持人员} other {将下方的跟踪 ID 提供给服务的支持人员}}，或切换到离线服务。',

  'failure.service-unavailable.what':
    '服务目前不可用{status, select, none {} other {（{status}）}}。',
  'failure.service-unavailable.why':
    '{status, select, 502 {服务前端的网关未能从服务获得正确的应答。} 504 {服务前端的网关等待应答超时。} 529 {服务因全体用户的访问而过载，正在拒绝请求。} other {服务正在维护或已过载。}}',
  'failure.service-unavailable.do': '您的文本已保留。请几分钟后重新翻译，或切换到离线服务。',

  'failure.timeout.what':
    '{host, select, none {服务} other {{host} }}未及时应答{status, select, none {} other {（{status}）}}。',
  'failure.timeout.why':
    '{status, select, none {连接已建立，但未收到完整的应答。服务或网络较慢。} other {服务前端的网关等待应答超时。}}',
  'failure.timeout.do': '请重新翻译。如果长文本失败而短文本成功，请分成较小的部分翻译。',

  'failure.unreachable.what': '无法连接到{host, select, none {服务} other { {host}}}。',
  'failure.unreachable.why':
    '无法建立连接或连接中断：这台计算机处于离线状态、被防火墙或代理阻挡，或地址有误。',
  'failure.unreachable.do': '请检查网络和连接的地址。离线服务无需网络即可使用。',

  'failure.untrusted-certificate.what':
    '{host, select, none {服务} other {{host} }}无法证明自己的身份。',
  'failure.untrusted-certificate.why':
    '其证书不受这台计算机信任、已过期，或是为其他名称签发的。未发送任何内容。',
  'failure.untrusted-certificate.do':
    '请检查地址和这台计算机的时钟。在公司网络中，请要求在这台计算机上安装公司的根证书。',

  'failure.bad-answer.what': '无法读取应答{status, select, none {} other {（{status}）}}。',
  'failure.bad-answer.why':
    '{host, select, none {服务} other {{host} }}发来的内容与约定不符。通常是网络的登录页面，或地址指向了别处。',
  'failure.bad-answer.do': '请打开任意网页，看网络是否要求登录，然后检查连接的地址。',

  'failure.insecure-address.what':
    '{host, select, none {} other {与 {host} 的}}连接不会加密，因此未发送任何内容。',
  'failure.insecure-address.why':
    '使用 http:// 时，途中的任何人都能读取您的文本和密钥。只有这台计算机上的地址（localhost、127.0.0.1）可以不用 https。',
  'failure.insecure-address.do':
    '请使用 https:// 开头的地址。如果服务重定向到未加密的地址，请告知其运营者。',

  'failure.bad-address.what': '这不是服务的地址。',
  'failure.bad-address.why': '地址以 https:// 和主机名开头，不含用户名、问号或 #。',
  'failure.bad-address.do': '请更正地址。示例：https://translate.example.org',

  'failure.key-missing.what':
    '{name, select, none {此连接} other {“{name}”}}目前没有{kind, select, admin {管理密钥} other {密钥}}。',
  'failure.key-missing.why':
    '{kind, select, admin {{reason, select, missing {Dragoman 找不到凭据存储时，密钥只在一次会话中保留，而该会话已结束。} other {报告和开发者密钥需要管理密钥，它与翻译用的密钥分开保管。}}} other {Dragoman 找不到凭据存储时，密钥只在一次会话中保留，而该会话已结束。}}',
  'failure.key-missing.do':
    '{kind, select, admin {请在“用量”中输入管理密钥；管理密钥以 :adm 结尾。} other {请在“设置”的“连接”中重新输入密钥，或切换到离线服务。}}',

  'failure.key-locked.what': '暂时无法读取此连接的密钥。',
  'failure.key-locked.why': '密钥仍在这台计算机的凭据存储中，但该存储已锁定或未运行。',
  'failure.key-locked.do':
    '请解锁或启动凭据存储，然后退出 Dragoman 并重新启动。也可以重新输入密钥。',

  'failure.offline-service-down.what': '离线服务已停止。',
  'failure.offline-service-down.why':
    '它与 Dragoman 一起在这台计算机上运行，意外终止后未能重新启动。',
  'failure.offline-service-down.do':
    '请几秒后重试。如果仍未恢复，请退出 Dragoman 后重新启动；您的文本已保留。',

  'failure.outcome-unknown.what':
    '不确定更改是否已生效{status, select, none {} other {（{status}）}}。',
  'failure.outcome-unknown.why':
    '更改已发送一次，但{reason, select, bad_answer {无法读取服务的应答} service_error {服务自身出错} service_unavailable {当时服务不可用} timeout {未及时收到应答} offline_service_down {离线服务在应答前停止} other {连接在收到应答前中断}}。',
  'failure.outcome-unknown.do':
    '重试前请先查看服务当前的列表；Dragoman 绝不会自动重复发送此类更改。',

  'failure.cancelled.what': '您已停止此操作。',
  'failure.cancelled.why': '请求在应答完成前被取消。',
  'failure.cancelled.do': '已收到的内容会保留。您可以随时重新开始。',

  'failure.invalid-input.what':
    '{reason, select, needs_source {使用术语表需要指定源语言。} needs_xml {设置了 XML 选项，但文本未按 XML 处理。} needs_tag_handling {设置了标签选项，但文本未按标签处理。} target_unsupported {目标语言不支持{field, select, formality {此正式程度} instructions {自定义指令} other {其中一个选项}}。} too_long {文本过长。} label_mismatch {输入的内容与密钥名称不符。} changed {列表在此期间已被更改。} full {列表已满。} one_only {风格和语气不能同时使用。} missing {{field, select, address {缺少地址。} key {缺少密钥。} name {缺少名称。} other {缺少必填内容。}}} other {Dragoman 无法接受此输入。}}',
  'failure.invalid-input.why':
    '{reason, select, needs_source {术语表针对语言对，而“源语言”设为自动检测。未发送任何内容。} needs_xml {{field, select, outlineDetection {自动识别结构} splittingTags {拆分标签列表} nonSplittingTags {不拆分标签列表} ignoreTags {忽略标签列表} other {它}}只对 XML 有意义。未发送任何内容。} needs_tag_handling {不处理标签时，标签处理版本没有意义。未发送任何内容。} target_unsupported {服务会拒绝整个请求，因此未发送任何内容。} too_long {一次最多翻译 2,000,000 个字符；处理标签时，标记不计入。} label_mismatch {密钥停用后无法恢复，因此必须输入其在服务中的当前名称。未作任何更改。} changed {他人或另一个窗口在其中添加或删除了内容。此处未作任何更改。} full {更改顺序需要重新创建指令，而列表已没有空位。} one_only {服务只接受两者之一；仅校正时两者都不接受。未发送任何内容。} missing {没有它，连接无法工作。} other {{field, select, none {某个值缺失、过长或格式不正确。} other {“{field}”的值缺失、过长或格式不正确。}}}}',
  'failure.invalid-input.do':
    '{reason, select, needs_source {请在“源语言”中选择语言，或在选项中移除术语表。} needs_xml {请在选项中将“标签”设为 XML，或重置该选项。} needs_tag_handling {请在选项中将“标签”设为 XML 或 HTML，或将版本恢复为默认值。} target_unsupported {{field, select, formality {请选择带“尽可能”的正式程度，或默认值。} instructions {请为此目标语言移除自定义指令。} other {请为此目标语言重置该选项。}}} too_long {请分段翻译。} label_mismatch {密钥可能已被他人重命名，请重新读取密钥列表，并按其中的名称输入。} changed {请查看列表的现状，然后重新排序。} full {请先删除一条指令。} one_only {请选择其中之一，或都不选。} missing {请输入后重试。} other {{field, select, none {请更正后重试。} other {请更正“{field}”后重试。}}}}',

  'failure.unknown-route.what': '此窗口与其背后的程序不匹配。',
  'failure.unknown-route.why': '此窗口打开期间 Dragoman 已更新，窗口请求的内容已不存在。',
  'failure.unknown-route.do': '请重新加载窗口，或退出 Dragoman 后重新启动。',

  'failure.message-too-large.what': '文本过长，无法一次处理。',
  'failure.message-too-large.why':
    '{limit, select, none {Dragoman 限制一次处理的文本量。} other {Dragoman 一次最多处理 {limitSize}。}}',
  'failure.message-too-large.do': '请拆分文本或列表后重试。',

  'failure.file-too-large.what': '{name, select, none {文件} other {“{name}”}}过大。',
  'failure.file-too-large.why':
    '{limit, select, none {在此打开的文本必须能装入内存并保持可编辑。} other {在此打开的文件最大为 {limitSize}。}}',
  'failure.file-too-large.do': '请拆分文件，或复制所需部分后粘贴。',

  'failure.file-unreadable.what': '无法读取{name, select, none {文件} other {“{name}”}}。',
  'failure.file-unreadable.why': '它不是纯文本、编码未知，或这台计算机拒绝访问。',
  'failure.file-unreadable.do': '请将其另存为 UTF-8 纯文本后重新打开，或复制其文本后粘贴。',

  'failure.file-gone.what': '{name, select, none {文件} other {“{name}”}}已不存在。',
  'failure.file-gone.why': '它已被移动、删除，或交付时间过久。',
  'failure.file-gone.do': '请重新选择文件。',

  'failure.no-recogniser.what':
    '服务无法转写{language, select, none {此语言} other {{languageName}}}的语音。',
  'failure.no-recogniser.why':
    '服务没有该语言的语音识别器。如果安装了 PocketSphinx 模型，内置服务可以识别英语。未录制或发送任何内容。',
  'failure.no-recogniser.do':
    '如需识别英语，请安装 Debian 软件包 pocketsphinx-en-us。其他语言请在“设置”的“语音”中指定语音模型的文件夹，或选择其他连接。',

  'failure.speech-model-unusable.what': '语音模型无法使用。',
  'failure.speech-model-unusable.why': '模型中的文件缺失或已损坏。未录制或发送任何内容。',
  'failure.speech-model-unusable.do':
    '请在“设置”的“语音”中检查语音模型的文件夹，或清空该字段以使用已安装的英语模型，然后重新启动 Dragoman。',

  'failure.no-synthesiser.what':
    '服务无法播报{language, select, none {此语言} other {{languageName}}}。',
  'failure.no-synthesiser.why':
    '服务没有该语言的语音。内置服务使用计算机上安装的语音合成程序，如 espeak-ng 或 flite。',
  'failure.no-synthesiser.do':
    '请关闭译文播报，文字译文不受影响。或者安装语音合成程序后重新启动 Dragoman。',

  'failure.stream-refused.what': '服务因错误结束了语音流。',
  'failure.stream-refused.why':
    '{reason, select, flooded {服务发送的文本远多于人能说出的内容。} other {服务的原话见下方。}}此前已确定的内容全部保留。',
  'failure.stream-refused.do':
    '请开始新的会话。如果仍以同样方式结束，请将跟踪 ID 发送给服务的支持人员。',

  'failure.stream-lost.what': '语音流已中断。',
  'failure.stream-lost.why':
    '连接中断，未能及时重新建立。到此为止的文字记录已保留；未到达服务的部分标为缺失。',
  'failure.stream-lost.do': '请检查网络并开始新的会话。如果保留了声音，可以据此补全缺失部分。',

  'failure.recorder-missing.what': '这台计算机上没有录音程序。',
  'failure.recorder-missing.why':
    '{name, select, none {Dragoman 通过程序录制计算机的设备} other {Dragoman 通过 {name} 录音}}，但该程序未安装。',
  'failure.recorder-missing.do':
    '请改选此窗口的麦克风，或安装该程序（Debian 和 Ubuntu 上为 alsa-utils）后重试。',

  'failure.recorder-failed.what':
    '{reason, select, device {设备已不在。} busy {设备正被其他程序占用。} permission {这台计算机拒绝访问该设备。} server {计算机的声音服务器没有响应。} other {录音自行停止。}}',
  'failure.recorder-failed.why':
    '{reason, select, device {它已被拔出或关闭。Dragoman 绝不会自行切换到其他麦克风。} busy {该设备一次只允许一个程序录音。} permission {该账户不能使用声音设备。} server {录音要经过它。} other {录音程序已结束，或过久没有发送数据。}}会话仍在继续，但其间所说的内容缺失。',
  'failure.recorder-failed.do':
    '{reason, select, device {请重新插上，或选择其他音源。} busy {请关闭其他程序，然后重新选择音源。} permission {请授予账户访问声音设备的权限（Linux 上为 audio 组），或使用此窗口的麦克风。} server {请重新启动声音服务器，然后重新选择音源。} other {请重新选择音源。}}',

  'failure.microphone-failed.what':
    '{reason, select, denied {麦克风未获允许。} missing {未找到麦克风。} unplugged {麦克风已不在。} busy {麦克风正被其他程序占用。} ended {麦克风已被停止。} other {无法使用麦克风。}}',
  'failure.microphone-failed.why':
    '{reason, select, denied {此窗口或整个 Dragoman 的访问被拒绝。} missing {计算机上没有可录音的设备。} unplugged {它已被拔出或关闭。Dragoman 绝不会自行切换到其他麦克风。} busy {该设备一次只允许一个程序录音。} ended {系统或浏览器结束了录音。} other {计算机未给出进一步的原因。}}',
  'failure.microphone-failed.do':
    '{reason, select, denied {请在窗口的网站设置和系统的隐私设置中允许麦克风，然后重试。} missing {请插上麦克风，或从计算机的设备或文件录制。} unplugged {请重新插上，或选择其他麦克风。} busy {请关闭其他程序后重试。} other {请重新选择麦克风。}}',

  'failure.sound-unreadable.what': '无法播放{name, select, none {声音文件} other {“{name}”}}。',
  'failure.sound-unreadable.why':
    '{reason, select, empty {其中没有声音。} no_decoder {WAV 以外的文件由 ffmpeg 解码，但它未安装。} other {文件已损坏或类型未知。}}',
  'failure.sound-unreadable.do':
    '{reason, select, empty {请选择其他文件。} no_decoder {请安装 ffmpeg，或将文件另存为 WAV。} other {请将其另存为 WAV 后重新选择。}}',

  'failure.session-running.what': '语音会话正在进行。',
  'failure.session-running.why': '一次只能进行一个会话，期间无法删除。',
  'failure.session-running.do': '请先结束该会话。',

  'failure.disk-full.what': '磁盘已满。',
  'failure.disk-full.why': '收到的内容无法再写入。',
  'failure.disk-full.do': '请释放磁盘空间。有空间后，正在进行的会话会继续保存；文档可以重试。',

  'failure.too-many-files.what': '这台计算机上打开的文件过多。',
  'failure.too-many-files.why': '系统限制可同时打开的文件数量。此前保存的内容没有丢失。',
  'failure.too-many-files.do': '请关闭其他程序，然后重试。',

  'failure.data-not-written.what': '无法保存在这台计算机上。',
  'failure.data-not-written.why':
    'Dragoman 不再有权写入其数据文件夹，或该文件夹所在的驱动器工作不正常。',
  'failure.data-not-written.do':
    '请重新允许写入该文件夹，或连接其驱动器，然后重试。屏幕上的内容仍在。',

  'failure.data-newer.what': '离线服务无法打开其数据。',
  'failure.data-newer.why':
    '{name, select, none {数据} other {“{name}”}}由更新版本的 Dragoman 写入，未做任何更改。',
  'failure.data-newer.do': '请启动新版本，用其他数据文件夹启动 Dragoman，或使用其他连接。',

  'failure.document-refused.what':
    '{reason, select, unknown_format {{name, select, none {文件} other {“{name}”}}的类型无法翻译。} wrong_content {{name, select, none {文件} other {“{name}”}}的内容与其名称不符。} damaged {{name, select, none {文件} other {“{name}”}}已损坏。} password {{name, select, none {文件} other {“{name}”}}受密码保护。} protected {{name, select, none {文件} other {“{name}”}}不允许复制文本。} size {{name, select, none {文件} other {“{name}”}}过大。} tier {{name, select, none {文件} other {“{name}”}}对此账户而言过大。} characters {{name, select, none {文件} other {“{name}”}}文本过多。} too_large_inside {{name, select, none {文件} other {“{name}”}}解压后异常庞大。} too_deep {{name, select, none {文件} other {“{name}”}}嵌套过深。} entities {{name, select, none {文件} other {“{name}”}}自行定义了实体。} entity_growth {{name, select, none {文件} other {“{name}”}}自行定义了实体。} macros {{name, select, none {文件} other {“{name}”}}含有宏。} empty {{name, select, none {文件} other {“{name}”}}没有文本。} encoding {{name, select, none {文件} other {“{name}”}}的编码未知。} xliff_version {{name, select, none {文件} other {“{name}”}}的 XLIFF 版本不受支持。} ditamap {{name, select, none {文件} other {“{name}”}}是 DITA 映射。} no_ocr {此处无法识别{name, select, none {图片} other {“{name}”}}中的文字。} same_language {源语言和目标语言相同。} cancelled {{name, select, none {文件} other {“{name}”}}未经检查。} other {{name, select, none {文件} other {“{name}”}}无法翻译。}}',
  'failure.document-refused.why':
    '{reason, select, unknown_format {Dragoman 可翻译 docx、pptx、xlsx、pdf、html、txt、xliff、srt、idml、xml、json、dita、mif、jpeg 和 png。} wrong_content {其内容属于另一种类型，或是某个程序使用此扩展名的专有格式。} damaged {文件过早结束，或各部分相互矛盾。} password {没有密码，谁都无法读取其中的文本。} protected {无需密码即可打开，但其所有者不允许提取文本。} size {{limit, select, none {每种类型都有最大限制。} other {此类文件最大为 {limitSize}。}}} tier {{limit, select, none {此账户对该类文件的大小限制比其他账户更严。} other {使用此账户时，此类文件最大为 {limitSize}。}}} characters {{limit, select, none {单个文档的字符数有限制。} other {单个文档最多 {limitNumber, number} 个字符。}}} too_large_inside {打开后会超出 Dragoman 可读取的大小：总计 500 MB，每张图片 4000 万像素，每个段落 100 万个字符。} too_deep {其内部嵌套远比普通文档更深，超出了 Dragoman 可读取的层数。} entities {实体可将计算机上的其他文件引入文档，因此不予处理。} entity_growth {它声明的实体展开后大得不可能真实存在。} macros {含有程序的文档不会被转交。} empty {其中没有可翻译的内容；扫描页是图片，不是文本。} encoding {其中的文字不属于 Dragoman 认识的任何编码。} xliff_version {{version, select, none {服务支持 1.2、2.0 和 2.1 版。} other {该文件为 {version} 版；服务支持 1.2、2.0 和 2.1 版。}}} ditamap {映射只指向主题，文本在主题中。} no_ocr {这需要程序 tesseract 及图片语言的数据，而它们未安装。} same_language {文档是从一种语言翻译成另一种语言；同一语言的变体视为相同。} cancelled {检查已停止。} other {未说明原因。}}',
  'failure.document-refused.do':
    '{reason, select, unknown_format {请另存为其中一种格式后重新拖入。} wrong_content {请用其所属程序打开，另存为所需类型后重新拖入。} damaged {请用其所属程序打开，重新保存后再拖入。} password {请用其所属程序打开，去除密码后重新拖入。} protected {请向所有者索取没有此限制的副本。} size {请拆分文件，或去除其中的图片和视频。} tier {请拆分或缩小文件，或使用可接受更大文件的连接。} characters {请拆分文件。} too_large_inside {如果您信任该文件，请用其所属程序打开并重新保存。} too_deep {如果您信任该文件，请用其所属程序打开并重新保存。} entities {请在保存时去除自有的文档类型声明，然后重新拖入。} entity_growth {请在保存时去除自有的文档类型声明，然后重新拖入。} macros {请另存为不含宏的 docx、pptx 或 xlsx 后重新拖入。} empty {请拖入含有文本的文件；将扫描页转为图片（png 或 jpeg）即可识别其文字。} encoding {请另存为 UTF-8 后重新拖入。} xliff_version {请以其中一个版本导出；1.0、1.1 和 2.2 版可在“句段”中翻译。} ditamap {请直接拖入主题文件。} no_ocr {请安装 tesseract 及图片的语言数据，或使用其服务可识别图片的连接。} same_language {请在“源语言”或“目标语言”中选择其他语言。} cancelled {请重新拖入。} other {请拖入其他文件，或尝试其他连接。}}',

  'failure.document-failed.what': '{name, select, none {文档} other {“{name}”}}未能翻译。',
  'failure.document-failed.why':
    '{reason, select, same_language {服务发现文本已经是目标语言。} gone {服务中已没有该文档：已被取回，或保留时间已过。} result_damaged {返回的文件不完整，已丢弃。} result_too_large {结果远大于您的文件可能达到的大小，已停止下载。} result_stalled {结果传输过慢，无法完成，已停止下载。} not_written {结果无法写入其文件夹。} locked {取回结果所需的信息在系统的凭据存储中，而它已锁定或不存在。} interrupted {发送期间 Dragoman 不止一次退出。不会自动重新发送；只有取回的部分才会计费。} other {服务接收并处理了文件，但最终放弃。}}您自己的文件未作更改。',
  'failure.document-failed.do':
    '{reason, select, same_language {请选择其他目标语言。} gone {请重试：文件将重新发送并重新计数。} result_damaged {请重试。} result_too_large {请重试，或联系服务的管理员。} result_stalled {请检查网络，然后重试。} not_written {请确认文件夹存在且有空间，然后重试。} locked {请解锁凭据存储，重新启动 Dragoman 后重试；在此之前重试会重新发送文件。} interrupted {请重试。} other {请重试。如果再次失败，请用其所属程序打开文件，重新保存后再添加。}}',

  'failure.entries-refused.what':
    '{reason, select, none {没有条目。} empty {{field, select, name {名称为空。} terms {没有术语。} other {有空条目。}}} duplicate {{field, select, dictionaries {两部词典的语言相同。} other {有术语重复出现。}}} control_character {{field, select, name {名称中含有非文本字符。} other {术语中含有非文本字符。}}} outer_space {术语的首尾有空格。} too_long {{field, select, name {名称过长。} other {术语或列表过长。}}} too_large {条目过多，一个术语表无法容纳。} same_language {词典的两种语言相同。} last {这是该术语表的最后一部词典。} other {服务不会接受此内容。}}',
  'failure.entries-refused.why':
    '{reason, select, last {术语表不能没有词典。} too_large {{limit, select, none {服务限制术语表的大小。} other {一个术语表的所有词典合计最多 {limitSize}。}}} other {{line, select, none {服务会拒绝。} other {问题出在第 {line} 个条目的{side, select, target {译文} other {原文}}；服务会拒绝整个列表。}}}}未发送任何内容。',
  'failure.entries-refused.do':
    '{reason, select, none {请添加条目。} last {请改为删除整个术语表。} too_large {请将条目分到两个术语表中；最多五个可同时使用。} same_language {请选择两种不同的语言。} duplicate {{field, select, dictionaries {请合并这两部词典。} other {请删除其中一个。}}} too_long {请缩短。} other {请更正后重试。}}',

  'failure.table-refused.what':
    '{reason, select, damaged {{name, select, none {文件} other {“{name}”}}已损坏。} password {{name, select, none {文件} other {“{name}”}}受密码保护。} too_large_inside {{name, select, none {文件} other {“{name}”}}内容过多。} too_deep {{name, select, none {文件} other {“{name}”}}嵌套过深。} entities {{name, select, none {文件} other {“{name}”}}定义了自己的实体。} entity_growth {{name, select, none {文件} other {“{name}”}}定义了自己的实体。} macros {{name, select, none {文件} other {“{name}”}}含有宏。} empty {{name, select, none {文件} other {“{name}”}}为空。} encoding {{name, select, none {文件} other {“{name}”}}的编码未知。} other {{name, select, none {文件} other {“{name}”}}中没有 Dragoman 可读取的术语。}}',
  'failure.table-refused.why':
    '{reason, select, damaged {它过早结束，或各部分互相矛盾。} password {没有密码，谁也无法读取其中的内容。} too_large_inside {一个文件最多读取 500,000 行、128 MB 内容。} too_deep {此类文件是使程序出错的已知手段，因此未打开。} entities {实体可能将这台计算机上的其他文件带入列表，因此不予展开。} entity_growth {它声明的实体展开后大得不可能真实存在。} macros {含有程序的文件不会打开。} empty {其中没有任何行。} encoding {其中的文字不属于 Dragoman 认识的任何编码。} other {术语可从 TSV、两列或四列的 CSV、XLSX 和 TBX 读取。}}未作任何更改。',
  'failure.table-refused.do':
    '{reason, select, too_large_inside {请拆分为多个文件。} password {请用其原程序打开，去除密码后重新选择。} macros {请另存为不含宏的 xlsx 后重新选择。} encoding {请另存为 UTF-8 后重新选择。} empty {请选择其他文件。} damaged {请用其原程序打开，重新保存后再选择。} other {请将列表存为以上任一格式后重新选择。}}',
  'failure.local-memories-down.what': '本地记忆库没有应答。',
  'failure.local-memories-down.why':
    'Dragoman 中负责搜索它们的部分终止，重新启动后又再次终止。其中保存的内容安全无损。',
  'failure.local-memories-down.do':
    '请重试。如果反复出现，请退出 Dragoman 后重新启动；进行中的更改可能未生效。',

  'failure.memory-file-refused.what': '无法导入{name, select, none {文件} other {“{name}”}}。',
  'failure.memory-file-refused.why':
    '{reason, select, declares_entities {它声明的实体展开后大得不可能真实存在。} unreadable_entity {第 {line} 行附近使用的实体位于另一文件、包含标记或包含自身。} unknown_format {它不是 TMX、XLIFF，也不是表格（CSV、TSV）。} oversized {第 {line} 行附近有一段文本或一个标签，大得不可能真实存在。} too_deep {第 {line} 行附近嵌套过深，不可能真实存在。} no_languages {它未注明 Dragoman 认识的语言。} several_sources {它含有源语言的多个变体，且未注明哪一个是源语言。} all_bad {其中没有可用的单元；原因见下方。} other_source {其源语言与记忆库的不同。} other {其中没有可用的内容。}}记忆库保持原样。',
  'failure.memory-file-refused.do':
    '{reason, select, declares_entities {请保存为不含自定义文档类型的文件。} unreadable_entity {请保存为不含自定义文档类型的文件。} unknown_format {请导出为 TMX 后重新选择。} no_languages {请选择各列的语言，或在第一行注明（en,de）。} several_sources {请选择源语言后重试。} all_bad {请更正文件中的语言，或导入到另一个记忆库。} other_source {请导入到源语言相同的记忆库，或新的记忆库。} other {请从原来的程序重新导出。}}',

  'failure.file-not-written.what': '无法写入{name, select, none {文件} other {“{name}”}}。',
  'failure.file-not-written.why': '其文件夹已不存在，或不允许写入。',
  'failure.file-not-written.do': '请确认文件夹存在且可以写入，然后重试。',

  'failure.internal.what': 'Dragoman 出错了。',
  'failure.internal.why': 'Dragoman 内部发生了意外情况。日志中已有记录，但不含您的文本和密钥。',
  'failure.internal.do': '请重试。如果反复出现，请退出 Dragoman 后重新启动；您的文本已保留。',
};
