/**
 * Endings of words by language, for telling whether one word is a form of another. `ies>y` stands for
 * an ending that takes the place of another one. They are grammar's, not a dictionary's: words that
 * change within their stem (`went`) are not found.
 */
const SCANDINAVIAN = `en n et t ar er or r na arna erna orna rna ens ets s ns as ers arnas ernas a e de te
  ade dde at ad it ande ende are ast aste es ede ene ane ne erne eren ernes enes else elsen`;
const CZECH = `a e i o u y ou em um am ach ami emi ech ich ovi ove iho imu im imi eho emu ym ymi ych ej
  om och iam iach ty>et tu>et oveho ovemu at et it ti ovat uje uji ujte oval ovala ovali ovan ovana ovano ovany ovaneho
  al ala alo ali aly il ila ilo ili ily el ela eli an ana ano any en ena eno eny im is ite ime ej ek>k ec>c
  ok>k`;

export const ENDINGS: Readonly<Record<string, string>> = {
  de: `e en n er ern es s em est st t te ten tet test et ete eten end ende enden ender endes endem ens
    nen se sen ses ne innen>in en>o en>um en>us eln>el ere eren erer eres erem este esten ien`,
  en: `s es 's d ed ing ing>e ed>e ies>y ied>y es>is ices>ex ices>ix a>on a>um ves>f ves>fe men>man`,
  nl: `en n s e t te ten de den er ers eren d st ste je jes tje tjes etje etjes s's ies>ie`,
  sv: SCANDINAVIAN,
  da: SCANDINAVIAN,
  nb: SCANDINAVIAN,
  fr: `s x e es é ée és ées er ez ent ons ant ants ante antes ais ait aient era erez eront erons erai a as ai
    i is it ie ies ir issent issant issons issez ira iront u ue us ues re rez rons rent aux>al aux>ail
    elle>el elles>el elle>eau elles>eau lle>l lles>l ienne>ien iennes>ien enne>en ennes>en euse>eux euses>eux euse>eur
    euses>eur rice>eur rices>eur ive>if ives>if che>c ches>c onne>on onnes>on ne>n nes>n tte>t ttes>t
    ère>er ères>er ète>et ètes>et que>c ques>c gue>g gues>g`,
  es: `s es ces>z o a os as e en an amos emos imos áis éis ís é ó í ió aron ieron ando iendo yendo ado ada
    ados adas ido ida idos idas ar er ir aba aban ábamos aré ará arán eré erá erán iré irá irán ía ían aría
    ería iría arse erse irse arlo arla arlos arlas arle erlo erla irlo irla ado lo la los las nos ndose ase
    elo ela elos elas ele elas ara iera ad ed id uese`,
  it: `o a i e hi he are ere ire io ia ii ie iamo ate ete ite ano ono ato ata ati uto uta uti ute ito ita iti
    ite ando endo ava avano eva evano iva ivano erà eranno erò irà iranno ò ì arsi ersi irsi arlo arla
    arli arle erlo erla irlo arono irono isce iscono isci`,
  pt: `s es ns>m ões>ão ães>ão ãos>ão ais>al éis>el eis>el óis>ol uis>ul is>il o a os as e em am amos emos
    imos ou eu iu aram eram iram ando endo indo ado ada ados adas ido ida idos idas ar er ir ava avam ia
    iam ará erá irá arão erão irão arei asse esse am-se ar-se u io`,
  ro: `a e i ă ul ului ului ii ilor elor lor le uri urile urilor i ile iile ei ele o ăm ați ează at ată ați ate
    ă ind and a ea re re iei ia iile ie`,
  pl: `a i y e ę ą o u ie em iem om ami mi ach ów owi owie ego emu ej ym ymi ych im imi ich ać eć ić yć ować
    uje ują ujesz ujemy uj ujcie ował owała owali owały owano owany owana owane owanego owania owanie a
    am asz amy acie ają aj ajcie ał ała ało ali ały ił iła iło ili iły ył yła yli any ana ane ani anego
    anej anych anym ony ona one eni onego onej onych isz imy icie ij yj ysz ymy ycie ek>k iec>c ec>c
    eń>n ia io ię ią iu iom iami iach iów`,
  cs: CZECH,
  sk: CZECH,
  sl: `a e i o u em om ih im ima imi ega emu ega ami ama ah ov ev ju jo ih ije ijo ati iti eti im iš imo ite ijo
    am aš a amo ate ajo al ala alo ali il ila ilo ili an ana ano ani en ena eno eni ek>k ec>c`,
  ru: `а я о е ё ы и й ь у ю ой ей ою ею ом ем ём ам ям ами ями ах ях ов ев ёв ий ый ая яя ое ее ие ые его ого
    ему ому им ым ими ыми их ых юю ую ия ию ии ией иям иями иях ть ти ить ать ять еть уть ите йте айте
    яйте ает яет ают яют аешь яешь аем яем ит ат ят ишь им ил ила или ило ал ала али ало ял яла яли яло
    ел ела ели ело ён ён ена ено ены ан ана ано аны ян ённый ённая ённое ённые ённого ённой анный анная
    анное анные анного анной ься ся сь ться тся ится ятся ается аются ился илась ились иться аться
    ок>к ек>к ец>ц ень>н ня>ень ни>ень ней>ень ням>ень ует уют уй уйте овать овал овала овали`,
  uk: `а я о е є и і ї й ь у ю ою ею єю ом ем єм ам ям ами ями ах ях ів їв ей ий ій яя еє ого ому им ими их
    ію ія ії ією іям іями іях ти ити ати яти іти ить ать ять іть іте айте ає яє ають яють ив ила или ило
    ав ала али ало яв яла яли ено ано аний ана ане ані ений ена ені еного ься ся сь ться ується ують
    ує уйте увати ував увала ок>к ек>к ець>ц`,
  bg: `а я о е и й ът ят та то те а ите ове овете ия ията ят ии иите ни ната ният ното ните ен на но м ш ме те
    ат ят ва ваме вате ват ил ила или ал ала али ан ана ано ани ен ена ено ени ка ки`,
  el: `ος ου ο οι ων ους η ης ες α ας ι ια ιου ιων ες εις εως εων ή ής ές ών ό ού οί ός ούς ά άς ί ίς μα ματος
    ματα ματων ω εις ει ουμε ετε ουν ουνε ησε ησα ησω ηθηκε μενος μενη μενο μενα τε στε σετε`,
  lt: `as is us ys a ė e i o u ą ę į ų ai ei ui iai iui io ių iu ies aus ėje oje uje yje ose ėse uose iuose ams
    ems ims oms ėms ais ėmis omis imis iais umi es os ės ą ūs ti yti oti uoti a ia oja uoja ė ėjo ojo uojo`,
  lv: `s š is us a e u i o ā ē ī ū am em im um as es us ai ei os ēs īs ās iem ām ēm īm is us u āk ja jas ju jam
    jā jai ju jām jās t ēt āt īt ot oj ē ā ī a ām jas`,
};
