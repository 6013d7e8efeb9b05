interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(address: string): string },
  ): { createScriptURL(address: string): string };
}

const POLICY = 'dragoman-scripts';
let policy: { createScriptURL(address: string): string } | null = null;

/**
 * The address of a script of ours as the page's policy takes it: only scripts of our own origin
 * may run in a worker.
 */
export function trustedScript(address: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  if (trustedTypes === undefined) return own(address);
  // An engine lets a policy be made once in the life of a page.
  policy ??= trustedTypes.createPolicy(POLICY, { createScriptURL: own });
  return policy.createScriptURL(address);
}

function own(address: string): string {
  const url = new URL(address, location.href);
  if (url.origin !== location.origin) throw new TypeError('a script of another origin');
  return url.href;
}
