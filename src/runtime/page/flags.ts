/** Query flags in the page's address. */
export interface PageFlags {
  /** the root fills the viewport */
  storyboard: boolean;
  /** for `STORY` and `COMPONENT` root, body and html are also transparent and do not scroll */
  type: string | null;
  /** a COMPONENT with a layout stands on the app's own background */
  layout: string | null;
  /** framework=VITE: Vite's error overlay reports errors */
  vite: boolean;
  debugLog: boolean;
}

export function readFlags(search: string): PageFlags {
  const query = new URLSearchParams(search);
  return {
    storyboard: query.get('storyboard') === 'true',
    type: query.get('type'),
    layout: query.get('layout'),
    vite: query.get('framework') === 'VITE',
    debugLog: query.get('debugLog') === 'true',
  };
}

const THIS_MACHINE = ['localhost', '.localhost', '127.0.0.1', '[::1]'];

/** @param hosts names, or with a dot in front all below that name */
export function isDebugHost(host: string, hosts: readonly string[] = THIS_MACHINE): boolean {
  return hosts.some((one) => (one.startsWith('.') ? host.endsWith(one) : host === one));
}

export function isTransparentType(type: string | null): boolean {
  return type === 'STORY' || type === 'COMPONENT';
}

/** The CSS for the flags. */
export function flagStyles(flags: PageFlags): string {
  const rules: string[] = [];
  if (flags.storyboard) rules.push('#root, #__next { width: 100vw; height: 100vh; }');
  if (isTransparentType(flags.type)) {
    const background = flags.layout === null ? 'background: transparent !important; ' : '';
    rules.push(`html, body, #root, #__next { ${background}overflow: hidden !important; }`);
  }
  return rules.join('\n');
}
