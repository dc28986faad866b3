/**
 * Did the user just do something? Chromium, Firefox and Safari tell a page when a real key or pointer was pressed in it *or in a
 * frame inside it*; script in the frame cannot pretend that. What the frame reports as typed or pressed counts only then (S-100, S-101).
 */
export function userIsActing(nav: Pick<Navigator, 'userActivation'> = navigator): boolean {
  return nav.userActivation?.isActive ?? document.hasFocus();
}
