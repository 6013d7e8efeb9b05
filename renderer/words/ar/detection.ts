import type { detection as en } from '../en/detection.ts';

/** Words of the Detect screen. */
export const detection: Readonly<Record<keyof typeof en, string>> = {
  'detection.title': 'كشف اللغة',
  'detection.subject':
    '{count, plural, =0 {لغات أسطر كثيرة} one {سطر واحد} two {سطران} few {# أسطر} many {# سطرًا} other {# سطر}}',
  'detection.input': 'الأسطر',
  'detection.placeholder': 'الصق النص هنا، سطرًا لكل سؤال؛ أو أفلت ملفًا نصيًا.',
  'detection.count':
    '{lines, plural, zero {# سطر} one {سطر واحد} two {سطران} few {# أسطر} many {# سطرًا} other {# سطر}}، {requests, plural, zero {# طلب} one {طلب واحد} two {طلبان} few {# طلبات} many {# طلبًا} other {# طلب}}',
  'detection.too-many':
    'عدد الأسطر {lines, number}، وهو أكثر مما يُرسل دفعة واحدة ({most, number}). اختصر القائمة.',
  'detection.shortened':
    '{count, plural, zero {لا أسطر أطول من {most, number} حرف.} one {سطر واحد أطول من {most, number} حرف؛ يُرسل أوله.} two {سطران أطول من {most, number} حرف؛ يُرسل أولهما.} few {# أسطر أطول من {most, number} حرف؛ يُرسل أولها.} many {# سطرًا أطول من {most, number} حرف؛ يُرسل أولها.} other {# سطر أطول من {most, number} حرف؛ يُرسل أولها.}}',
  'detection.run': 'كشف اللغات',
  'detection.cancel': 'إلغاء',
  'detection.open': 'فتح ملف نصي',
  'detection.drop': 'أفلت الملف لقراءة أسطره',
  'detection.clear': 'مسح',
  'detection.export': 'تصدير CSV',

  'detection.results': 'اللغات المكتشفة',
  'detection.empty': 'يحصل كل سطر هنا على واحدة من أربع نتائج، بترتيب الأسطر.',
  'detection.progress': 'جارٍ كشف اللغات',
  'detection.progress-words': '{done, number} من {all, number} من الأسطر',
  'detection.finished':
    '{all, plural, zero {لا أسطر.} one {أُنجز سطر واحد.} two {أُنجز السطران.} few {أُنجزت الأسطر كلها (#).} many {أُنجزت الأسطر كلها (#).} other {أُنجزت الأسطر كلها (#).}}',
  'detection.cancelled': 'أُلغي. أُنجز {done, number} من {all, number} من الأسطر، وتبقى نتائجها هنا.',
  'detection.outdated': 'تغيّرت الأسطر بعد ذلك؛ أعد التشغيل.',

  'detection.column-line': 'السطر',
  'detection.column-text': 'النص',
  'detection.column-outcome': 'النتيجة',
  'detection.outcome-success': '{language}',
  'detection.outcome-insufficient_confidence': 'غير مؤكدة',
  'detection.outcome-unsupported_language': 'لغة غير مدعومة',
  'detection.outcome-no_language_detected': 'لم تُكتشف لغة',
  'detection.local': 'تخمين محلي',
  'detection.local-why':
    '{why} اللغات الموسومة بـ«تخمين محلي» خمّنتها الخدمة المدمجة ولم تكلّف شيئًا.',

  'detection.summary': 'الأعداد حسب اللغة',
  'detection.summary-none': 'دون لغة',
};
