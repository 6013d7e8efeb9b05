// Debian packages that the tests need.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fail, run, say } from './ready.mjs';

/** A package, and the programs any of which shows that it is there; without them dpkg is asked. */
const NEEDED = [
  ['chromium', ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']],
  ['xvfb', ['Xvfb']],
  ['alsa-utils', ['arecord']],
  ['pulseaudio', ['pulseaudio']],
  ['pulseaudio-utils', ['pactl']],
  ['sox', ['sox']],
  ['flite', ['flite']],
  ['ffmpeg', ['ffmpeg']],
  ['libreoffice-writer-nogui', ['soffice', 'libreoffice']],
  ['libreoffice-calc-nogui', []],
  ['libreoffice-impress-nogui', []],
  ['tesseract-ocr', ['tesseract']],
  ['tesseract-ocr-eng', []],
  ['tesseract-ocr-deu', []],
  ['tesseract-ocr-osd', []],
  ['poppler-utils', ['pdftotext']],
  ['qpdf', ['qpdf']],
  ['libxml2-utils', ['xmllint']],
  ['pandoc', ['pandoc']],
  ['hunspell', ['hunspell']],
  ['hunspell-de-de', []],
  ['hunspell-fr-classical', []],
  ['hunspell-es', []],
  ['hunspell-it', []],
  ['hunspell-pt-br', []],
  ['libasound2-plugins', []],
  ['pocketsphinx-en-us', []],
  ['apertium', ['apertium']],
  ['apertium-eng-spa', []],
  ['python3', []],
  // Clients of the service; the base system's perl comes without its HTTP client.
  ['curl', ['curl']],
  ['perl', []],
  ['unzip', ['unzip']],
  ['fontconfig', ['fc-match']],
  ['dbus-daemon', ['dbus-daemon']],
  ['dbus-bin', ['dbus-send']],
  // The layout is looked at with the first alone, and with the others; they have Arabic, and Japanese.
  ['fonts-dejavu-core', []],
  ['fonts-noto-core', []],
  ['fonts-noto-cjk', []],
];

function onPath(program) {
  return (process.env.PATH || '')
    .split(':')
    .some((folder) => folder !== '' && existsSync(folder + '/' + program));
}

function isThere([name, programs]) {
  if (programs.length > 0) return programs.some(onPath);
  const asked = spawnSync('dpkg-query', ['-W', '-f', '${Status}', name], { encoding: 'utf8' });
  return asked.status === 0 && asked.stdout.includes('ok installed');
}

/** Installs what is missing when run as root on Debian; otherwise says plainly what to install. */
export function ensureDebianPackages() {
  if (process.platform !== 'linux') return;
  const missing = NEEDED.filter((row) => !isThere(row)).map(([name]) => name);
  if (missing.length === 0) return;
  const isRoot = typeof process.getuid === 'function' && process.getuid() === 0;
  const hasApt = spawnSync('apt-get', ['--version'], { stdio: 'ignore' }).status === 0;
  if (!isRoot || !hasApt) {
    fail(
      'The tests need these Debian packages, which only root can install: ' +
        missing.join(', ') +
        '. Install them and run `npm test` again.',
    );
  }
  say('installing Debian packages: ' + missing.join(', ') + ' …');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const install = ['install', '-y', '-q', '--no-install-recommends', '--no-remove'].concat(missing);
  // --no-remove: nobody's sound system is exchanged for ours.
  if (run('apt-get', install, { env })) return;
  run('apt-get', ['update', '-q'], { env });
  if (!run('apt-get', install, { env })) {
    const left = NEEDED.filter((row) => !isThere(row)).map(([name]) => name);
    fail(
      'These Debian packages could not be installed: ' +
        left.join(', ') +
        '. The lines above say why; install them and run `npm test` again.',
    );
  }
}
