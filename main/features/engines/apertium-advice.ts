import type { ApertiumAdvice } from '../../../preload/contract/engines.ts';
import { apertiumPackage } from '../../engine/machine/apertium-packages.ts';

/**
 * How Apertium is installed. Debian and Ubuntu have it, and so has Windows with either inside; for others
 * Apertium's own page says how to add its packages, which have the same names.
 */
export function apertiumAdvice(
  system: ApertiumAdvice['system'],
  pair: { readonly source: string; readonly target: string } | undefined,
): ApertiumAdvice {
  const name = pair === undefined ? null : apertiumPackage(pair.source, pair.target);
  const packages = ['apertium', ...(name === null ? [] : [name])].join(' ');
  const commands: Readonly<Record<ApertiumAdvice['system'], string | null>> = {
    debian: `sudo apt install ${packages}`,
    fedora: `sudo dnf install ${packages}`,
    arch: `yay -S ${packages}`,
    windows: `wsl sudo apt install ${packages}`,
    linux: null,
    macos: null,
  };
  return { system, command: commands[system], hasPair: name !== null };
}
