import { EventEmitter } from 'node:events';

import type { MessagePort as NodePort } from 'node:worker_threads';
import type Electron from 'electron';

/**
 * A small Electron for tests: one process stands for main, preload and page. What crosses between
 * them is cloned as in Electron, listeners get Electron's event objects, and refused input throws as
 * there. It has no Chromium, no sandbox and no copying by contextBridge.
 */
export function createElectron() {
  const recorded = {
    schemes: [] as Electron.CustomScheme[],
    handlers: new Map<string, (request: Request) => Response | Promise<Response>>(),
    sessions: new Map<string, FakeSession>(),
    windows: [] as FakeWindow[],
    exposed: new Map<string, unknown>(),
    forks: [] as { path: string; options: unknown; child: FakeUtility }[],
    menus: [] as unknown[],
    errors: [] as string[],
    /** What `app.setPath` was told. */
    paths: new Map<string, string>(),
    /** Names of the program for Windows. */
    names: [] as string[],
    exits: [] as number[],
    trays: [] as FakeTray[],
    notices: [] as FakeNotice[],
    /** Shortcuts that are heard everywhere. */
    shortcuts: new Map<string, () => void>(),
    /** Schemes whose links come to this program. */
    links: [] as string[],
    /** Whether each blocker of sleep is on. */
    blockers: [] as boolean[],
    quits: 0,
    /** Files that other programs were asked to open or show. */
    opened: [] as string[],
  };
  /** What the world outside looks like; tests set it. */
  const world = {
    frame: { url: 'app://dragoman/', parent: null } as FakeFrame | null,
    paths: new Map<File, string>(),
    /** Resolves when the app is ready. */
    ready: Promise.resolve(),
    /** Whether another Electron has the same user data. */
    isSecond: false,
    backend: 'gnome_libsecret' as ReturnType<Electron.SafeStorage['getSelectedStorageBackend']>,
    encryption: true,
    /**
     * The keyring of Linux. Electron says that encryption is available in every case; without a
     * keyring it seals with a key of its own source code.
     */
    keyring: 'open' as 'open' | 'locked' | 'none',
    rotated: false,
    proxy: 'DIRECT',
    displays: [{ id: 1, workArea: { x: 0, y: 0, width: 1920, height: 1040 } }],
    /** What the program was started with, such as `ozone-platform`. */
    switches: new Map<string, string>(),
    dark: false,
    /** Why the system opens no file; empty where it does. */
    refusal: '',
    /** Shortcuts that other programs have. */
    taken: new Set<string>(),
    hasNotices: true,
    hasTray: true,
    /** What is on the clipboard, by form. */
    clipboard: new Map<string, string>(),
    /** Forms that are named and cannot be read. */
    unreadable: new Set<string>(),
    /** What macOS says of the microphone. */
    microphone: true,
  };

  const app = Object.assign(new EventEmitter(), {
    isPackaged: true,
    whenReady: () => world.ready,
    requestSingleInstanceLock: () => !world.isSecond,
    setPath: (name: string, path: string) => void recorded.paths.set(name, path),
    setAppUserModelId: (id: string) => void recorded.names.push(id),
    exit: (code?: number) => void recorded.exits.push(code ?? 0),
    quit: () => void (recorded.quits += 1),
    setAsDefaultProtocolClient: (scheme: string) => recorded.links.push(scheme) > 0,
    commandLine: {
      getSwitchValue: (name: string) => world.switches.get(name) ?? '',
      appendSwitch: (name: string, value = '') => void world.switches.set(name, value),
    } satisfies Pick<Electron.CommandLine, 'getSwitchValue' | 'appendSwitch'>,
  }) satisfies Pick<
    Electron.App,
    | 'isPackaged'
    | 'requestSingleInstanceLock'
    | 'setPath'
    | 'setAppUserModelId'
    | 'exit'
    | 'quit'
    | 'setAsDefaultProtocolClient'
  >;

  const dialog = {
    showErrorBox: (_title: string, content: string) => void recorded.errors.push(content),
  } satisfies Pick<Electron.Dialog, 'showErrorBox'>;

  const protocol = {
    registerSchemesAsPrivileged: (schemes: Electron.CustomScheme[]) =>
      void recorded.schemes.push(...schemes),
  } satisfies Pick<Electron.Protocol, 'registerSchemesAsPrivileged'>;

  class FakeSession {
    spelling = true;
    ask: Parameters<Electron.Session['setPermissionRequestHandler']>[0] = null;
    check: Parameters<Electron.Session['setPermissionCheckHandler']>[0] = null;
    device: Parameters<Electron.Session['setDevicePermissionHandler']>[0] = null;
    display: Parameters<Electron.Session['setDisplayMediaRequestHandler']>[0] = null;
    readonly protocol = {
      handle: (scheme: string, handler: (request: Request) => Response | Promise<Response>) =>
        void recorded.handlers.set(scheme, handler),
    } satisfies Pick<Electron.Protocol, 'handle'>;
    setSpellCheckerEnabled(enabled: boolean) {
      this.spelling = enabled;
    }
    setPermissionRequestHandler(handler: FakeSession['ask']) {
      this.ask = handler;
    }
    setPermissionCheckHandler(handler: FakeSession['check']) {
      this.check = handler;
    }
    setDevicePermissionHandler(handler: FakeSession['device']) {
      this.device = handler;
    }
    setDisplayMediaRequestHandler(handler: FakeSession['display']) {
      this.display = handler;
    }
    resolveProxy() {
      return Promise.resolve(world.proxy);
    }
  }
  const session = {
    fromPartition(partition: string) {
      const known = recorded.sessions.get(partition) ?? new FakeSession();
      recorded.sessions.set(partition, known);
      return known as unknown as Electron.Session;
    },
  } satisfies Pick<typeof Electron.session, 'fromPartition'>;

  const safeStorage = {
    isAsyncEncryptionAvailable: () => Promise.resolve(world.encryption),
    getSelectedStorageBackend: () => world.backend,
    encryptStringAsync: (text: string) =>
      Promise.resolve(
        Buffer.from(
          `${world.keyring === 'open' ? 'v11' : 'v10'}:${Buffer.from(text).toString('hex')}`,
        ),
      ),
    decryptStringAsync(encrypted: Buffer) {
      const [, prefix, hex] = /^(v1[01]):([0-9a-f]*)$/.exec(encrypted.toString()) ?? [];
      if (hex !== undefined && prefix === 'v11' && world.keyring === 'locked') {
        return Promise.reject(
          new Error('safeStorage.decryptStringAsync is temporarily unavailable. Please try again.'),
        );
      }
      if (hex === undefined || (prefix === 'v11' && world.keyring === 'none')) {
        return Promise.reject(new Error('Error while decrypting'));
      }
      const shouldReEncrypt = world.rotated;
      world.rotated = false;
      return Promise.resolve({ shouldReEncrypt, result: Buffer.from(hex, 'hex').toString() });
    },
  } satisfies Pick<
    Electron.SafeStorage,
    | 'isAsyncEncryptionAvailable'
    | 'getSelectedStorageBackend'
    | 'encryptStringAsync'
    | 'decryptStringAsync'
  >;

  const systemPreferences = {
    askForMediaAccess: (kind: 'microphone' | 'camera') =>
      Promise.resolve(kind === 'microphone' && world.microphone),
  } satisfies Pick<Electron.SystemPreferences, 'askForMediaAccess'>;

  class FakeContents extends EventEmitter {
    openHandler: ((details: { url: string }) => { action: string }) | null = null;
    reloads = 0;
    setWindowOpenHandler(handler: FakeContents['openHandler']) {
      this.openHandler = handler;
    }
    reload() {
      this.reloads += 1;
    }
    /** Whether timers of a page that is out of sight are slowed down. */
    isThrottled = true;
    setBackgroundThrottling(allowed: boolean) {
      this.isThrottled = allowed;
    }
  }
  class FakeWindow extends EventEmitter {
    readonly webContents = new FakeContents();
    readonly options: Electron.BrowserWindowConstructorOptions;
    /** Where captions stand among other windows and what they do with clicks. */
    floating = {
      level: null as string | null,
      workspaces: null as Electron.VisibleOnAllWorkspacesOptions | null,
      through: null as { readonly ignore: boolean; readonly forward?: boolean } | null,
    };
    state = { shown: false, maximized: false, minimized: false, destroyed: false, focused: false };
    address = '';
    constructor(options: Electron.BrowserWindowConstructorOptions) {
      super();
      this.options = options;
      recorded.windows.push(this);
      app.emit('web-contents-created', {}, this.webContents);
    }
    loadURL(address: string) {
      this.address = address;
      return Promise.resolve();
    }
    maximize() {
      this.state.maximized = true;
    }
    isMaximized = () => this.state.maximized;
    isMinimized = () => this.state.minimized;
    isDestroyed = () => this.state.destroyed;
    restore() {
      this.state.minimized = false;
    }
    show() {
      this.state.shown = true;
    }
    focus() {
      this.state.focused = true;
    }
    showInactive() {
      this.state.shown = true;
    }
    hide() {
      this.state.shown = false;
      this.emit('hide');
    }
    close() {
      const event = { isPrevented: false, preventDefault: () => void (event.isPrevented = true) };
      this.emit('close', event);
      if (!event.isPrevented) this.destroy();
    }
    static getFocusedWindow = () =>
      recorded.windows.find(({ state }) => state.focused && !state.destroyed) ?? null;
    destroy() {
      this.state.destroyed = true;
      this.emit('closed');
    }
    setAlwaysOnTop(flag: boolean, level?: string) {
      this.floating.level = flag ? (level ?? 'floating') : null;
    }
    setVisibleOnAllWorkspaces(_visible: boolean, options: Electron.VisibleOnAllWorkspacesOptions) {
      this.floating.workspaces = options;
    }
    setIgnoreMouseEvents(ignore: boolean, options?: Electron.IgnoreMouseEventsOptions) {
      this.floating.through = { ignore, ...options };
    }
    /** The program and the person move it alike. */
    setBounds(bounds: Partial<Electron.Rectangle>) {
      Object.assign(this.options, bounds);
      this.emit('move');
    }
    getBounds() {
      return this.getNormalBounds();
    }
    getNormalBounds() {
      const { x = 10, y = 20, width = 0, height = 0 } = this.options;
      return { x, y, width, height };
    }
  }

  class FakeTray extends EventEmitter {
    rows: Electron.MenuItemConstructorOptions[] = [];
    isDestroyed = false;
    readonly picture: FakePicture;
    constructor(picture: FakePicture) {
      super();
      this.picture = picture;
      if (!world.hasTray) throw new Error('no tray');
      recorded.trays.push(this);
    }
    setToolTip() {
      // Seen by people only.
    }
    setContextMenu(menu: Electron.MenuItemConstructorOptions[]) {
      this.rows = menu;
    }
    destroy() {
      this.isDestroyed = true;
    }
  }
  class FakePicture {
    edge = 0;
    readonly path: string;
    constructor(path: string) {
      this.path = path;
    }
    resize({ width = 0 }: Electron.ResizeOptions) {
      this.edge = width;
      return this;
    }
  }
  const nativeImage = { createFromPath: (path: string) => new FakePicture(path) };
  const powerSaveBlocker = {
    start: () => recorded.blockers.push(true) - 1,
    stop(id: number) {
      const was = recorded.blockers[id] ?? false;
      recorded.blockers[id] = false;
      return was;
    },
  } satisfies Pick<Electron.PowerSaveBlocker, 'start' | 'stop'>;

  class FakeNotice extends EventEmitter {
    static isSupported = () => world.hasNotices;
    readonly options: Electron.NotificationConstructorOptions;
    constructor(options: Electron.NotificationConstructorOptions) {
      super();
      this.options = options;
    }
    show() {
      recorded.notices.push(this);
    }
  }

  const globalShortcut = {
    register(accelerator: string, run: () => void) {
      if (!/^[A-Za-z0-9+]+$/.test(accelerator)) throw new TypeError('no accelerator');
      if (world.taken.has(accelerator)) return false;
      recorded.shortcuts.set(accelerator, run);
      return true;
    },
    unregister: (accelerator: string) => void recorded.shortcuts.delete(accelerator),
  } satisfies Pick<Electron.GlobalShortcut, 'register' | 'unregister'>;

  class FakeClipboardItem {
    readonly types: string[];
    readonly items: Record<string, Blob | string>;
    constructor(items: Record<string, Blob | string>) {
      this.items = items;
      this.types = Object.keys(items);
    }
    getType(type: string) {
      const found = this.items[type];
      if (found === undefined || world.unreadable.has(type)) {
        return Promise.reject(new Error('NotFoundError'));
      }
      return Promise.resolve(typeof found === 'string' ? new Blob([found]) : found);
    }
  }
  const clipboard = {
    clear: () => world.clipboard.clear(),
    readText: () => Promise.resolve(world.clipboard.get('text/plain') ?? ''),
    writeText(text: string) {
      world.clipboard.clear();
      world.clipboard.set('text/plain', text);
      return Promise.resolve();
    },
    read: () =>
      Promise.resolve(
        world.clipboard.size === 0
          ? []
          : [new FakeClipboardItem(Object.fromEntries(world.clipboard))],
      ),
    async write(items: FakeClipboardItem[]) {
      world.clipboard.clear();
      for (const item of items) {
        for (const type of item.types) {
          world.clipboard.set(type, await (await item.getType(type)).text());
        }
      }
    },
  };

  class FakeUtility extends EventEmitter {
    readonly sent: unknown[] = [];
    postMessage(message: unknown) {
      this.sent.push(structuredClone(message));
    }
    kill() {
      this.emit('exit', 0);
      return true;
    }
  }
  const utilityProcess = {
    fork(path: string, _args?: string[], options?: Electron.ForkOptions) {
      const child = new FakeUtility();
      recorded.forks.push({ path, options, child });
      return child as unknown as Electron.UtilityProcess;
    },
  } satisfies Pick<typeof Electron.utilityProcess, 'fork'>;

  /** Main's side of a port: an emitter of event objects, silent until it is started. */
  const mainPort = (port: NodePort) => {
    const emitter = Object.assign(new EventEmitter(), {
      postMessage: (message: unknown) => port.postMessage(message),
      start: () => {
        port.on('message', (data: unknown) => emitter.emit('message', { data, ports: [] }));
      },
      close: () => port.close(),
    }) satisfies Pick<Electron.MessagePortMain, 'postMessage' | 'start' | 'close'>;
    port.on('close', () => emitter.emit('close'));
    return emitter;
  };

  const invokable = new Map<string, (event: unknown, ...args: unknown[]) => unknown>();
  const ipcMain = Object.assign(new EventEmitter(), {
    handle: (channel: string, handler: (event: never, ...args: unknown[]) => unknown) => {
      if (invokable.has(channel)) throw new Error(`second handler for ${channel}`);
      invokable.set(channel, handler as (event: unknown, ...args: unknown[]) => unknown);
    },
  }) satisfies Pick<Electron.IpcMain, 'handle'>;

  const ipcRenderer = {
    postMessage(channel: string, message: unknown, transfer: MessagePort[] = []) {
      const ports = transfer.map((port) => mainPort(port as unknown as NodePort));
      const cloned: unknown = structuredClone(message);
      queueMicrotask(() => ipcMain.emit(channel, { senderFrame: world.frame, ports }, cloned));
    },
    async invoke(channel: string, ...args: unknown[]): Promise<unknown> {
      const handler = invokable.get(channel);
      if (!handler) throw new Error(`No handler registered for '${channel}'`);
      try {
        const event = { senderFrame: world.frame };
        return structuredClone(await handler(event, ...structuredClone<unknown[]>(args)));
      } catch (error) {
        throw new Error(`Error invoking remote method '${channel}': ${String(error)}`, {
          cause: undefined,
        });
      }
    },
  } satisfies Pick<Electron.IpcRenderer, 'postMessage' | 'invoke'>;

  const contextBridge = {
    exposeInMainWorld: (name: string, value: unknown) => void recorded.exposed.set(name, value),
  } satisfies Pick<Electron.ContextBridge, 'exposeInMainWorld'>;

  const webUtils = {
    getPathForFile: (file: File) => world.paths.get(file) ?? '',
  } satisfies Pick<Electron.WebUtils, 'getPathForFile'>;

  const displays = () => world.displays as unknown as Electron.Display[];
  const firstDisplay = () => {
    const [first] = displays();
    if (first === undefined) throw new Error('no display');
    return first;
  };
  const screen = Object.assign(new EventEmitter(), {
    getAllDisplays: displays,
    getPrimaryDisplay: firstDisplay,
    getDisplayMatching: ({ x, y }: Electron.Rectangle) =>
      displays().find(
        ({ workArea: area }) =>
          x >= area.x && x < area.x + area.width && y >= area.y && y < area.y + area.height,
      ) ?? firstDisplay(),
  }) satisfies Pick<Electron.Screen, 'getAllDisplays' | 'getPrimaryDisplay' | 'getDisplayMatching'>;

  const nativeTheme = {
    get shouldUseDarkColors() {
      return world.dark;
    },
  } satisfies Pick<Electron.NativeTheme, 'shouldUseDarkColors'>;

  const shell = {
    openPath(path: string) {
      recorded.opened.push(`open ${path}`);
      return Promise.resolve(world.refusal);
    },
    showItemInFolder: (path: string) => void recorded.opened.push(`show ${path}`),
  } satisfies Pick<Electron.Shell, 'openPath' | 'showItemInFolder'>;

  const Menu = {
    buildFromTemplate: (template: Electron.MenuItemConstructorOptions[]) =>
      template as unknown as Electron.Menu,
    setApplicationMenu: (menu: Electron.Menu | null) => void recorded.menus.push(menu),
  } satisfies Pick<typeof Electron.Menu, 'buildFromTemplate' | 'setApplicationMenu'>;

  const named: Readonly<Record<string, unknown>> = {
    Menu,
    shell,
    app,
    dialog,
    protocol,
    session,
    safeStorage,
    systemPreferences,
    BrowserWindow: FakeWindow,
    Tray: FakeTray,
    nativeImage,
    powerSaveBlocker,
    Notification: FakeNotice,
    globalShortcut,
    clipboard,
    ClipboardItem: FakeClipboardItem,
    utilityProcess,
    ipcMain,
    ipcRenderer,
    contextBridge,
    webUtils,
    screen,
    nativeTheme,
  };
  return {
    recorded,
    world,
    /** What `import … from 'electron'` gets. */
    named,
    /** The page's side of messages, for messages that no preload of ours would send. */
    ipcRenderer,
    session,
  };
}

/** A frame as far as the sender check looks at it. */
export interface FakeFrame {
  readonly url: string;
  readonly parent: object | null;
}

/** A page's window: it posts messages to itself, with ports, as a browser does. */
export function createPageWindow(origin: string): Window {
  const target = new EventTarget();
  const page = Object.assign(target, {
    location: { origin },
    postMessage(data: unknown, targetOrigin: string, ports: MessagePort[] = []) {
      if (targetOrigin !== origin) return;
      const event = Object.assign(new Event('message'), {
        data: structuredClone(data),
        origin,
        source: page,
        ports,
      });
      queueMicrotask(() => target.dispatchEvent(event));
    },
  });
  return page as unknown as Window;
}
