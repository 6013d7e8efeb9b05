export type AddressProblem = 'malformed' | 'insecure' | 'surplus';

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/**
 * What is wrong with a base address, to say it while typing; main checks again and decides.
 * `insecure`: http to another machine. `surplus`: a user name, a query or a fragment, none of which
 * belongs to a base address.
 */
export function addressProblem(address: string): AddressProblem | null {
  const text = address.trim();
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return 'malformed';
  const url = new URL(text);
  if (url.protocol === 'http:' && !LOOPBACK.test(url.hostname)) return 'insecure';
  const surplus = url.username + url.password + url.search + url.hash;
  return surplus !== '' || text.endsWith('?') || text.endsWith('#') ? 'surplus' : null;
}
