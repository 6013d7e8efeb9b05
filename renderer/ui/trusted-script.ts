interface ScriptPolicy {
  createScriptURL(address: string): string;
}
interface TrustedTypes {
  createPolicy(name: string, rules: ScriptPolicy): ScriptPolicy;
}

const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
// An engine lets a policy be made once in the life of a page; its name is in the page's headers.
const policy: ScriptPolicy =
  trustedTypes?.createPolicy('dragoman-scripts', { createScriptURL: own }) ??
  ({ createScriptURL: own } satisfies ScriptPolicy);

/**
 * The address of a script of ours as the page's policy takes it: only scripts of our own origin
 * may run in a worker or a worklet. What is given back says it is a string, as the calls that
 * take it do; an engine with trusted types gives an object of its own.
 */
export const trustedScript = (address: string): string => policy.createScriptURL(address);

function own(address: string): string {
  const url = new URL(address, location.href);
  if (url.origin !== location.origin) throw new TypeError('a script of another origin');
  return url.href;
}
