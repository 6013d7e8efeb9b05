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
  // Team databases; its programs are on no path.
  ['postgresql', []],
  ['openssl', ['openssl']],
  // The layout is looked at with the first alone, and with the others; they have Arabic, and Japanese.
  ['fonts-dejavu-core', []],
  ['fonts-noto-core', []],
  ['fonts-noto-cjk', []],
];

/** Makes the tests faster; Debian has it, systems made of Debian may not. */
const WANTED = ['chromium-headless-shell', ['chromium-headless-shell']];

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

const isRoot = () => typeof process.getuid === 'function' && process.getuid() === 0;
const hasApt = () => spawnSync('apt-get', ['--version'], { stdio: 'ignore' }).status === 0;

/** --no-remove: nobody's sound system is exchanged for ours. */
const INSTALL = ['install', '-y', '-q', '--no-install-recommends', '--no-remove'];

/** Asks nothing; with new lists where the present ones, if any, do not do. */
function install(names) {
  const options = { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  const args = INSTALL.concat(names);
  if (run('apt-get', args, options)) return true;
  run('apt-get', ['update', '-q'], options);
  return run('apt-get', args, options);
}

/** Installs what is missing when run as root on Debian; otherwise says plainly what to install. */
export function ensureDebianPackages() {
  if (process.platform !== 'linux') return;
  const missing = NEEDED.filter((row) => !isThere(row)).map(([name]) => name);
  if (missing.length > 0) installNeeded(missing);
  if (isThere(WANTED) || !isRoot() || !hasApt()) return;
  say('installing ' + WANTED[0] + ' …');
  if (!install([WANTED[0]])) say('without it, the flows run in full Chromium, which is slower.');
}

function installNeeded(missing) {
  if (!isRoot() || !hasApt()) {
    fail(
      'The tests need these Debian packages, which only root can install: ' +
        missing.join(', ') +
        '. Install them and run `npm test` again.',
    );
  }
  say('installing Debian packages: ' + missing.join(', ') + ' …');
  if (install(missing)) return;
  const left = NEEDED.filter((row) => !isThere(row)).map(([name]) => name);
  fail(
    'These Debian packages could not be installed: ' +
      left.join(', ') +
      '. The lines above say why; install them and run `npm test` again.',
  );
}
