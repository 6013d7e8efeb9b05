const IPV4_LOOPBACK = /^127(?:\.\d{1,3}){3}$/;

/**
 * Whether a host is this machine: 127.0.0.0/8, ::1 or `localhost`.
 * @param hostname as `URL.hostname` gives it: lower case, numbers normalised, IPv6 in brackets
 */
export function isLoopbackHost(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || IPV4_LOOPBACK.test(hostname);
}
