import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createElectron } from '../../fakes/electron.ts';

let fake: ReturnType<typeof createElectron>;

beforeEach(() => {
  fake = createElectron();
  vi.resetModules();
  vi.doMock('electron', () => fake.named);
});

async function open(platform: NodeJS.Platform = 'linux') {
  const { createPageSession } = await import('../../../main/shell/electron/page-session.ts');
  createPageSession(platform);
  const session = fake.recorded.sessions.get('dragoman');
  if (!session) throw new Error('no session');
  const contents = {} as never;
  return {
    /** @returns what the page is answered */
    request: (permission: string, mediaTypes?: ('audio' | 'video')[], url = 'app://dragoman/') =>
      new Promise<boolean>((answer) => {
        session.ask?.(contents, permission as 'media', answer, {
          requestingUrl: url,
          isMainFrame: true,
          ...(mediaTypes && { mediaTypes }),
        });
      }),
    check: (permission: string, mediaType?: 'audio' | 'video', origin = 'app://dragoman') =>
      session.check?.(contents, permission as 'media', origin, {
        isMainFrame: true,
        ...(mediaType && { mediaType }),
      }),
    display: (url: string | null, audioRequested: boolean) => {
      const answer = vi.fn();
      const frame = url === null ? null : { url };
      session.display?.(
        {
          frame: frame as never,
          securityOrigin: 'app://dragoman',
          videoRequested: true,
          audioRequested,
          userGesture: true,
        },
        answer,
      );
      return { frame, answers: answer.mock.calls };
    },
  };
}

describe('the microphone', () => {
  test('is granted to our page, and no camera with it', async () => {
    const { request, check } = await open();
    expect(await request('media', ['audio'])).toBe(true);
    expect(await request('media', ['video'])).toBe(false);
    expect(await request('media', ['audio', 'video'])).toBe(false);
    expect(await request('media', [])).toBe(false);
    expect(await request('media', ['audio'], 'https://evil.example/')).toBe(false);
    expect(check('media', 'audio')).toBe(true);
    expect(check('media', 'video')).toBe(false);
    expect(check('media')).toBe(false);
    expect(check('media', 'audio', 'https://evil.example')).toBe(false);
  });

  test('waits for the answer that a person gives macOS', async () => {
    const { request } = await open('darwin');
    expect(await request('media', ['audio'])).toBe(true);
    fake.world.microphone = false;
    expect(await request('media', ['audio'])).toBe(false);
  });
});

describe('what the computer plays', () => {
  test('is given to our page with its own picture, so that no screen is listed', async () => {
    const { request, display } = await open();
    expect(await request('display-capture', ['audio', 'video'])).toBe(true);
    const { frame, answers } = display('app://dragoman/', true);
    expect(answers).toEqual([[{ video: frame, audio: 'loopback' }]]);
  });

  test('is refused to others, and a picture alone to everybody, without streams', async () => {
    const { display } = await open();
    // An answer that lacks what was asked for would throw in main.
    expect(display('https://evil.example/', true).answers).toEqual([[null]]);
    expect(display(null, true).answers).toEqual([[null]]);
    expect(display('app://dragoman/', false).answers).toEqual([[null]]);
  });
});

test('the screen may be kept on', async () => {
  const { request, check } = await open();
  expect(await request('screen-wake-lock')).toBe(true);
  expect(check('screen-wake-lock')).toBe(true);
  expect(await request('system-wake-lock')).toBe(false);
});

test('a loudspeaker may be chosen', async () => {
  const { request, check } = await open();
  expect(await request('speaker-selection')).toBe(true);
  expect(check('speaker-selection')).toBe(true);
});
