import type { documents as en } from '../en/documents.ts';

/** Words of the Documents screen. */
export const documents: Readonly<Record<keyof typeof en, string>> = {
  'documents.drop':
    '{count, plural, zero {أفلت الملفات لترجمتها} one {أفلت الملف لترجمته} two {أفلت الملفين لترجمتهما} few {أفلت # ملفات لترجمتها} many {أفلت # ملفًا لترجمتها} other {أفلت # ملف لترجمتها}}',
  'documents.drop.some':
    'يمكن ترجمة {count, number} من {all, plural, zero {# ملف} one {ملف واحد} two {ملفين} few {# ملفات} many {# ملفًا} other {# ملف}}',
  'documents.drop.none':
    '{all, plural, zero {لا ملفات} one {هذا الملف من نوع لا يمكن ترجمته} two {هذان الملفان من نوعين لا يمكن ترجمتهما} few {هذه الملفات من أنواع لا يمكن ترجمتها} many {هذه الملفات من أنواع لا يمكن ترجمتها} other {هذه الملفات من أنواع لا يمكن ترجمتها}}',
  'documents.drop.types':
    'docx وpptx وxlsx وpdf وhtml وtxt وxliff وsrt وidml وxml وjson وdita وmif وjpeg وpng، والمجلدات التي تحتوي عليها',

  'documents.settings': 'اللغات والذاكرة والخيارات للملفات التالية',
  'documents.options': 'خيارات الملفات التالية',
  'documents.one-language': 'اللغة نفسها في «من» و«إلى».',
  'documents.options.files': 'الملفات',
  'documents.watermark': 'وسم النتائج بأنها مترجمة آليًا',
  'documents.watermark.hint': 'علامة مائية في docx وpdf؛ ليست للأنواع الأخرى.',
  'documents.watermark.none':
    'لا يوجد بين هذه الملفات docx أو pdf، وهما النوعان الوحيدان اللذان يقبلانها.',
  'documents.pdf': 'يصبح ملف pdf',
  'documents.pdf.same': 'ملف pdf',
  'documents.pdf.docx': 'ملف docx للتعديل',
  'documents.pdf.hint': 'يحافظ docx على النص والعناوين أكثر من محافظته على شكل الصفحة.',
  'documents.minify': 'الإرسال دون صور وأفلام',
  'documents.minify.hint':
    'لملفات docx وpptx. تبقى الصور والأفلام على هذا الحاسوب وتُعاد إلى مواضعها كما هي تمامًا.',

  'documents.choose': 'اختيار ملفات',
  'documents.folder': 'اختيار مجلد',
  'documents.empty': 'أفلت الملفات أو المجلدات في أي مكان من هذه النافذة.',
  'documents.empty.types':
    'docx أو pptx أو xlsx أو pdf أو html أو txt أو xliff أو srt أو idml أو xml أو json أو dita أو mif أو jpeg أو png. تُحفظ النتائج في مجلد واحد، ولا يُستبدل أي ملف فيه أبدًا.',
  'documents.empty.stage': 'لا يوجد مستند بهذه الحالة.',

  'documents.incoming': 'الملفات المطلوب ترجمتها',
  'documents.incoming.checking':
    'فُحص {checked, number} من {all, plural, zero {# ملف} one {ملف واحد} two {ملفين} few {# ملفات} many {# ملفًا} other {# ملف}}. لم يُرسل شيء.',
  'documents.incoming.checked':
    '{fit, plural, =0 {{refused, plural, zero {لا ملفات} one {ملف واحد لا يمكن ترجمته} two {ملفان لا يمكن ترجمتهما} few {# ملفات لا يمكن ترجمتها} many {# ملفًا لا يمكن ترجمتها} other {# ملف لا يمكن ترجمتها}}} one {ملف واحد يمكن ترجمته{refused, plural, =0 {} one {، وملف لا يمكن} two {، وملفان لا يمكن} few {، و# لا يمكن} many {، و# لا يمكن} other {، و# لا يمكن}}} two {ملفان يمكن ترجمتهما{refused, plural, =0 {} one {، وملف لا يمكن} two {، وملفان لا يمكن} few {، و# لا يمكن} many {، و# لا يمكن} other {، و# لا يمكن}}} few {# ملفات يمكن ترجمتها{refused, plural, =0 {} one {، وملف لا يمكن} two {، وملفان لا يمكن} few {، و# لا يمكن} many {، و# لا يمكن} other {، و# لا يمكن}}} many {# ملفًا يمكن ترجمتها{refused, plural, =0 {} one {، وملف لا يمكن} two {، وملفان لا يمكن} few {، و# لا يمكن} many {، و# لا يمكن} other {، و# لا يمكن}}} other {# ملف يمكن ترجمتها{refused, plural, =0 {} one {، وملف لا يمكن} two {، وملفان لا يمكن} few {، و# لا يمكن} many {، و# لا يمكن} other {، و# لا يمكن}}}}.',
  'documents.incoming.cost':
    'نحو {isPartly, select, yes {{count, number} من الأحرف، وما لا يُعرف عدده مسبقًا} other {{count, plural, zero {# حرف} one {حرف واحد} two {حرفين} few {# أحرف} many {# حرفًا} other {# حرف}}}}.',
  'documents.incoming.minimum': 'يُحسب كل ملف docx أو pptx أو xlsx أو pdf بما لا يقل عن 50,000 حرف.',
  'documents.incoming.short': 'أكثر مما بقي من الحصة ({count, number}).',
  'documents.incoming.cut': 'اختير أكثر من {most, number} ملف؛ استُبعد ما زاد.',
  'documents.incoming.waiting': 'بالانتظار',
  'documents.incoming.reading': 'قيد الفحص',
  'documents.incoming.fit': '{count, select, none {يمكن ترجمته} other {الأحرف: نحو {count}}}',
  'documents.incoming.drop': 'استبعاد \u2068{name}\u2069',
  'documents.incoming.dismiss': 'استبعاد الكل',
  'documents.incoming.start':
    '{count, plural, =0 {ترجمة} one {ترجمة ملف واحد} two {ترجمة ملفين} few {ترجمة # ملفات} many {ترجمة # ملفًا} other {ترجمة # ملف}}',
  'documents.incoming.starting': 'جارٍ الإضافة…',
  'documents.incoming.group.types':
    'أنواع أخرى: {count, number} من {all, plural, zero {# ملف} one {ملف واحد} two {ملفين} few {# ملفات} many {# ملفًا} other {# ملف}}',
  'documents.incoming.group':
    '{label}: {count, number} من {all, plural, zero {# ملف} one {ملف واحد} two {ملفين} few {# ملفات} many {# ملفًا} other {# ملف}}',
  'documents.incoming.reason':
    '{reason, select, wrong_content {المحتوى لا يوافق الاسم} damaged {ملفات تالفة} password {ملفات محمية بكلمة مرور} protected {ملفات لا تسمح بنسخ نصها} size {ملفات كبيرة جدًا} tier {ملفات كبيرة جدًا لهذا الحساب} characters {نص أطول مما يُسمح به} too_large_inside {ملفات كبيرة جدًا بعد فك ضغطها} too_deep {تداخل أعمق مما ينبغي} entities {ملفات تعرّف كيانات خاصة بها} macros {ملفات تحتوي على وحدات ماكرو} empty {ملفات لا تحتوي على نص} encoding {ترميز غير معروف} xliff_version {إصدار XLIFF غير مدعوم} ditamap {خرائط DITA} no_ocr {نص تتعذر قراءته هنا} same_language {اللغة نفسها في «من» و«إلى»} cancelled {ملفات لم تُفحص} other {ملفات لا يمكن ترجمتها}}',
  'documents.incoming.can': 'يمكن ترجمة الملفات من هذه الأنواع: {types}.',
  'documents.incoming.nothing': 'لم يُعثر على ملفات.',

  'documents.queue': 'المستندات',
  'documents.queue.verbs': 'قائمة الانتظار كلها',
  'documents.stages': 'عرض',
  'documents.stage':
    '{stage, select, all {الكل} waiting {بالانتظار} running {قيد التنفيذ} done {المنجزة} failed {الفاشلة} other {الملغاة}}',
  'documents.billed':
    'المحتسَب: {count, plural, zero {# حرف} one {حرف واحد} two {حرفان} few {# أحرف} many {# حرفًا} other {# حرف}}',
  'documents.pause': 'إيقاف مؤقت',
  'documents.resume': 'متابعة',
  'documents.paused': 'قائمة الانتظار متوقفة مؤقتًا. يستمر جلب نتائج ما أُرسل، ولا يُرسل شيء جديد.',
  'documents.retry-failed': 'إعادة محاولة الفاشلة',
  'documents.cancel-all': 'إلغاء الكل',
  'documents.clear': 'إزالة المنتهية',
  'documents.report': 'تقرير',
  'documents.halted': 'لا يُرسل شيء في الوقت الحالي.',
  'documents.secrets.store':
    'تُحفظ معرّفات المستندات المرسلة ومفاتيحها لتُجلب بعد إعادة التشغيل، ويحميها مخزن الأسرار في النظام.',
  'documents.secrets.key-file':
    'تُحفظ معرّفات المستندات المرسلة ومفاتيحها لتُجلب بعد إعادة التشغيل. ليس في هذا الحاسوب مخزن أسرار، لذلك يحميها ملف مفتاح في مجلد البيانات لا يستطيع قراءته إلا حسابك.',

  'documents.column.name': 'الاسم',
  'documents.column.type': 'النوع',
  'documents.column.languages': 'اللغات',
  'documents.column.state': 'الحالة',
  'documents.column.cost': 'الأحرف',
  'documents.column.verbs': 'الإجراءات',
  'documents.languages':
    '{source, select, none {؟} other {\u2068{source}\u2069}} ← \u2068{target}\u2069',
  'documents.languages.full':
    '{source, select, none {من لغة مكتشفة} other {من \u2068{source}\u2069}} إلى \u2068{target}\u2069',

  'documents.state':
    '{state, select, queued {بالانتظار} uploading {جارٍ الرفع} translating {جارٍ الترجمة} downloading {جارٍ جلب النتيجة} done {أُنجز} cancelled {أُلغي} other {فشل}}{percent, select, none {} other { {percent}%}}',
  'documents.state.done':
    'أُنجز{seconds, select, none {} other { خلال {time}}}{notes, plural, =0 {} one {، ملاحظة واحدة} two {، ملاحظتان} few {، # ملاحظات} many {، # ملاحظة} other {، # ملاحظة}}',
  'documents.state.retry': 'المحاولة التالية بعد {time}',
  'documents.time':
    '{minutes, plural, =0 {} one {{minutes, number} د } two {{minutes, number} د } few {{minutes, number} د } many {{minutes, number} د } other {{minutes, number} د }}{seconds, number} ث',
  'documents.progress': 'تقدم \u2068{name}\u2069',
  'documents.cost.full':
    '{isBilled, select, yes {المحتسَب: {count, plural, zero {# حرف} one {حرف واحد} two {حرفان} few {# أحرف} many {# حرفًا} other {# حرف}}} other {نحو {count, plural, zero {# حرف} one {حرف واحد} two {حرفين} few {# أحرف} many {# حرفًا} other {# حرف}}}}',

  'documents.open': 'فتح \u2068{name}\u2069',
  'documents.show': 'عرض \u2068{name}\u2069 في مجلده',
  'documents.preview': 'مقارنة \u2068{name}\u2069 جنبًا إلى جنب',
  'documents.retry': 'إعادة محاولة \u2068{name}\u2069',
  'documents.cancel': 'إلغاء \u2068{name}\u2069',
  'documents.remove': 'إزالة \u2068{name}\u2069 من القائمة',
  'documents.expand': 'تفاصيل \u2068{name}\u2069',

  'documents.fact.service': 'الخدمة',
  'documents.fact.size': 'الحجم',
  'documents.fact.folder': 'المجلد',
  'documents.fact.memory': 'الذاكرة',
  'documents.fact.memory-of': '\u2068{name}\u2069، من {threshold, number}%',
  'documents.fact.glossaries': 'المسارد',
  'documents.fact.style': 'قاعدة الأسلوب',
  'documents.fact.result': 'النتيجة',
  'documents.fact.tag': 'وسم التقارير',
  'documents.fact.options': 'الخيارات',
  'documents.option.formality':
    '{formality, select, more {أكثر رسمية} less {أقل رسمية} prefer_more {أكثر رسمية حيث أمكن} other {أقل رسمية حيث أمكن}}',
  'documents.option.watermark': 'علامة مائية',
  'documents.option.docx': 'يصبح ملف docx',
  'documents.option.minify': 'أُرسل دون صور',
  'documents.maybe-sent':
    'انتهى Dragoman أثناء إرسال هذا المستند، فقد يكون أُرسل مرتين. لا يُحتسب إلا ما يُجلب.',
  'documents.notes': 'ما ينبغي التحقق منه',
  'documents.note': 'ملاحظة سُجّلت أثناء القراءة أو الكتابة: \u2068{code}\u2069.',
  'documents.note.tags-moved': 'أُعيد وضع تنسيق داخل جملة عند طرفيها لأن موضعه ضاع في الترجمة.',
  'documents.note.formula-words-kept': 'تُركت الكلمات داخل المعادلات كما هي.',
  'documents.note.reencoded':
    'ينقص الترميزَ القديم بعض أحرف الترجمة، لذلك حُفظت النتيجة بترميز UTF-8.',
  'documents.note.picture-read':
    'قُرئ النص من الصورة، وقد تُقرأ فيها بعض الحروف خطأ. تحقق من الأسماء والأرقام.',
  'documents.note.scan-read':
    'قُرئ النص من صفحة ممسوحة ضوئيًا، وقد تُقرأ فيها بعض الحروف خطأ. تحقق من الأسماء والأرقام.',
  'documents.note.read-as-other-language':
    'قُرئت الصورة دون بيانات لغتها، فقد تكون الحروف ذات العلامات خاطئة. ثبّت بيانات تلك اللغة لبرنامج tesseract.',
  'documents.note.no-font': 'لا يحتوي أي خط هنا على حروف لغة الهدف، لذلك حُفظ النص بصيغة docx.',
  'documents.note.letters-missing':
    'تنقص الخطوطَ المتوفرة هنا بعضُ حروف الترجمة، وهي غائبة عن النتيجة.',
  'documents.note.text-overflows': 'الترجمة أطول من المساحة المتاحة لها.',
  'documents.notes.count':
    '({count, plural, zero {# موضع} one {موضع واحد} two {موضعان} few {# مواضع} many {# موضعًا} other {# موضع}})',
  'documents.note.text-without-font':
    'لا يوجد في هذا الكمبيوتر خط يمكنه عرض الترجمة هنا، لذلك بقي النص الأصلي.',
  'documents.note.text-set-small':
    'الترجمة أطول من المساحة المتاحة، لذلك عُرضت بأقل من 80 % من الحجم الأصلي.',
  'documents.note.text-too-long-kept':
    'لا تتسع المساحة هنا للترجمة حتى بخط صغير، لذلك بقي النص الأصلي.',
  'documents.note.symbols-kept': 'بقيت الرموز والشعارات كما هي.',
  'documents.note.barcodes-kept': 'بقيت الرموز الشريطية كما هي.',
  'documents.note.text-hardly-seen':
    'لون الترجمة قريب جدًا من لون ما خلفها، أو أنها تتجاوز حدود الصفحة.',
  'documents.note.picture-details-lost':
    'لا تحتوي النتيجة على ما كان محفوظًا مع الصورة، مثل المكان والكاميرا.',
  'documents.note.animation-lost': 'لم تُترجم إلا الصورة الأولى من الصورة المتحركة.',
  'documents.note.pdf-as-docx':
    'يحدد pdf مواضع الحروف، لا ما هو فقرة أو جدول، لذلك يُقرأ docx مثله لكنه لا يشبهه شكلًا.',
  'documents.note.pdf-set-anew':
    'أُعيد تنضيد النص في مواضع النص القديم؛ قد تختلف الخطوط والأحجام وفواصل الأسطر.',
  'documents.note.comments-kept': 'تُركت التعليقات كما هي دون ترجمة.',
  'documents.note.comments-lost': 'التعليقات غير موجودة في ملف docx.',
  'documents.note.drawings-lost': 'الخطوط والرسوم غير موجودة في ملف docx.',
  'documents.note.reading-structure-lost':
    'علامات قارئات الشاشة، مثل العناوين وترتيب القراءة، لا تناسب النص الجديد فأُزيلت.',
  'documents.note.scan-kept': 'تُركت صفحة ممسوحة ضوئيًا كما هي لتعذّر قراءة نصها هنا.',
  'documents.note.form-fields-kept': 'تُركت حقول النموذج كما هي دون ترجمة.',
  'documents.note.properties-kept':
    'تُركت خصائص المستند (العنوان والموضوع والكلمات الأساسية والتعليقات) كما هي.',
  'documents.note.sheet-names-kept':
    'تُركت أسماء الأوراق التي تستخدمها الصيغ أو الروابط أو المخططات أو الجداول المحورية كما هي.',
  'documents.note.form-fields-lost': 'حقول النموذج غير موجودة في ملف docx.',
  'documents.note.links-kept-in-place':
    'تبقى الروابط في مواضعها من الصفحة، وقد تكون الكلمات حولها قد تحركت.',
  'documents.note.links-lost': 'الروابط غير موجودة في ملف docx.',
  'documents.note.text-not-translated': 'تُرك بلغة المصدر.',
  'documents.note.translation-too-long': 'أطول مما تسمح به الصيغة هنا.',
  'documents.note.page-kept': 'تعذّرت قراءة صفحة فتُركت كما هي.',
  'documents.note.vertical-text-kept': 'تُرك النص العمودي كما هو.',
  'documents.note.signature-lost': 'كان المستند موقّعًا، ولا يحتفظ المستند المعدَّل بتوقيعه.',
  'documents.note.protection-lost': 'حماية الأصل غير موجودة في النتيجة.',

  'documents.said.ended':
    '{open, plural, =0 {انتهت كل المستندات: أُنجز {done, number} وفشل {failed, number}.} one {{failed, plural, zero {لم يفشل أي مستند.} one {فشل مستند واحد.} two {فشل مستندان.} few {فشلت # مستندات.} many {فشل # مستندًا.} other {فشل # مستند.}}} two {{failed, plural, zero {لم يفشل أي مستند.} one {فشل مستند واحد.} two {فشل مستندان.} few {فشلت # مستندات.} many {فشل # مستندًا.} other {فشل # مستند.}}} few {{failed, plural, zero {لم يفشل أي مستند.} one {فشل مستند واحد.} two {فشل مستندان.} few {فشلت # مستندات.} many {فشل # مستندًا.} other {فشل # مستند.}}} many {{failed, plural, zero {لم يفشل أي مستند.} one {فشل مستند واحد.} two {فشل مستندان.} few {فشلت # مستندات.} many {فشل # مستندًا.} other {فشل # مستند.}}} other {{failed, plural, zero {لم يفشل أي مستند.} one {فشل مستند واحد.} two {فشل مستندان.} few {فشلت # مستندات.} many {فشل # مستندًا.} other {فشل # مستند.}}}}',

  'documents.preview.title': 'جنبًا إلى جنب',
  'documents.preview.texts': 'الأصل والترجمة',
  'documents.preview.back': 'العودة إلى القائمة',
  'documents.preview.page': 'الصفحة {number, number} من {count, number}',
  'documents.preview.pages': 'صفحات الأصل والترجمة',
  'documents.preview.source': 'الأصل',
  'documents.preview.target': 'الترجمة',
  'documents.preview.reading': 'جارٍ قراءة النصين…',
  'documents.preview.cut': 'لا يُعرض إلا أول هذا المستند الطويل.',
  'documents.preview.empty': 'لا يوجد نص للعرض.',
};
