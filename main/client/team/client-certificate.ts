import type { KeyObject } from 'node:crypto';
import { createPrivateKey, X509Certificate } from 'node:crypto';
import { Duplex } from 'node:stream';
import type { SecureContextOptions } from 'node:tls';
import { createSecureContext, TLSSocket } from 'node:tls';
import { TeamFailure } from './team-failure.ts';

/** The files of a client certificate, as they were given. */
export interface CertificateFiles {
  /** PEM or DER, with or without its chain and its key; or PKCS#12. */
  readonly certificate: Uint8Array;
  /** PEM or DER; null where the first file holds it. */
  readonly key: Uint8Array | null;
  /** '' where there is none. */
  readonly passphrase: string;
}

/** What is shown of a certificate. */
export interface CertificateFacts {
  /** Its common name, which is the login that it was made for. */
  readonly name: string;
  /** ISO 8601. */
  readonly begins: string;
  readonly ends: string;
}

export interface OpenedCertificate {
  readonly facts: CertificateFacts;
  /** Certificate and key as TLS takes them. */
  readonly options: SecureContextOptions;
  /** TLS trusts the authorities of such a file as well, which is not what it was given for. */
  readonly bringsAuthorities: boolean;
}

const CERTIFICATE = /-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g;
const KEY = /-----BEGIN ((?:ENCRYPTED |RSA |EC )?PRIVATE KEY)-----[\s\S]+?-----END \1-----/;

/** @throws TeamFailure where the files don't make a certificate with its key */
export function openCertificate(files: CertificateFiles): OpenedCertificate {
  return isPkcs12(files.certificate) ? openPkcs12(files) : openPem(files);
}

/**
 * What can be said of files while they are being chosen: what is still missing is no failure.
 * @throws TeamFailure
 */
export function lookAtCertificate(files: CertificateFiles): {
  readonly facts: CertificateFacts | null;
  readonly lacks: 'key' | 'passphrase' | null;
} {
  if (isPkcs12(files.certificate)) {
    try {
      return { facts: openPkcs12(files).facts, lacks: null };
    } catch (error) {
      if (reasonOf(error) !== 'passphrase-missing') throw error;
      return { facts: null, lacks: 'passphrase' };
    }
  }
  const facts = factsOf(leafOf(certificatesIn(files.certificate)));
  if (files.key === null && !holdsKey(files.certificate)) return { facts, lacks: 'key' };
  try {
    return { facts: openPem(files).facts, lacks: null };
  } catch (error) {
    if (reasonOf(error) !== 'passphrase-missing') throw error;
    return { facts, lacks: 'passphrase' };
  }
}

/** Whether the file of a certificate holds its key as well. */
export const holdsKey = (certificate: Uint8Array): boolean =>
  isPkcs12(certificate) || keyIn(certificate) !== null;

function openPem({ certificate, key, passphrase }: CertificateFiles): OpenedCertificate {
  const certificates = certificatesIn(certificate);
  leafOf(certificates);
  const secret = privateKey(key ?? certificate, passphrase);
  // A chain may stand in any order; TLS wants the certificate of the key first.
  const own = certificates.find((one) => one.checkPrivateKey(secret));
  if (own === undefined) throw new TeamFailure('key-mismatch');
  const chain = [own, ...certificates.filter((one) => one !== own)];
  const options = {
    cert: chain.map(String).join(''),
    key: secret.export({ type: 'pkcs8', format: 'pem' }),
  };
  try {
    createSecureContext(options);
  } catch (error) {
    // Both can be read and belong together: what is left is that TLS finds them too weak.
    throw new TeamFailure('outdated-encryption', error);
  }
  return { facts: factsOf(own), options, bringsAuthorities: false };
}

