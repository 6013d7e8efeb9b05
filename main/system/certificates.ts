import tls from 'node:tls';

/**
 * The certificates we trust, as PEM: Node's default set (with `NODE_EXTRA_CA_CERTS`) and the
 * operating system's store, so that a company's own authority counts. Reading the system's store
 * can take some 100 ms on the first call; a platform without one adds nothing.
 */
export function trustedCertificates(): readonly string[] {
  const trusted = new Set<string>();
  for (const kind of ['default', 'extra', 'system'] as const) {
    for (const certificate of readCertificates(kind)) trusted.add(certificate);
  }
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
