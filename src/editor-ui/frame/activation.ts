/**
 * True within seconds of a real key or pointer press. Chromium, Firefox and Safari tell a page of presses in it *and in the frames
 * inside it*, and script in a frame cannot fake them; only then do reports of typed or pressed keys count. A browser that does not
 * tell counts as acting while the editor has the focus.
 */
export function userIsActing(nav: Pick<Navigator, 'userActivation'> = navigator): boolean {
  return nav.userActivation?.isActive ?? document.hasFocus();
}