function openPkcs12({ certificate, passphrase }: CertificateFiles): OpenedCertificate {
  const options = { pfx: Buffer.from(certificate), passphrase };
  let own: X509Certificate | undefined;
  try {
    const socket = new TLSSocket(new Duplex({ read: () => undefined }), {
      secureContext: createSecureContext(options),
      isServer: true,
    });
    own = socket.getX509Certificate();
    socket.destroy();
  } catch (error) {
    throw pkcs12Failure(error, passphrase);
  }
  if (own === undefined) throw new TeamFailure('not-certificate');
  return { facts: factsOf(own), options, bringsAuthorities: true };
}

function pkcs12Failure(error: unknown, passphrase: string): TeamFailure {
  const message = error instanceof Error ? error.message : '';
  if (/mac verify|password/i.test(message)) {
    return new TeamFailure(passphrase === '' ? 'passphrase-missing' : 'passphrase', error);
  }
  if (/unsupported|too weak|too small/i.test(message)) {
    return new TeamFailure('outdated-encryption', error);
  }
  return new TeamFailure(/private key/i.test(message) ? 'not-key' : 'not-certificate', error);
}

/** Whether bytes are a sequence that begins with the version of PKCS#12, 3. */
function isPkcs12(bytes: Uint8Array): boolean {
  const [tag = 0, length = 0] = bytes;
  if (tag !== 0x30) return false;
  // A length from 128 on says how many bytes it takes, or none where it is open.
  const start = length > 0x80 ? 2 + (length & 0x7f) : 2;
  return bytes[start] === 0x02 && bytes[start + 1] === 0x01 && bytes[start + 2] === 0x03;
}

const textOf = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1');

function certificatesIn(bytes: Uint8Array): readonly X509Certificate[] {
  const blocks = textOf(bytes).match(CERTIFICATE);
  try {
    return (blocks ?? [Buffer.from(bytes)]).map((one) => new X509Certificate(one));
  } catch (error) {
    throw new TeamFailure('not-certificate', error);
  }
}

/** The certificate that no other one of a chain was issued by. */
function leafOf(certificates: readonly X509Certificate[]): X509Certificate {
  const leaf =
    certificates.find(
      (one) => !certificates.some((other) => other !== one && other.checkIssued(one)),
    ) ?? certificates[0];
  if (leaf === undefined) throw new TeamFailure('not-certificate');
  return leaf;
}

const keyIn = (bytes: Uint8Array): string | null => KEY.exec(textOf(bytes))?.[0] ?? null;

function privateKey(bytes: Uint8Array, passphrase: string): KeyObject {
  const block = keyIn(bytes);
  if (block === null) return binaryKey(bytes, passphrase);
  const isEncrypted = block.includes('ENCRYPTED');
  if (isEncrypted && passphrase === '') throw new TeamFailure('passphrase-missing');
  try {
    return createPrivateKey({ key: block, passphrase });
  } catch (error) {
    throw new TeamFailure(isEncrypted ? 'passphrase' : 'not-key', error);
  }
}

function binaryKey(bytes: Uint8Array, passphrase: string): KeyObject {
  const key = Buffer.from(bytes);
  for (const type of ['pkcs8', 'pkcs1', 'sec1'] as const) {
    try {
      return createPrivateKey({ key, format: 'der', type, passphrase });
    } catch {
      // It may be the next one.
    }
  }
  throw new TeamFailure('not-key');
}

function factsOf(certificate: X509Certificate): CertificateFacts {
  const { CN } = certificate.toLegacyObject().subject;
  const name = [CN].flat()[0] ?? certificate.subjectAltName ?? certificate.subject;
  return {
    name,
    begins: certificate.validFromDate.toISOString(),
    ends: certificate.validToDate.toISOString(),
  };
}

const reasonOf = (error: unknown) => (error instanceof TeamFailure ? error.reason : null);

/** Whether a certificate is valid at a time. */
export const isValidAt = ({ begins, ends }: CertificateFacts, time: Date): boolean =>
  begins <= time.toISOString() && time.toISOString() <= ends;
