import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { WebSocket } from 'ws';
import { expect, testOwnApp as test } from './app.ts';
import { textScreen } from './screen.ts';

/** What a page of another port can try; it answers with what it got hold of. */
const ATTACK = `
  const target = new URLSearchParams(location.search).get('target');
  const got = [];
  const tryOut = async (name, attempt) => {
    try { got.push(name + ': ' + (await attempt())); } catch { /* refused */ }
  };
  const opened = (socket) => new Promise((resolve, reject) => {
    socket.onopen = () => resolve('open');
    socket.onerror = reject;
  });
  await tryOut('socket', () => opened(new WebSocket(target.replace('http', 'ws') + '/rpc', ['dragoman'])));
  await tryOut('page', async () => (await fetch(target, { credentials: 'include' })).text());
  await tryOut('upload', async () => (await fetch(target + '/files?name=a', { method: 'POST', credentials: 'include', body: 'x' })).text());
  await tryOut('frame', async () => {
    const frame = document.createElement('iframe');
    frame.src = target;
    document.body.append(frame);
    await new Promise((resolve) => (frame.onload = resolve));
    return frame.contentWindow.location.hash + frame.contentWindow.sessionStorage.length;
  });
  await tryOut('window', async () => {
    const other = window.open(target);
    await new Promise((resolve) => setTimeout(resolve, 1000));
    return other.location.hash + other.sessionStorage.length;
  });
  document.title = 'tried ' + JSON.stringify(got);
`;

test('N9: a page on another port gets the cookie and nothing else', async ({ app, page }) => {
  const seen: string[] = [];
  const attacker = createServer((request, response) => {
    seen.push(request.headers.cookie ?? '');
    response.setHeader('content-type', 'text/html');
    response.end(`<!doctype html><body><script type="module">${ATTACK}</script></body>`);
  }).listen(0, '127.0.0.1');
  await once(attacker, 'listening');
  const { port } = attacker.address() as AddressInfo;
  const { origin, host } = new URL(page.url());
  expect(page.url()).toBe(`${origin}/`);

  const theirs = await page.context().newPage();
  await theirs.goto(`http://127.0.0.1:${port}/?target=${encodeURIComponent(origin)}`);
  await expect(theirs).toHaveTitle('tried []');
  // Their server has the cookie, and may send it with any header it likes.
  const cookie = seen.find((header) => header.includes('dragoman-')) ?? '';
  expect(cookie).toMatch(/dragoman-[0-9a-f]{16}=[\w-]{43}/);
  const socket = new WebSocket(`${origin.replace('http', 'ws')}/rpc`, ['dragoman'], {
    headers: { cookie, origin, host },
  });
  socket.on('error', () => undefined);
  const [, answer] = (await once(socket, 'unexpected-response')) as [
    unknown,
    { statusCode: number },
  ];
  expect(answer.statusCode).toBe(403);
  const upload = { method: 'POST', headers: { cookie, origin }, body: 'theirs' };
  expect((await fetch(`${origin}/files?name=a`, upload)).status).toBe(403);

  await theirs.close();
  attacker.closeAllConnections();
  attacker.close();
  expect(app.hosts).toEqual(new Set(['127.0.0.1']));
});

test('N9: our page reloads, and another tab of the same browser is let in', async ({
  app,
  page,
}) => {
  const { source, translation } = textScreen(page);
  await source.fill('kept');
  // By then the draft is saved as well.
  await expect(translation).not.toHaveText('');
  await page.reload();
  await expect(source).toHaveValue('kept');
  const second = await page.context().newPage();
  await second.goto(page.url());
  await expect(textScreen(second).source).toBeVisible();
  await second.reload();
  await expect(textScreen(second).source).toBeVisible();
  await second.close();
  // A browser that has the cookie alone is told what to do.
  const other = await page.context().browser()?.newContext();
  if (other === undefined) throw new Error('no browser');
  await other.addCookies(await page.context().cookies());
  const alone = await other.newPage();
  await alone.goto(page.url());
  await expect(alone.getByText('restart Dragoman')).toBeVisible();
  await other.close();
  expect(app.console).toEqual([]);
});
