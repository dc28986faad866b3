/**
 * The look of a component that ignores classes, written into its own element in place of a use. That is right only while the
 * component has no other use. The element may be the root of several components, one in another (`Page` shows `Home`, `Home` shows
 * `Card`): then this goes for each of them, up to the use.
 */
import { type AnyMutationChange, givesLook } from '../../protocol/changes.ts';
import { isStoriesFile } from '../../protocol/stories.ts';
import { elementAt, findElement } from '../jsx/find-element.ts';
import { startOf } from '../jsx/nodes.ts';
import type { OnlyUse, Project, Refusal } from '../mutation.ts';
import { isRefusal, propNotPassedOn } from '../refusals.ts';
import { callSitesOf } from '../trace/call-sites.ts';
import { elementOf, isAt } from './instance-scope.ts';

/**
 * @returns the components that the edit takes to be used once; null for other edits: those with a scope were asked for as they are
 */
export function onlyUseOf(change: AnyMutationChange, project: Project): OnlyUse | Refusal | null {
  const { scope, callSiteCodebaseId } = change;
  if (!givesLook(change) || scope !== undefined || callSiteCodebaseId === undefined) return null;
  const found = elementOf(change);
  const target = found && findElement(project, found.id);
  if (!target || isRefusal(target)) return null;
  const prop = found.prop ?? 'className';
  const use = project.locate(callSiteCodebaseId);
  const components: OnlyUse['components'] = [];
  const isNew = (name: string) => components.every((one) => one.name !== name);
  let { source, element } = target;
  while (element.owner !== null && isNew(element.owner)) {
    const { sites, others } = callSitesOf(project, source, element.owner);
    // A story that names its component shows it to developers.
    const uses = sites.length + others.filter(({ file }) => !isStoriesFile(file ?? '')).length;
    if (uses > 1) return propNotPassedOn(target.where, element.owner, prop, uses);
    const [site] = sites;
    components.push({ name: element.owner, isFollowed: site !== undefined });
    if (site && use && isAt(site, use)) return { components, prop };
    const around = site?.in.source && elementAt(site.in.source, startOf(site.node));
    if (!site?.in.source || !around) break;
    source = site.in.source;
    element = around;
  }
  // The imports lead elsewhere: the component of the use is known by its tag alone.
  const named = findElement(project, callSiteCodebaseId);
  const tag = isRefusal(named) ? '' : named.element.tagName;
  const name = tag.slice(tag.lastIndexOf('.') + 1);
  if (/^[A-Z]/.test(name) && isNew(name)) components.push({ name, isFollowed: false });
  return components.length > 0 ? { components, prop } : null;
}
