/**
 * Ideographs of one language alone, of those that the translations of Chromium use: Chinese ones that
 * the Japanese character set lacks, and Japanese ones that neither Chinese character set has.
 */
const CHINESE = new Set(
  `您你设页查标请签备码啟开录问檔步时动为內应卡这览关戶账浏选访扩组图发证载务书錄记许显启统增过
    删键择验该进份项嗎题权试员对获闭检单连复历详资钥现创输确间处传读认击议另歷联视护续织头细继值
    络链栏帮擎还结钮吗隐导频错实语话运户们计误询尝给钱义换风态强摄储电閱让說夹盘仅钟邮别译级预贴
    险阅离狀扫蓝编须轻调软长產终侧幫边哪执擊类样暂馈拟购虛识测每说词锁优够缩变拦贵拖拼种线报滚审
    响适经银协节刚评败閒碟擷则业买维缓见转产曆释欢恶闲划溃观简围桌车么纹监针戏销张订跃总顶专畅镜
    门构环较两驾货骗规远脑绿术颜辆带绝扰綠约质龙弹纠毕宽攔达额满费黃寬临论寻层讯顺绘晚损违乐诱场
    减红块滤颁习絕帧骤诊胁觉兴举墙糕黑悬吧负责辅辑极纸沉练夠朵库叠诈厅仿垃圾跑賴谢爱归谨绪稳际丢
    赖咖啡杀轨篡缝树渲马钓鱼圆热压补拨递笔脸辦难闪萨咪阳奶缘灵闻腾洁办课汇椭橫韌亲忧诞诉尔严阶异
    罗兰园齐窍币奖杂训锻炼馆纲职暱徵`.replace(/\s+/gu, ''),
);
const JAPANESE = new Set(
  `検拡変続択効歴読関込払覧対権閲発実訳値単済戻価応録処険頼奨広転仮囲説両撃気悪収験様経増緑満従
    売遅楽縦挿辺竜覚絵図毎査帯顔継円専隠壊巻軽楕聴裏県釈厳挙舗黒産砕穏乗観廃`.replace(/\s+/gu, ''),
);

/** Whose ideographs a text has for itself: `zh`, `ja`, or null where it has none, or of both. */
export function ideographsOf(text: string): 'zh' | 'ja' | null {
  let chinese = false;
  let japanese = false;
  for (const letter of text) {
    if (CHINESE.has(letter)) chinese = true;
    if (JAPANESE.has(letter)) japanese = true;
  }
  if (chinese === japanese) return null;
  return chinese ? 'zh' : 'ja';
}
