type Environment = Readonly<Record<string, string | undefined>>;

/**
 * The proxy that environment variables name for an origin, or null for a direct connection.
 * `https_proxy`, `http_proxy` and `all_proxy` count in either letter case, lower case first, as
 * other command-line programs read them. `no_proxy` is a list of `*`, hosts (which cover the hosts
 * below them), `.suffix`, `*.suffix`, each with an optional `:port`.
 */
export function proxyFromEnvironment(environment: Environment, origin: string): string | null {
  const read = (name: string) => environment[name] || environment[name.toUpperCase()] || '';
  const url = new URL(origin);
  const port = url.port || (url.protocol === 'https:' ? '443' : '80');
  if (isExcepted(read('no_proxy'), url.hostname, port)) return null;
  const proxy = read(url.protocol === 'https:' ? 'https_proxy' : 'http_proxy') || read('all_proxy');
  if (proxy === '') return null;
  return proxy.includes('://') ? proxy : `http://${proxy}`;
}

function isExcepted(list: string, hostname: string, port: string): boolean {
  return list
    .toLowerCase()
    .split(/[\s,]+/)
    .filter((entry) => entry !== '')
    .some((entry) => {
      if (entry === '*') return true;
      const [, name = entry, onlyPort] = /^(.+?)(?::(\d+))?$/.exec(entry) ?? [];
      if (onlyPort !== undefined && onlyPort !== port) return false;
      const suffix = name.replace(/^\*?\./, '');
      return hostname === suffix || hostname.endsWith(`.${suffix}`);
    });
}
