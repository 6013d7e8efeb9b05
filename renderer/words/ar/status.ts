import type { status as en } from '../en/status.ts';

/** The status bar. */
export const status: Readonly<Record<keyof typeof en, string>> = {
  'status.label': 'الحالة',
  'status.connecting': 'جارٍ الاتصال…',
  'status.service.remote': '\u2068{name}\u2069 (\u2068{host}\u2069)',
  'status.service.ready': '{service}',
  'status.service.key-missing': '{service}: المفتاح مفقود',
  'status.service.key-locked': '{service}: المفتاح مقفل',
  'status.service.key-refused': '{service}: المفتاح مرفوض',
  'status.service.not-answering': '{service}: لا تستجيب',
  'status.languages': '\u2068{from}\u2069 ← \u2068{to}\u2069',
  'status.languages.spoken': 'من {from} إلى {to}',
  'status.detect': 'كشف',
  'status.usage.unknown': 'الاستخدام غير معروف بعد',
  'status.usage.failed': 'تعذّرت قراءة الاستخدام',
  'status.usage.unlimited':
    '{count, plural, zero {# حرف} one {حرف واحد} two {حرفان} few {# أحرف} many {# حرفًا} other {# حرف}} في هذه الفترة، بلا حد',
  'status.usage.left': 'بقي {left} من {limit}',
  'status.usage.nearly':
    '{of, select, characters {} keyCharacters {هذا المفتاح: } speechToText {كلام إلى نص: } speechToSpeech {كلام إلى كلام: } documents {المستندات: } other {مستندات الفريق: }}استُخدم {percent, number}%، وبقي {left} من {limit}',
  'status.usage.over':
    '{of, select, characters {استُنفدت أحرف هذه الفترة كلها ({limit})} keyCharacters {استُنفدت أحرف هذا المفتاح كلها ({limit})} speechToText {استُنفد «كلام إلى نص» كله ({limit})} speechToSpeech {استُنفد «كلام إلى كلام» كله ({limit})} documents {استُنفدت مستندات هذه الفترة كلها ({limit})} other {استُنفدت مستندات الفريق كلها ({limit})}}',
  'status.info': 'الخدمة والاستخدام',
  'status.switch': 'الاتصالات',
  'status.switch.hint': 'يعرض الاتصالات للتبديل بينها',
};
