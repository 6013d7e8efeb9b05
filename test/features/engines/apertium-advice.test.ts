import { systemKind } from '../../../main/system/os-release.ts';
import { expect, it } from 'vitest';
import { apertiumAdvice } from '../../../main/features/engines/apertium-advice.ts';

const PAIR = { source: 'sv', target: 'da' };

it.each([
  ['linux', 'ID=debian', 'debian', 'sudo apt install apertium apertium-swe-dan'],
  [
    'linux',
    'ID=linuxmint\nID_LIKE="ubuntu debian"',
    'debian',
    'sudo apt install apertium apertium-swe-dan',
  ],
  ['linux', 'ID=fedora', 'fedora', 'sudo dnf install apertium apertium-swe-dan'],
  ['linux', 'ID=manjaro\nID_LIKE=arch', 'arch', 'yay -S apertium apertium-swe-dan'],
  ['linux', '', 'linux', null],
  ['darwin', '', 'macos', null],
  ['win32', '', 'windows', 'wsl sudo apt install apertium apertium-swe-dan'],
] as const)('on %s with %j it is %s: %s', (platform, release, system, command) => {
  expect(systemKind(platform, release)).toBe(system);
  expect(apertiumAdvice(system, PAIR)).toEqual({ system, command, hasPair: true });
});
