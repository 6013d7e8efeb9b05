import type { memories as en } from '../en/memories.ts';

/** Words of the Memories screen and of what other screens say of local memories. */
export const memories: Readonly<Record<keyof typeof en, string>> = {
  'memories.title': 'الذاكرات',
  'memories.tabs': 'مكان الذاكرات',
  'memories.tab.local': 'على هذا الحاسوب',
  'memories.tab.service': 'لدى الخدمة',
  'memories.loading': 'جارٍ تحميل الذاكرات.',

  'memories.local': 'الذاكرات على هذا الحاسوب',
  'memories.none':
    'لا توجد ذاكرة على هذا الحاسوب بعد. استورد ملفًا صدّره برنامج آخر، أو أنشئ ذاكرة فارغة واملأها في محرر المقاطع.',
  'memories.none-chosen': 'اختر ذاكرة لعرض وحداتها.',
  'memories.pair': '\u2068{source}\u2069 ← \u2068{targets}\u2069',
  'memories.units':
    '{count, plural, zero {لا وحدات} one {وحدة واحدة} two {وحدتان} few {# وحدات} many {# وحدة} other {# وحدة}}',
  'memories.assigned-count':
    '{count, plural, =0 {غير مسندة} one {مسندة إلى زوج واحد} two {مسندة إلى زوجين} few {مسندة إلى # أزواج} many {مسندة إلى # زوجًا} other {مسندة إلى # زوج}}',
  'memories.new': 'ذاكرة جديدة',
  'memories.name': 'الاسم',
  'memories.source': 'لغة المصدر',
  'memories.target-add': 'إضافة لغة هدف',
  'memories.targets': 'لغات الهدف',
  'memories.choose-language': 'اختر لغة',
  'memories.target-remove': 'إزالة \u2068{language}\u2069',
  'memories.create': 'إنشاء',
  'memories.leave': 'إلغاء',
  'memories.rename': 'إعادة تسمية',
  'memories.rename-name': 'الاسم الجديد',
  'memories.keep-name': 'حفظ الاسم',
  'memories.changed': 'تاريخ التغيير {day}',

  'memories.export': 'تصدير',
  'memories.export-tmx': 'بصيغة TMX لبرامج الترجمة الأخرى',
  'memories.export-csv': 'بصيغة CSV لجداول البيانات',
  'memories.exported':
    '«\u2068{name}\u2069» في مجلد النتائج، وفيه {count, plural, zero {لا وحدات} one {وحدة واحدة} two {وحدتان} few {# وحدات} many {# وحدة} other {# وحدة}}.',
  'memories.deduplicate': 'إزالة الوحدات المكررة',
  'memories.deduplicated':
    '{count, plural, =0 {لم تكن في «\u2068{name}\u2069» وحدات مكررة.} one {أُزيلت وحدة مكررة واحدة من «\u2068{name}\u2069»؛ وبقيت أحدثها تغييرًا.} two {أُزيلت وحدتان مكررتان من «\u2068{name}\u2069»؛ وبقيت من كل وحدة أحدثها تغييرًا.} few {أُزيلت # وحدات مكررة من «\u2068{name}\u2069»؛ وبقيت من كل وحدة أحدثها تغييرًا.} many {أُزيلت # وحدة مكررة من «\u2068{name}\u2069»؛ وبقيت من كل وحدة أحدثها تغييرًا.} other {أُزيلت # وحدة مكررة من «\u2068{name}\u2069»؛ وبقيت من كل وحدة أحدثها تغييرًا.}}',
  'memories.merge': 'دمج ذاكرة أخرى في هذه',
  'memories.merge-from': 'الذاكرة التي تُدمج في «\u2068{name}\u2069»',
  'memories.merge-other-source': 'لغة مصدرها \u2068{language}\u2069، وهذه بغيرها.',
  'memories.merge-about':
    'تُنقل إلى «\u2068{name}\u2069» كل وحدات «\u2068{from}\u2069» ({count, plural, zero {لا وحدات} one {وحدة واحدة} two {وحدتان} few {# وحدات} many {# وحدة} other {# وحدة}})، وتزول «\u2068{from}\u2069» نفسها. لا يمكن التراجع عن ذلك.',
  'memories.merge-do': 'دمج',
  'memories.merged': 'صارت «\u2068{from}\u2069» جزءًا من «\u2068{name}\u2069».',
  'memories.remove': 'حذف الذاكرة',
  'memories.remove-title': 'هل تريد حذف «\u2068{name}\u2069»؟',
  'memories.remove-about':
    '{count, plural, =0 {هي فارغة.} one {تُحذف وحدتها الوحيدة من هذا الحاسوب.} two {تُحذف وحدتاها من هذا الحاسوب.} few {تُحذف وحداتها الـ# من هذا الحاسوب.} many {تُحذف وحداتها الـ# من هذا الحاسوب.} other {تُحذف وحداتها الـ# من هذا الحاسوب.}} لا يمكن التراجع عن ذلك. صدّرها أولًا إذا كنت قد تحتاج إليها.',
  'memories.remove-type': 'اكتب اسم الذاكرة لحذفها',
  'memories.remove-do': 'حذف',
  'memories.remove-keep': 'الاحتفاظ بها',
  'memories.removed': 'حُذفت «\u2068{name}\u2069».',

  'memories.work':
    '{kind, select, import {جارٍ استيراد} export {جارٍ تصدير} deduplicate {جارٍ البحث عن الوحدات المكررة في} other {جارٍ دمج}} \u2068{name}\u2069',
  'memories.work-units':
    '{count, plural, zero {لا وحدات} one {وحدة واحدة} two {وحدتان} few {# وحدات} many {# وحدة} other {# وحدة}}',
  'memories.work-share': '{percent, number}% · {units}',

  'memories.import': 'استيراد',
  'memories.import-choose': 'استيراد ملف',
  'memories.import-drop': 'أفلت ملف TMX أو XLIFF أو CSV أو TSV لاستيراده.',
  'memories.import-title': 'استيراد «\u2068{name}\u2069»',
  'memories.import-into': 'استيراد إلى',
  'memories.import-into-new': 'ذاكرة جديدة',
  'memories.import-into-known': 'ذاكرة موجودة',
  'memories.import-name': 'اسم الذاكرة الجديدة',
  'memories.import-memory': 'الذاكرة',
  'memories.import-table':
    'يذكر الجدول لغاته في سطره الأول (\u2068en, de\u2069). إذا لم يذكرها فحدّدها هنا.',
  'memories.import-unnamed': 'المذكورة في الملف',
  'memories.import-source': 'لغة العمود الأول',
  'memories.import-target': 'لغة العمود الثاني',
  'memories.import-variant': 'لغة المصدر',
  'memories.import-skip': 'استبعاد الوحدات الموجودة',
  'memories.import-start': 'استيراد',
  'memories.import-again': 'إعادة المحاولة',
  'memories.import-running': 'جارٍ استيراد «\u2068{name}\u2069»',
  'memories.import-cancel': 'إلغاء الاستيراد',
  'memories.import-cancelled': 'أُلغي الاستيراد. لم يُحفظ منه شيء.',
  'memories.import-done': 'صار «\u2068{file}\u2069» في «\u2068{memory}\u2069».',
  'memories.import-facts':
    '{added, plural, =0 {لم تُضف أي وحدة} one {أُضيفت وحدة واحدة} two {أُضيفت وحدتان} few {أُضيفت # وحدات} many {أُضيفت # وحدة} other {أُضيفت # وحدة}} · {repeated, plural, =0 {لا تكرار} one {واحدة كانت موجودة} two {اثنتان كانتا موجودتين} few {# كانت موجودة} many {# كانت موجودة} other {# كانت موجودة}} · {bad, plural, =0 {كلها صالحة} one {واحدة غير صالحة} two {اثنتان غير صالحتين} few {# غير صالحة} many {# غير صالحة} other {# غير صالحة}}',
  'memories.import-format': '\u2068{format}\u2069، \u2068{encoding}\u2069',
  'memories.import-repairs': 'ما صُحّح أثناء القراءة',
  'memories.import-bad': 'المستبعَد',
  'memories.import-bad-first':
    '{count, plural, zero {لا وحدات مستبعدة.} one {أول وحدة مستبعدة.} two {أول وحدتين مستبعدتين.} few {أول # وحدات مستبعدة.} many {أول # وحدة مستبعدة.} other {أول # وحدة مستبعدة.}}',
  'memories.import-line': 'السطر {line, number}',
  'memories.import-waiting':
    '{count, plural, zero {لا ملفات أخرى بعد هذا الملف.} one {سيُسأل عن ملف آخر بعد هذا الملف.} two {سيُسأل عن ملفين آخرين بعد هذا الملف.} few {سيُسأل عن # ملفات أخرى بعد هذا الملف.} many {سيُسأل عن # ملفًا آخر بعد هذا الملف.} other {سيُسأل عن # ملف آخر بعد هذا الملف.}}',
  'memories.import-assign':
    '{count, plural, zero {اسألها عن أزواجها دون أن تُختار} one {اسألها عن \u2068{pair}\u2069 دون أن تُختار} two {اسألها عن زوجيها دون أن تُختار} few {اسألها عن أزواجها الـ# دون أن تُختار} many {اسألها عن أزواجها الـ# دون أن تُختار} other {اسألها عن أزواجها الـ# دون أن تُختار}}',
  'memories.import-close': 'إغلاق التقرير',
  'memories.bad':
    '{reason, select, no_source {ليس لها نص مصدر.} no_target {ليست لها ترجمة.} unknown_language {لغاتها غير معروفة هنا.} other_source_language {لغة مصدرها غير لغة مصدر الذاكرة.} dropped_variant {استُبعدت إحدى صورها اللغوية: لغتها غير معروفة أو لها نص من قبل.} too_many_cells {خلاياها أكثر من خلايا السطر الأول.} too_long {أطول من أي مقطع حقيقي.} other {تعذّر استخدامها.}}',
  'memories.repair':
    '{kind, select, bare_ampersand {عُدّت العلامة «&» المفردة حرفًا عاديًا} bare_less_than {عُدّت العلامة «<» المفردة حرفًا عاديًا} undefined_entity {صُحّح كيان غير معرَّف} illegal_character {استُبعد حرف غير مسموح به} invalid_bytes {عُلّمت بايتات لا تؤلف حرفًا} unbalanced_tag {أُغلق وسم} unknown_element {صار عنصر غير معروف نصًا} malformed_attribute {أُصلحت سمة} cut_short {انتهى الملف مبكرًا} other {صُحّح شيء آخر}}',
  'memories.times': '× {count, number}',

  'memories.views': 'ما يُعرض من الذاكرة',
  'memories.view.units': 'الوحدات',
  'memories.view.pairs': 'الأزواج المسندة',
  'memories.view.statistics': 'الإحصاءات',

  'memories.search': 'البحث في الوحدات',
  'memories.search-in': 'في',
  'memories.search-mode': 'طريقة البحث',
  'memories.search-exact': 'تام',
  'memories.search-fuzzy': 'مشابه',
  'memories.unit-list': 'وحدات «\u2068{name}\u2069»',
  'memories.found':
    '{total, plural, =0 {لم يُعثر على شيء} one {عُثر على وحدة واحدة} two {عُثر على وحدتين} few {عُثر على # وحدات} many {عُثر على # وحدة} other {عُثر على # وحدة}}',
  'memories.all-units':
    '{total, plural, =0 {لا وحدات} one {وحدة واحدة} two {وحدتان} few {# وحدات} many {# وحدة} other {# وحدة}}',
  'memories.searching': 'جارٍ البحث',
  'memories.units-none': 'هذه الذاكرة فارغة. استورد ملفًا إليها أو أضف وحدة.',
  'memories.units-not-found':
    'لا توجد وحدة تحتوي على هذا. يعثر «مشابه» على صور أخرى للكتابة والكلمات.',
  'memories.unit-add': 'إضافة وحدة',
  'memories.unit-edit': 'تعديل الوحدة',
  'memories.unit-remove': 'حذف الوحدة',
  'memories.unit-remove-sure': 'هل تريد حذف هذه الوحدة؟ لا يمكن التراجع عن ذلك.',
  'memories.unit-remove-do': 'حذف',
  'memories.unit-remove-keep': 'الاحتفاظ بها',
  'memories.unit-save': 'حفظ',
  'memories.unit-new': 'وحدة جديدة',
  'memories.unit-percent': '{percent, number}%',
  'memories.unit-needs': 'يلزم الوحدةَ مصدر وترجمة واحدة على الأقل.',
  'memories.unit-saved': 'حُفظت الوحدة.',
  'memories.unit-removed': 'حُذفت الوحدة.',

  'memories.pairs-about':
    'تُسأل الذاكرة عن الزوج المسند دون أن تُختار: من «الذاكرات المحلية أولًا» في شاشة النص، ومن محرر المقاطع. تُسأل ذات الرقم الأصغر أولًا.',
  'memories.pair-name': '\u2068{source}\u2069 إلى \u2068{target}\u2069',
  'memories.pair-priority': 'ترتيبها للزوج \u2068{pair}\u2069',
  'memories.pair-others':
    '{count, plural, =0 {لا تُسأل ذاكرة أخرى.} one {تُسأل أيضًا: {names}.} two {تُسأل أيضًا: {names}.} few {تُسأل أيضًا: {names}.} many {تُسأل أيضًا: {names}.} other {تُسأل أيضًا: {names}.}}',
  'memories.pair-other': '\u2068{name}\u2069 ({priority, number})',

  'memories.stat-units': 'الوحدات',
  'memories.stat-words': 'الكلمات',
  'memories.stat-characters': 'الأحرف',
  'memories.stat-distinct': 'الكلمات المختلفة',
  'memories.stat-language': 'اللغة',
  'memories.stat-repeated':
    '{count, plural, =0 {لا يتكرر أي مصدر.} one {يتكرر مصدر واحد.} two {يتكرر مصدران.} few {تتكرر # مصادر.} many {يتكرر # مصدرًا.} other {يتكرر # مصدر.}}',
  'memories.stat-changed': 'تاريخ التغيير بين {first} و{last}.',
  'memories.stat-authors': 'أصحاب الوحدات',
  'memories.stat-authors-none': 'لا تذكر أي وحدة صاحبها.',
  'memories.stat-author-units':
    '{count, plural, zero {لا وحدات} one {وحدة واحدة} two {وحدتان} few {# وحدات} many {# وحدة} other {# وحدة}}',
  'memories.stat-counting': 'جارٍ العد.',
  'memories.stat-sides': 'ما في الجانبين',

  'memories.service-about':
    'هذه الذاكرات تخص الحساب لدى \u2068{connection}\u2069. تُغيَّر هناك؛ ويمكن اختيارها هنا.',
  'memories.service-none': 'ليس في الحساب ذاكرات.',
  'memories.service-list': 'الذاكرات لدى الخدمة',
  'memories.column.name': 'الاسم',
  'memories.column.languages': 'اللغات',
  'memories.column.units': 'الوحدات',
  'memories.column.created': 'تاريخ الإنشاء',
  'memories.column.updated': 'تاريخ التغيير',
  'memories.service-range':
    '\u2068{first, number}–{last, number}\u2069 من {total, plural, zero {# ذاكرة} one {ذاكرة واحدة} two {ذاكرتين} few {# ذاكرات} many {# ذاكرة} other {# ذاكرة}}',
  'memories.page': 'الصفحة {page, number} من {pages, number}',
  'memories.page-first': 'الصفحة الأولى',
  'memories.page-previous': 'الصفحة السابقة',
  'memories.page-next': 'الصفحة التالية',
  'memories.page-last': 'الصفحة الأخيرة',
  'memories.page-gone': 'صارت القائمة أقصر: هذه صفحتها الأخيرة الآن.',
  'memories.refresh': 'إعادة التحميل',
  'memories.unknown-day': 'غير مذكور',

  'memories.local-first': 'الذاكرات المحلية أولًا',
  'memories.local-group': 'الذاكرات المحلية',
  'memories.local-about':
    'المقاطع التي تعرفها ذاكرة على هذا الحاسوب تؤخذ منها؛ لا يُرسل ويُحتسب إلا الباقي.',
  'memories.local-chosen': 'الذاكرات التي تُسأل، بهذا الترتيب',
  'memories.local-asked':
    '{count, plural, =0 {لا توجد ذاكرة مسندة إلى الزوج \u2068{pair}\u2069. أسند واحدة في شاشة «الذاكرات»، أو اختر واحدة هنا.} one {\u2068{pair}\u2069: {names}.} two {\u2068{pair}\u2069: {names}.} few {\u2068{pair}\u2069: {names}.} many {\u2068{pair}\u2069: {names}.} other {\u2068{pair}\u2069: {names}.}}',
  'memories.local-unknown': 'تُسأل الذاكرات المسندة إلى الزوج حالما تُعرف لغة المصدر.',
  'memories.local-add': 'ذاكرة أخرى',
  'memories.local-instead': 'بدلًا من المسندة إلى الزوج',
  'memories.local-choose': 'اختر ذاكرة',
  'memories.local-remove': 'استبعاد \u2068{name}\u2069',
  'memories.local-none': 'لا توجد ذاكرة على هذا الحاسوب بعد.',
  'memories.local-target': 'ليس فيها \u2068{language}\u2069.',
  'memories.local-source': 'لغة مصدرها \u2068{language}\u2069، والنص بغيرها.',
  'memories.local-gone': 'ذاكرة لم تعد موجودة',

  'memories.probe-running': 'جارٍ السؤال مع الذاكرة ومن دونها',
  'memories.probe-acted': 'نعم. تذكر الخدمة أن «\u2068{memory}\u2069» أعطت هذا النص.',
  'memories.probe-changed':
    'على الأرجح نعم. الترجمة مع «\u2068{memory}\u2069» غيرها من دونها؛ ولا تذكر الخدمة السبب.',
  'memories.probe-same':
    'لا. تذكر الخدمة منشأ النص، وليست «\u2068{memory}\u2069» منه؛ والترجمتان متماثلتان.',
  'memories.probe-not-reported': 'لا يمكن الجزم. الترجمتان متماثلتان، ولا تذكر الخدمة ما أثّر.',
  'memories.probe-with': 'معها',
  'memories.probe-without': 'من دونها',
  'memories.probe-billed':
    '{count, plural, zero {المحتسَب: لا شيء} one {المحتسَب: حرف واحد} two {المحتسَب: حرفان} few {المحتسَب: # أحرف} many {المحتسَب: # حرفًا} other {المحتسَب: # حرف}}',
  'memories.probe-unbilled': 'لم تذكر الخدمة الاحتساب',
  'memories.probe-part': 'السؤال عن الفقرة الأولى.',
  'memories.probe-close': 'إغلاق الجواب',
};
