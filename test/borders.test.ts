import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));

interface Import {
  readonly from: string;
  /** A path from the root for our own files, a package name otherwise. */
  readonly to: string;
  readonly typeOnly: boolean;
  /** Read on use. */
  readonly isLate: boolean;
}

function filesBelow(folder: string): string[] {
  return readdirSync(join(root, folder)).flatMap((name) => {
    const path = join(folder, name);
    if (statSync(join(root, path)).isDirectory()) return filesBelow(path);
    return /\.tsx?$/.test(name) ? [path] : [];
  });
}

const STATEMENT =
  /(?:^|\n)\s*(import|export)\s+(type\s+)?(?:[\w*{}\s,$]+?\s+from\s+)?['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]\s*\)/g;

function importsOf(file: string): Import[] {
  const source = readFileSync(join(root, file), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
  return [...source.matchAll(STATEMENT)].map((match) => {
    const specifier = match[3] ?? match[4] ?? '';
    const to = specifier.startsWith('.')
      ? normalize(relative(root, join(root, dirname(file), specifier)))
      : specifier.startsWith('node:')
        ? specifier
        : specifier
            .split('/')
            .slice(0, specifier.startsWith('@') ? 2 : 1)
            .join('/');
    return { from: file, to, typeOnly: match[2] !== undefined, isLate: match[4] !== undefined };
  });
}

const all = ['main', 'preload', 'renderer'].flatMap(filesBelow).flatMap(importsOf);

/** A room, what its files may import, and what they never may though the first list allows it. */
interface Border {
  readonly room: RegExp;
  readonly may: readonly RegExp[];
  readonly never?: readonly RegExp[];
}

const own = (room: string) => new RegExp(`^${room}/`);
const contract = own('preload/contract');
/** Rules of language codes and forbidden terms, tables of routes and their streams, what engines lack and did, where fuzzy matches are: for the page, the offline engine and the service alike. */
const shared =
  /^preload\/contract\/(language-code|forbidden-rules|route|engine-lack|engine-pairs|engine-work|fuzzy-spot|channel\/inbox)\.ts$/;
const system = own('main/system');
const node = /^node:/;
const network = /^node:(http|https|http2|net|tls|dgram|dns)$/;

const BORDERS: readonly Border[] = [
  { room: contract, may: [contract, /^zod$/] },
  { room: /^preload\/preload\.ts$/, may: [contract, own('preload'), /^electron$/] },
  {
    // Pages of a pdf are painted, in a worker of the library's own.
    room: own('renderer/features/documents/preview'),
    may: [contract, own('renderer'), /^(react|lucide-react|virtua|pdfjs-dist)$/, /\.css$/],
  },
  {
    room: own('renderer'),
    may: [
      contract,
      own('renderer'),
      /^(react|react-dom|react-aria-components|zustand|lucide-react|intl-messageformat|virtua)$/,
      /^@msgpack\/msgpack$/,
      /\.css$/,
    ],
  },
  {
    room: own('main/features'),
    may: [contract, own('main/features'), own('main/client'), own('main/engine'), system, /^zod$/],
    never: [/^main\/system\/(node-|secret-service|database-file)/],
  },
  {
    room: own('main/client'),
    may: [
      contract,
      own('main/client'),
      system,
      node,
      /^(undici|ws|zod|@msgpack\/msgpack|pg|pg-copy-streams)$/,
    ],
  },
  {
    // Readers and writers of document formats.
    room: own('main/engine/formats'),
    may: [
      own('main/engine'),
      system,
      node,
      /^(saxes|parse5|docx|zod|yauzl|pngjs|jpeg-js|pdfjs-dist)$/,
      /^(@cantoo\/pdf-lib|@pdf-lib\/fontkit)$/,
    ],
    never: [network, /^main\/system\/(network|node-network)/],
  },
  {
    room: own('main/engine'),
    may: [
      own('main/engine'),
      shared,
      system,
      node,
      /^(eld|cld3-asm|saxes|parse5|docx|zod|harper\.js)$/,
    ],
    never: [network, /^main\/system\/(network|node-network)/],
  },
  {
    room: own('main/service'),
    may: [
      own('main/service'),
      own('main/engine'),
      shared,
      system,
      node,
      /^(hono|@hono\/node-server|ws|zod|@msgpack\/msgpack)$/,
    ],
  },
  {
    room: own('main/rpc'),
    may: [
      contract,
      own('main/rpc'),
      own('main/system/channel'),
      /^main\/system\/(fault|sound-pack|storage-failure)\.ts$/,
      /^(zod|@msgpack\/msgpack)$/,
    ],
  },
  {
    // A process of its own: the recorder library never runs inside main.
    room: own('main/system/sound/recorder-program'),
    may: [
      own('main/system/sound'),
      own('main/system/channel'),
      /^preload\/contract\/channel\/inbox\.ts$/,
      /^main\/system\/(background|parent-port|find-program)\.ts$/,
      node,
      /^(mic|zod)$/,
    ],
  },
  { room: system, may: [contract, system, node, /^(undici|zod)$/] },
  {
    room: own('main/shell/electron'),
    may: [
      contract,
      own('main/rpc'),
      own('main/shell'),
      system,
      node,
      /^main\/features\/features\.ts$/,
      /^(electron|electron-updater|ws|zod|undici)$/,
    ],
    never: [own('main/shell/browser')],
  },
  {
    room: own('main/shell/(?!electron)[^/]+'),
    may: [
      contract,
      own('main/rpc'),
      own('main/shell'),
      system,
      node,
      /^main\/features\/features\.ts$/,
      /^(ws|zod)$/,
    ],
    never: [own('main/shell/electron')],
  },
  {
    // The administrator's program.
    room: /^main\/team\.ts$/,
    may: [own('main/client/team'), own('main/features/team-memories'), own('main/engine/memory')],
  },
  {
    room: /^main\/(electron|browser)\.ts$/,
    may: [
      own('main/shell'),
      system,
      /^main\/rpc\/serve\.ts$/,
      /^main\/features\/features\.ts$/,
      node,
      /^electron$/,
    ],
  },
];

/** Floors of the page from the ground up; what stands in none is as high as the app. */
const FLOORS = [/^renderer\/(i18n|rpc)\//, own('renderer/ui'), own('renderer/features')];

function floorOf(file: string): number {
  const floor = FLOORS.findIndex((room) => room.test(file));
  return floor >= 0 || !file.startsWith('renderer/') ? floor : FLOORS.length;
}

describe('borders', () => {
  it('reads the imports of the whole source', () => {
    expect(all.length).toBeGreaterThan(100);
    const rooms = BORDERS.map((border) => border.room);
    const homeless = [...new Set(all.map((row) => row.from))].filter(
      (file) => !rooms.some((room) => room.test(file)) && !file.startsWith('main/shell/'),
    );
    expect(homeless).toEqual([]);
  });

  it('lets each room import only what it may', () => {
    const trespasses = all.filter(({ from, to }) => {
      const border = BORDERS.find(({ room }) => room.test(from));
      if (border === undefined) return false;
      const allowed = border.may.some((rule) => rule.test(to));
      return !allowed || (border.never ?? []).some((rule) => rule.test(to));
    });
    expect(trespasses.map(({ from, to }) => `${from} → ${to}`)).toEqual([]);
  });

  it('lets nothing of the page reach up: app, features, ui, then i18n and rpc', () => {
    const up = all.filter(({ from, to }) => floorOf(from) < floorOf(to));
    expect(up.map(({ from, to }) => `${from} → ${to}`)).toEqual([]);
  });

  it('has no files of the page that import one another in a circle, types too', () => {
    const now = all.filter(({ isLate, to }) => !isLate && to.startsWith('renderer/'));
    const imports = Map.groupBy(now, ({ from }) => from);
    // What is left when files that import nothing of the rest are taken away again and again.
    const left = new Set(imports.keys());
    for (let before = -1; before !== left.size;) {
      before = left.size;
      for (const file of left) {
        if (imports.get(file)?.every(({ to }) => !left.has(to)) === true) left.delete(file);
      }
    }
    expect([...left]).toEqual([]);
  });

  it('keeps electron, types too, in its one folder, its entry and the preload', () => {
    const users = all.filter(({ to }) => to === 'electron').map(({ from }) => from);
    const outside = users.filter(
      (file) =>
        !file.startsWith('main/shell/electron/') &&
        file !== 'main/electron.ts' &&
        file !== 'preload/preload.ts',
    );
    expect(outside).toEqual([]);
  });

  it('gives the page types of the contract, and of values only its limits and pure rules', () => {
    const values = all.filter(
      ({ from, to, typeOnly }) =>
        from.startsWith('renderer/') &&
        to.startsWith('preload/contract/') &&
        !typeOnly &&
        ![
          'limits.ts',
          'qa-checks.ts',
          'forbidden-rules.ts',
          'id-ranges.ts',
          'document-endings.ts',
          'features.ts',
          'language-code.ts',
          'measures.ts',
          'writing-styles.ts',
          'history-kinds.ts',
          'glossary-rules.ts',
          'analysis-bands.ts',
          'segment-facets.ts',
          'update-kinds.ts',
          'spoken-terms-rules.ts',
          'page-secret.ts',
          // The one client of tables of routes.
          'client.ts',
        ].includes(to.split('/').at(-1) ?? ''),
    );
    expect(values.map(({ from, to }) => `${from} → ${to}`)).toEqual([]);
  });

  it('keeps each feature of main out of the others', () => {
    const domainOf = (path: string) => /^main\/features\/([^/]+)\//.exec(path)?.[1];
    const crossings = all.filter(({ from, to }) => {
      const here = domainOf(from);
      const there = domainOf(to);
      return here !== undefined && there !== undefined && here !== there;
    });
    expect(crossings.map(({ from, to }) => `${from} → ${to}`)).toEqual([]);
  });

  it('names no folder or file after a kind of thing', () => {
    const files = [...new Set(all.map((row) => row.from))];
    const kinds = /(^|\/)(utils?|helpers?|common|misc|types|managers?)(\/|\.tsx?$)/i;
    expect(files.filter((file) => kinds.test(file))).toEqual([]);
  });
});

describe('what nobody uses', () => {
  const CODE = /\.(?:tsx?|mjs|html|json)$/;
  const codeBelow = (folder: string): string[] =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((path) => join(folder, path))
      .filter((path) => CODE.test(path) && statSync(join(root, path)).isFile());
  const NAMED =
    /(?:import|export)\s+(?:type\s+)?(?:\w+\s*,\s*)?(?:\{([^}]*)\}|\*(?:\s+as\s+\w+)?)\s+from\s+['"](\.[^'"]+)['"]/g;
  /** Read on use, started as a program, or named by a configuration. */
  const PATH = /['"`]([^'"`\n]*?[\w-]+\.(?:tsx?|mjs))['"`?]/g;
  const LATE = /import\(\s*['"]([^'"]+)['"]/g;
  const DECLARED =
    /^export\s+(?:declare\s+)?(?:async\s+)?(?:function\*?|const|let|class|interface|type)\s+(\w+)/gm;

  const sources = new Map(
    [
      ...['main', 'preload', 'renderer', 'test', 'packaging', 'scripts'].flatMap(codeBelow),
      ...['vite.config.ts', 'vitest.config.ts', 'electron-builder.yml', 'package.json'],
    ].map((path) => [path, readFileSync(join(root, path), 'utf8')]),
  );
  /** Names that are imported from a file, `*` for all. */
  const taken = new Map<string, Set<string>>();
  const take = (from: string, path: string, name: string) => {
    const to = path.startsWith('.') ? normalize(join(dirname(from), path)) : normalize(path);
    taken.set(to, (taken.get(to) ?? new Set()).add(name));
  };
  for (const [from, code] of sources) {
    const named = new Set<string>();
    for (const [, names, path = ''] of code.matchAll(NAMED)) {
      named.add(path);
      for (const name of names?.split(',') ?? ['*'])
        take(
          from,
          path,
          name
            .trim()
            .replace(/^type\s+/, '')
            .split(/\s+as\s+/)[0] ?? '',
        );
    }
    for (const [, path = ''] of code.matchAll(PATH)) if (!named.has(path)) take(from, path, '*');
    for (const [, path = ''] of code.matchAll(LATE)) take(from, path, '*');
  }
  const ours = [...sources].filter(([path]) =>
    /^(?:main|preload|renderer)\/.*(?<!\.d)\.tsx?$/.test(path),
  );

  it('is no file', () => {
    const unused = ours.map(([path]) => path).filter((path) => !taken.has(path));
    expect(unused).toEqual([]);
  });

  it('is no export', () => {
    const unused = ours.flatMap(([path, code]) => {
      const names = taken.get(path) ?? new Set();
      if (names.has('*')) return [];
      return [...code.matchAll(DECLARED)]
        .map(([, name = '']) => name)
        .filter(
          (name) =>
            !names.has(name) && (code.match(new RegExp(`\\b${name}\\b`, 'g')) ?? []).length < 2,
        )
        .map((name) => `${path}: ${name}`);
    });
    expect(unused).toEqual([]);
  });
});

describe('timers of main', () => {
  /** Callbacks that cannot throw. */
  const HARMLESS = /^(?:resolve|\(\) => (?:resolve|[\w.?]+\.(?:kill|terminate|destroy))\()/;
  const source = (file: string) =>
    readFileSync(join(root, file), 'utf8').replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
  const files = filesBelow('main').filter((file) => file !== 'main/system/background.ts');

  it.each(['setInterval', 'setTimeout', 'setImmediate'])(
    'a fault in a callback of %s ends nothing: it is guarded',
    (name) => {
      const calls = files.flatMap((file) =>
        [...source(file).matchAll(new RegExp(`(?<![.\\w])${name}\\(\\s*([^;]{0,60})`, 'g'))].map(
          ([, callback = '']) => ({ file, callback }),
        ),
      );
      const bare = calls.filter(
        ({ callback }) => !callback.startsWith('guarded(') && !HARMLESS.test(callback),
      );
      expect(bare).toEqual([]);
    },
  );
});
