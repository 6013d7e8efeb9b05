import type { Session, WebPreferences } from 'electron';

/** What every window of ours needs for its page. */
export interface PageParts {
  readonly session: Session;
  /** Path of the built preload. */
  readonly preload: string;
  readonly developing: boolean;
}

/** The same walls around the page in every window: sandboxed, isolated, without Node. */
export const pagePreferences = ({ session, preload, developing }: PageParts): WebPreferences => ({
  session,
  preload,
  sandbox: true,
  contextIsolation: true,
  nodeIntegration: false,
  webSecurity: true,
  webviewTag: false,
  spellcheck: false,
  devTools: developing,
});
