import type { Session } from 'electron';
import { protocol } from 'electron';
import type { PageFiles } from '../page-files.ts';
import { createNonce, pageHeaders } from '../page-headers.ts';
import { PAGE_HOST, PAGE_SCHEME } from './page-address.ts';

/** Makes our scheme a secure one with an origin. Must run before the app is ready. */
export function registerPageScheme(): void {
  protocol.registerSchemesAsPrivileged([
    { scheme: PAGE_SCHEME, privileges: { standard: true, secure: true, supportFetchAPI: true } },
  ]);
}

/** Serves the page from its table, with the same headers as the browser shell. */
export function servePage(session: Session, files: PageFiles): void {
  session.protocol.handle(PAGE_SCHEME, async (request) => {
    const nonce = createNonce();
    const headers = pageHeaders(nonce);
    const { host, pathname } = new URL(request.url);
    if (request.method !== 'GET') return new Response(null, { status: 405, headers });
    const file = host === PAGE_HOST ? await files.find(pathname, nonce) : null;
    if (!file) return new Response(null, { status: 404, headers });
    return new Response(file.body, { headers: { ...headers, 'content-type': file.type } });
  });
}
