/**
 * Words that turn a text into its opposite, by base language: in each pair the beginnings of words on
 * one side and on the other, parted by a bar. In scripts without spaces they are looked for anywhere.
 */
const OPPOSITES: Readonly<Record<string, string>> = {
  en:
    'left|right upgrad|downgrad enabl|disabl true|false yes|no on|off up|down upper|lower top|bottom ' +
    'open|clos,shut show|hide,hidden,hiding start,begin,begun|stop,end,ends,ended,finish first|last next|previous before|after ' +
    'import|export upload|download install|uninstall,remov mount|unmount connect|disconnect ' +
    'add,adds,added,adding|remov,delet insert|delet,remov creat|delet,destroy,remov increas|decreas maximum,max|minimum,min ' +
    'success,succeed|fail,error allow,permit|deny,denied,denies,forbid,reject,block accept|reject,declin,refus ' +
    'lock|unlock read|writ encrypt|decrypt compress|decompress,extract push|pull input|output ' +
    'sourc|destination,target horizontal|vertical always|never all|none with|without inside|outside ' +
    'visible|hidden,invisible active|inactive online|offline public|private local|remote undo|redo ' +
    'expand|collaps ascending|descending old|new small|larg,big short|long low|high fast|slow more|less,fewer ' +
    'forward|backward,back send,sent|receiv load|unload,save log,login|logout in|out parent|child ' +
    'include|exclude positive|negative early|late available|unavailable hot|cold full|empty asc|desc ' +
    'attach|detach bind|unbind mute|unmute above|below internal|external correct|incorrect,wrong light|dark',
  de:
    'links,linke|rechts,rechte aktivier|deaktivier wahr|falsch ja|nein ein|aus an|aus oben,ober|unten,unter ' +
    'öffn|schließ zeig,einblend|verberg,ausblend,verstec start,beginn|stopp,beend,end erste|letzte nächst|vorherig,vorig ' +
    'vor|nach importier|exportier hochlad|herunterlad installier|deinstallier,entfern verbind|trenn einhäng|aushäng ' +
    'hinzufüg|entfern,lösch erstell|lösch,entfern erhöh|verringer,senk maximal|minimal größt|kleinst ' +
    'erfolg|fehl erlaub,zulass|verbiet,verweiger,ablehn annehm,akzeptier|ablehn sperr|entsperr lesen,lese,liest,lesbar|schreib ' +
    'verschlüssel|entschlüssel eingabe|ausgabe quell|ziel waagerecht,horizontal|senkrecht,vertikal immer|nie,niemals ' +
    'mit|ohne innerhalb|außerhalb sichtbar|unsichtbar,versteckt aktiv|inaktiv online|offline öffentlich|privat lokal|entfernt ' +
    'aufklapp,ausklapp|zuklapp,einklapp aufsteigend|absteigend alt|neu klein|groß kurz|lang niedrig|hoch schnell|langsam mehr|weniger ' +
    'vorwärts|rückwärts,zurück send|empfang anmeld|abmeld intern|extern positiv|negativ richtig|falsch hell|dunkel voll|leer gültig|ungültig',
  fr:
    'gauche|droit activ|désactiv vrai|faux oui|non haut|bas supérieur|inférieur ouvr|ferm affich,montr|masqu,cach ' +
    'démarr,commenc,début|arrêt,termin,fin premi|derni suivant|précédent avant|après import|export envoy|recev,reçu ' +
    'install|désinstall connect|déconnect mont|démont ajout|supprim,retir,enlev créer,créé,création|supprim augment|diminu,rédui ' +
    'maxim|minim succès,réuss|échec,échou autoris,permet,permis|interdi,refus accept|refus,rejet verrouill|déverrouill ' +
    'lire,lecture|écrire,écriture chiffr|déchiffr entrée|sortie source|destination,cible horizontal|vertical toujours|jamais ' +
    'avec|sans intérieur|extérieur visible|masqué,invisible actif,active|inactif,inactive public|privé local|distant ' +
    'développ|rédui croissant|décroissant ancien|nouve petit|grand court|long rapide|lent plus|moins interne|externe ' +
    'positif|négatif correct|incorrect clair|sombre plein|vide téléchargement|téléversement tout,tous|aucun',
  es:
    'izquierd|derech activ,habilit|desactiv,deshabilit,inhabilit verdader|fals sí|no arriba|abajo superior|inferior ' +
    'abrir,abre,abra,abrió,abiert|cerr mostr,muestr|ocult inici,empez,comenz|deten,parar,termin,final primer|últim siguiente|anterior antes|después ' +
    'import|export subi,sube|baj,descarg instal|desinstal conect|desconect mont|desmont añad,agreg|elimin,quit,borr ' +
    'crear,creado,creación|elimin,borr aument|disminu,reduc máxim|mínim éxito|fall,error permit|deneg,prohib acept|rechaz bloque|desbloque ' +
    'leer,lectura|escrib,escritura cifr|descifr entrada|salida origen|destino horizontal|vertical siempre|nunca con|sin ' +
    'dentro|fuera visible|ocult,invisible activo|inactivo públic|privad local|remot expand|contra ascendente|descendente ' +
    'antigu,viej|nuev pequeñ|grand cort|larg rápid|lent más|menos envi|recib intern|extern positiv|negativ correct|incorrect clar|oscur llen|vací todo|ningun',
  it:
    'sinistr|destr abilit,attiv|disabilit,disattiv vero|falso sì|no apri,apert|chiud,chius mostr|nascond avvi,inizi|arrest,ferm,fine ' +
    'prim|ultim successiv|precedent import|export,esport install|disinstall aggiung|rimuov,elimin aument|diminu massim|minim con|senza',
  pt:
    'esquerd|direit ativ,habilit|desativ,desabilit verdadeir|fals sim|não abrir,abra,abert|fech mostr,exib|ocult inici|parar,termin primeir|últim ' +
    'próxim|anterior import|export instal|desinstal adicion|remov,exclu aument|diminu máxim|mínim com|sem',
  nl:
    'links|rechts inschakel|uitschakel waar|onwaar ja|nee open|sluit toon|verberg start|stop eerste|laatste volgende|vorige ' +
    'import|export installe|verwijder toevoeg|verwijder verhoog|verlaag met|zonder aan|uit',
  ru:
    'левый,левая,левое,левого,левой,слева,влево|прав,справа,вправо включ|выключ,отключ истин|лож да|нет откры|закры показ|скры начат,запус|остан,законч перв|последн следующ|предыдущ ' +
    'импорт|экспорт установ|удал добав|удал увелич|уменьш максим|миним с|без',
  ar:
    'يسار,اليسار,أيسر,الأيسر|يمين,اليمين,أيمن,الأيمن تمكين,تفعيل|تعطيل صحيح|خطأ,خاطئ نعم|لا فتح,افتح|إغلاق,اغلاق,أغلق عرض,إظهار,أظهر|إخفاء,أخف ' +
    'بدء,ابدأ|إيقاف,أوقف,إنهاء الأول,أول|الأخير,آخر التالي|السابق قبل|بعد استيراد|تصدير رفع|تنزيل تثبيت|إزالة اتصال|قطع إضافة,أضف|حذف,إزالة,احذف ' +
    'زيادة|تقليل,إنقاص أقصى,الأقصى|أدنى,الأدنى نجح,نجاح|فشل سماح,السماح|رفض,منع قبول|رفض قفل|فتح قراءة|كتابة تشفير|فك إدخال|إخراج دائما,دائمًا|أبدا,أبدًا ' +
    'مع|بدون,دون داخل|خارج ظاهر,مرئي|مخفي نشط|خامل عام|خاص تصاعدي|تنازلي قديم|جديد صغير|كبير قصير|طويل سريع|بطيء أكثر|أقل أعلى|أسفل ترقية|تخفيض',
  ja:
    '左|右 有効|無効 真|偽 はい|いいえ オン|オフ 上|下 開|閉 表示|非表示,隠 開始,始|停止,終了,終わ 最初|最後 次|前 インポート|エクスポート ' +
    'アップロード|ダウンロード アップグレード|ダウングレード インストール|アンインストール,削除 接続|切断 追加|削除 作成|削除 増|減 最大|最小 成功|失敗 許可|拒否,禁止 ' +
    'ロック|ロック解除 読み|書き 暗号化|復号 入力|出力 送信|受信 水平,横|垂直,縦 常に|決して 可能|不可 内|外 公開|非公開 昇順|降順 古|新 小さ|大き 短|長 低|高 速|遅 多|少 ' +
    '展開|折りたた,圧縮 オンライン|オフライン 正し|誤 明る|暗',
  zh:
    '左|右 启用,啟用|禁用,停用 真|假 是|否 开,開|关,關 上|下 打开,打開|关闭,關閉 显示,顯示|隐藏,隱藏 开始,開始,启动,啟動|停止,结束,結束 首|末 第一|最后,最後 下一|上一 ' +
    '之前|之后,之後 导入,匯入|导出,匯出 上传,上傳|下载,下載 升级,升級|降级,降級 安装,安裝|卸载,解除安裝 连接,連接|断开,斷開 添加,新增|删除,刪除,移除 ' +
    '创建,建立|删除,刪除 增|减,減 最大|最小 成功|失败,失敗 允许,允許|拒绝,拒絕,禁止 接受|拒绝,拒絕 锁定,鎖定|解锁,解鎖 读,讀|写,寫 加密|解密 输入,輸入|输出,輸出 发送,傳送|接收 ' +
    '水平|垂直 总是,總是|从不,從不 内,內|外 公开,公開|私有 升序|降序 旧,舊|新 小|大 短|长,長 低|高 快|慢 多|少 展开,展開|折叠,摺疊 在线,線上|离线,離線 正确,正確|错误,錯誤 有|无,無',
};

