import open from 'open';

/** False on a server, in a container or in a shell over ssh, where no browser can open: print the address instead. */
export function hasDisplay(env: NodeJS.ProcessEnv = process.env, platform = process.platform): boolean {
  if (env.BROWSER === 'none') return false;
  if (platform === 'win32') return true;
  if (platform === 'darwin') return !env.SSH_CONNECTION;
  return Boolean(env.DISPLAY || env.WAYLAND_DISPLAY || env.WSL_DISTRO_NAME);
}

/** Opens the address in the user's browser, or the one in BROWSER. Returns false when that failed. */
export async function maybeOpen(url: string): Promise<boolean> {
  if (!hasDisplay()) return false;
  try {
    const name = process.env.BROWSER;
    const browser = await open(url, name ? { app: { name } } : {});
    browser.on('error', () => {});
    return true;
  } catch {
    return false;
  }
}
