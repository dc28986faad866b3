import open from 'open';

/** Where no browser can appear, the address alone has to do: a server, a container, a shell over ssh. */
export function hasDisplay(env: NodeJS.ProcessEnv = process.env, platform = process.platform): boolean {
  if (env.BROWSER === 'none') return false;
  if (platform === 'win32') return true;
  if (platform === 'darwin') return !env.SSH_CONNECTION;
  return Boolean(env.DISPLAY || env.WAYLAND_DISPLAY || env.WSL_DISTRO_NAME);
}

/** Opens the address in the user's browser, the one that BROWSER names if any; false when that did not work. */
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