/** Beginnings that make a word its own opposite. */
const PREFIXES: Readonly<Record<string, readonly string[]>> = {
  en: ['un', 'in', 'im', 'ir', 'il', 'dis', 'non', 'non-', 'de', 'mis'],
  de: ['un', 'de', 'des', 'in', 'ent', 'nicht'],
  fr: ['in', 'im', 'ir', 'il', 'dé', 'dés', 'mal', 'non-'],
  es: ['in', 'im', 'ir', 'des', 'i', 'no-'],
  it: ['in', 'im', 'ir', 'dis', 's'],
  pt: ['in', 'im', 'ir', 'des', 'i'],
  nl: ['on', 'niet-', 'de'],
};
/** Shorter words begin like that by chance: `to`, `into`. */
const LEAST_PREFIXED = 3;

type Side = readonly string[];
const pairsOf = (line: string): readonly (readonly [Side, Side])[] =>
  line.split(' ').map((pair) => {
    const [one = '', other = ''] = pair.split('|');
    return [one.split(','), other.split(',')] as const;
  });

const known = new Map<string, ReturnType<typeof pairsOf>>();

function oppositesOf(language: string): ReturnType<typeof pairsOf> {
  let pairs = known.get(language);
  if (pairs === undefined) {
    pairs = Object.hasOwn(OPPOSITES, language) ? pairsOf(OPPOSITES[language] ?? '') : [];
    known.set(language, pairs);
  }
  return pairs;
}

