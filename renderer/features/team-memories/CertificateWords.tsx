import type { TeamCertificate } from '../../../preload/contract/team-memories.ts';
import { brief } from '../../i18n/brief.ts';
import { useI18n } from '../../i18n/use-i18n.ts';

/** Whose certificate it is, and how long it is valid. */
export function CertificateWords({ certificate }: { readonly certificate: TeamCertificate }) {
  const { t, locale } = useI18n();
  const ends = new Date(certificate.ends);
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }).format(ends);
  const isPast = String(ends.getTime() < Date.now());
  return t('teams.certificate', { name: brief(certificate.name), date, isPast });
}
