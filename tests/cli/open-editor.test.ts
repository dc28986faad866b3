import { expect, test } from 'vitest';
import { hasDisplay } from '../../src/cli/open-editor.ts';

test.each<{ platform: NodeJS.Platform; env: NodeJS.ProcessEnv; shows: boolean }>([
  { platform: 'linux', env: {}, shows: false },
  { platform: 'linux', env: { DISPLAY: ':0' }, shows: true },
  { platform: 'linux', env: { WAYLAND_DISPLAY: 'wayland-0' }, shows: true },
  { platform: 'linux', env: { WSL_DISTRO_NAME: 'Debian' }, shows: true },
  { platform: 'linux', env: { DISPLAY: ':0', BROWSER: 'none' }, shows: false },
  { platform: 'darwin', env: {}, shows: true },
  { platform: 'darwin', env: { SSH_CONNECTION: '10.0.0.1 22 10.0.0.2 22' }, shows: false },
  { platform: 'win32', env: {}, shows: true },
  { platform: 'win32', env: { BROWSER: 'none' }, shows: false },
])('a browser can appear on $platform with $env: $shows', ({ platform, env, shows }) => {
  expect(hasDisplay(env, platform)).toBe(shows);
});
