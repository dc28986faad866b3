import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Finds a package's folder by walking up, because its `package.json` need not be exported. */
export function packageFolder(name: string, from: string): string | null {
  for (let dir = from; ; dir = dirname(dir)) {
    const folder = join(dir, 'node_modules', name);
    if (existsSync(join(folder, 'package.json'))) return folder;
    if (dirname(dir) === dir) return null;
  }
}

/** The folder of the installed package that a specifier leads into (`@scope/ui/card`); null for any other specifier. */
export function packageOfSpecifier(specifier: string, from: string): string | null {
  const name = packageNameOf(specifier);
  return name === null ? null : packageFolder(name, from);
}

/** `@mui/material/Box` → `@mui/material`; null for a path. */
export function packageNameOf(specifier: string): string | null {
  return /^(?:@[\w.~-]+\/)?[\w~-][\w.~-]*/.exec(specifier)?.[0] ?? null;
}