const UNSPACED: ReadonlySet<string> = new Set(['ja', 'zh']);

/** Words of two texts that say the opposite of each other. */
export interface Opposition {
  readonly query: readonly string[];
  readonly stored: readonly string[];
}

/**
 * Opposites among the words that one text has and the other lacks.
 * @param query folded words in order
 */
export function oppositesBetween(
  query: readonly string[],
  stored: readonly string[],
  language: string,
): Opposition {
  const [ours, theirs] = UNSPACED.has(language)
    ? changedSigns(query, stored)
    : [lacking(query, stored), lacking(stored, query)];
  const found = { query: new Set<string>(), stored: new Set<string>() };
  if (ours.length === 0 || theirs.length === 0) return { query: [], stored: [] };
  const isIn = UNSPACED.has(language)
    ? (word: string, part: string) => word.includes(part)
    : (word: string, part: string) =>
        begins(language === 'ar' ? word.replace(ARTICLE, '') : word, part);
  const first = (words: readonly string[], parts: Side) =>
    words.find((word) => parts.some((part) => isIn(word, part)));
  for (const [one, other] of oppositesOf(language)) {
    for (const [a, b] of [[one, other] as const, [other, one] as const]) {
      const mine = first(ours, a);
      const yours = first(theirs, b);
      // A run of signs that has both sides on both sides says nothing.
      if (mine === undefined || yours === undefined || mine === yours) continue;
      found.query.add(mine);
      found.stored.add(yours);
    }
  }
  for (const prefix of PREFIXES[language] ?? []) {
    for (const word of ours) {
      const other = theirs.find((one) => isPrefixed(word, one, prefix));
      if (other === undefined) continue;
      found.query.add(word);
      found.stored.add(other);
    }
  }
  return { query: [...found.query], stored: [...found.stored] };
}

/** Short words are the beginning of too many others. */
const begins = (word: string, part: string) =>
  part.length > 3 ? word.startsWith(part) : word === part;

const ARTICLE = /^[وبل]?ال(?=.{3})/u;

const isPrefixed = (a: string, b: string, prefix: string) =>
  Math.min(a.length, b.length) >= LEAST_PREFIXED && (a === prefix + b || b === prefix + a);

function lacking(words: readonly string[], others: readonly string[]): string[] {
  const there = new Set(others);
  return words.filter((word) => !there.has(word));
}

/** What is left of two texts of signs without their common beginning and end, widened to a word. */
function changedSigns(a: readonly string[], b: readonly string[]): [string[], string[]] {
  let from = 0;
  while (from < Math.min(a.length, b.length) && a[from] === b[from]) from += 1;
  let end = 0;
  while (end < Math.min(a.length, b.length) - from && a.at(-1 - end) === b.at(-1 - end)) end += 1;
  const part = (words: readonly string[]) =>
    words.slice(Math.max(0, from - 1), words.length - Math.max(0, end - 1)).join('');
  const [one, other] = [part(a), part(b)];
  return [one === '' ? [] : [one], other === '' ? [] : [other]];
}
