/** Query flags on the page's address (spec §2). */
export interface PageFlags {
  /** the root fills the viewport */
  storyboard: boolean;
  /** `STORY` or `COMPONENT`: root, body and html are also transparent and do not scroll */
  type: string | null;
  /** framework=VITE: Vite's error overlay tells of errors */
  vite: boolean;
  debugLog: boolean;
}

export function readFlags(search: string): PageFlags {
  const query = new URLSearchParams(search);
  return {
    storyboard: query.get('storyboard') === 'true',
    type: query.get('type'),
    vite: query.get('framework') === 'VITE',
    debugLog: query.get('debugLog') === 'true',
  };
}

/** The rules that the flags ask for. */
export function flagStyles(flags: PageFlags): string {
  const rules: string[] = [];
  if (flags.storyboard) rules.push('#root, #__next { width: 100vw; height: 100vh; }');
  if (flags.type === 'STORY' || flags.type === 'COMPONENT') {
    rules.push('html, body, #root, #__next { background: transparent !important; overflow: hidden !important; }');
  }
  return rules.join('\n');
}
