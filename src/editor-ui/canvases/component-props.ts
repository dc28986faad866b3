/** The props of a component that is shown alone: its canvas keeps them, and its page shows others without being loaded anew. */
import type { ApiError } from '../../protocol/api.ts';
import {
  componentPage,
  type DataProps,
  type ExportedComponent,
  type OtherProps,
  PROPS_EVENT,
  type ShownComponent,
} from '../../protocol/component-page.ts';
import { componentProblem } from '../../protocol/component-problem.ts';
import { pathOf } from '../canvas/address.ts';
import type { Editor } from '../editor.ts';
import { sentTo } from '../frame/send-to.ts';
import { frameOf, patchFrame } from '../store/store.ts';

/**
 * Sets props, as one edit; undefined takes one away.
 * @returns why they cannot be set; nothing has changed then
 */
export function changeProps(editor: Editor, frameId: string, changes: DataProps): ApiError | null {
  const { component } = frameOf(editor.store.getState(), frameId);
  if (!component) return null;
  const { props: before, ...exported } = component;
  const entries = Object.entries({ ...before, ...changes }).filter(([, value]) => value !== undefined);
  const next = entries.length > 0 ? { ...exported, props: Object.fromEntries(entries) } : exported;
  const problem = componentProblem(next);
  if (problem) return { code: 'bad-field', message: `The component then ${problem}.` };
  showProps(editor, frameId, next);
  editor.canvases.arranged();
  return null;
}

export function isSameComponent(a: ExportedComponent | null, b: ExportedComponent): boolean {
  return a !== null && a.file === b.file && a.exportName === b.exportName;
}

/** Shows a component's frame with other props. */
export function showProps(
  { store, frame, session }: Pick<Editor, 'store' | 'frame' | 'session'>,
  frameId: string,
  component: ShownComponent,
): void {
  const there = frameOf(store.getState(), frameId);
  const url = new URL(componentPage(component), session.appUrl).href;
  const place = { component, route: pathOf(url) };
  if (there.status !== 'ready') {
    patchFrame(store, frameId, { ...place, ...sentTo(there, url, true) });
    return;
  }
  patchFrame(store, frameId, place);
  const detail: OtherProps = { props: component.props ?? {}, url };
  frame.link(frameId).call('dispatchEvent', PROPS_EVENT, { detail });
}
