import type { PageCommand, OutsideWords } from '../../../preload/contract/outside.ts';
import type { VoiceSummary } from '../../../preload/contract/voice.ts';
import type { Observable } from '../../system/observable.ts';
import type { Outside, Tray, TrayChoice, TrayMenu } from '../../system/outside.ts';
import { follow, inBackground } from '../../system/background.ts';

export interface TrayPorts {
  readonly tray: Tray;
  readonly outside: Pick<Outside, 'showMain' | 'quit'>;
  /** The page's words; English until it is there. */
  readonly words: Observable<OutsideWords>;
  readonly sessions: (signal: AbortSignal) => AsyncIterable<readonly VoiceSummary[]>;
  readonly pause: (id: string) => Promise<unknown>;
  readonly resume: (id: string) => Promise<unknown>;
  readonly openClipboard: () => Promise<void>;
  readonly command: (command: PageCommand) => void;
  readonly closing: AbortSignal;
}

const OVER: ReadonlySet<VoiceSummary['phase']> = new Set(['ended', 'failed', 'ending']);

/** Keeps the icon's menu as things are, and does what is chosen there. */
export function followTray(ports: TrayPorts): void {
  const { tray, outside, words, sessions, closing } = ports;
  let session: VoiceSummary | null = null;
  const draw = () => {
    const voice: TrayMenu['voice'] =
      session === null ? 'none' : session.phase === 'paused' ? 'paused' : 'running';
    tray.draw({ words: words.value, voice });
  };
  const turn = () => {
    if (session === null) return;
    const verb = session.phase === 'paused' ? ports.resume : ports.pause;
    // A session that ended meanwhile has nothing to pause.
    verb(session.id).catch(() => undefined);
  };

  /** Captions of nothing: the person sees where a session is started. */
  const openCaptions = () => {
    if (session === null) outside.showMain();
    ports.command(session === null ? { kind: 'screen', screen: 'voice' } : { kind: 'captions' });
  };
  const verbs: Readonly<Record<TrayChoice, () => void>> = {
    captions: openCaptions,
    translate: () => inBackground('trayFollower.openClipboard', () => ports.openClipboard()),
    pause: turn,
    show: () => outside.showMain(),
    quit: () => outside.quit(),
  };

  tray.onChosen((choice) => verbs[choice]());
  follow('tray.words', closing, () => words.watch(closing), draw);
  follow(
    'tray.sessions',
    closing,
    () => sessions(closing),
    (all) => {
      session = all.find(({ phase }) => !OVER.has(phase)) ?? null;
      draw();
    },
  );
  closing.addEventListener('abort', () => tray.remove(), { once: true });
}
