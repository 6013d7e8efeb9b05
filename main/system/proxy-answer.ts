const SCHEMES: Readonly<Record<string, string>> = {
  PROXY: 'http',
  HTTP: 'http',
  HTTPS: 'https',
  SOCKS5: 'socks5',
};

/**
 * The proxy address in a system's answer for an origin, such as `PROXY proxy:8080; DIRECT` (the
 * return value of a proxy auto-configuration script). The first entry that we can use counts;
 * null means a direct connection.
 */
export function proxyFromAnswer(answer: string): string | null {
  for (const entry of answer.split(';')) {
    const [kind = '', host = ''] = entry.trim().split(/\s+/);
    if (kind.toUpperCase() === 'DIRECT') return null;
    const scheme = SCHEMES[kind.toUpperCase()];
    if (scheme !== undefined && host !== '') return `${scheme}://${host}`;
  }
  return null;
}
