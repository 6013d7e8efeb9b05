import { X509Certificate } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import tls from 'node:tls';

/**
 * The certificates we trust, as PEM: Node's default set, the file that `NODE_EXTRA_CA_CERTS` names and
 * the operating system's store, so that a company's own authority counts. Reading the system's store
 * can take some 100 ms on the first call; a platform without one adds nothing.
 */
export function trustedCertificates(
  environment: Readonly<Record<string, string | undefined>> = process.env,
): readonly string[] {
  const trusted = new Set<string>();
  for (const kind of ['default', 'extra', 'system'] as const) {
    for (const certificate of readCertificates(kind)) trusted.add(certificate);
  }
  // Node reads the variable at its start, Electron's Node does not.
  const file = environment['NODE_EXTRA_CA_CERTS'] ?? '';
  if (file !== '') for (const certificate of certificatesIn(file)) trusted.add(certificate);
  return [...trusted];
}

function readCertificates(kind: 'default' | 'extra' | 'system'): readonly string[] {
  try {
    return tls.getCACertificates(kind);
  } catch {
    // A build without access to the system's store throws; the default set remains.
    return [];
  }
}

/** Bytes of a file of certificates; the largest bundles have a fraction of that. */
const MAX_FILE_BYTES = 16 * 1024 * 1024;

/** Certificates of a PEM file, those that can be read; none where it is not there, as Node has it. */
function certificatesIn(path: string): readonly string[] {
  let text: string;
  try {
    if (statSync(path).size > MAX_FILE_BYTES) return [];
    text = readFileSync(path, 'utf8');
  } catch {
    return [];
  }
  const found = text.match(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g) ?? [];
  return found.filter(isCertificate);
}

/** One that cannot be parsed would take all others with it. */
function isCertificate(pem: string): boolean {
  try {
    return new X509Certificate(pem).serialNumber !== '';
  } catch {
    return false;
  }
}
