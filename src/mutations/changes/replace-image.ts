/** REPLACE_IMAGE: a prop gets another image of the project, written where and how the present one is. */
import { isImageFile } from '../../protocol/assets.ts';
import type { ChangeItem } from '../../protocol/changes.ts';
import { imagePlace } from '../images/image-place.ts';
import { type NewImage, writeImage } from '../images/write-image.ts';
import { findAttribute, spreadsAfter } from '../jsx/attributes.ts';
import { findElement, type Target } from '../jsx/find-element.ts';
import { endOf, startOf } from '../jsx/nodes.ts';
import { checkPropName } from '../jsx/prop-name.ts';
import type { Project, Refusal } from '../mutation.ts';
import type { Plan } from '../plan.ts';
import { invalidField, isRefusal, noChange, propNotFound } from '../refusals.ts';
import { originIn } from '../text/editable.ts';
import { placeOf, sourceOf } from '../trace/origin.ts';
import type { Origin } from '../trace/origin-node.ts';
import { markAttributeString } from '../trace/write-literal.ts';

/** A path on the app's own server: no scheme, no other host, nothing that ends a string. */
const ADDRESS = /^\/(?!\/)[^\s"'`<>\\{}]*$/;

export function replaceImage(change: ChangeItem<'REPLACE_IMAGE'>, project: Project): Plan | Refusal {
  const { codebaseIdToChange, propName, filename, address, oldAddress } = change.changeFields;
  const target = findElement(project, codebaseIdToChange);
  if (isRefusal(target)) return target;
  if (!isImageFile(filename)) return invalidField('filename', 'names no image');
  if (address !== undefined && !ADDRESS.test(address)) return invalidField('address', 'is no path of the app');
  const origin = presentImage(target, propName);
  if (isRefusal(origin)) return origin;
  const place = imagePlace(project, origin, change, target.where);
  if (isRefusal(place)) return place;
  const image: NewImage = { file: filename, address: address ?? null, oldAddress: oldAddress ?? null };
  const part = writeImage(project, place, image, target.where);
  if (isRefusal(part)) return part;
  if (part.draft.isEmpty) return noChange(target.where, 'This image is there already.');
  const isElsewhere = place.in.file !== target.source.file || !isInside(place, target);
  return {
    parts: [part],
    ...(isElsewhere ? { note: `The image stands at ${placeOf(place)}; it was changed there.` } : {}),
    warnings: otherSources(target, propName),
  };
}

function presentImage(target: Target, propName: string): Origin | Refusal {
  const refused = checkPropName(propName, target);
  if (refused) return refused;
  const opening = target.node.openingElement;
  const attribute = findAttribute(opening, propName);
  const [over] = spreadsAfter(opening, attribute ? endOf(attribute) : startOf(opening)).slice(-1);
  const value = attribute?.value;
  if (!value || over) return propNotFound(target.where, propName, over ? sourceOf(target.source, over) : null);
  if (value.type === 'JSXExpressionContainer') return originIn(target, value.expression);
  markAttributeString(value);
  return originIn(target, value);
}

function isInside({ node }: Origin, { element }: Target): boolean {
  return element.start <= startOf(node) && endOf(node) <= element.end;
}

/** Warnings of other addresses that the browser takes before `src`. */
function otherSources({ node, ancestors }: Target, propName: string): string[] {
  if (propName !== 'src') return [];
  if (findAttribute(node.openingElement, 'srcSet')) {
    return ['Its `srcSet` has other files, which the browser takes before `src`; change them in the code.'];
  }
  const parent = ancestors.findLast((one) => one.type === 'JSXElement');
  const isPicture =
    parent?.openingElement.name.type === 'JSXIdentifier' && parent.openingElement.name.name === 'picture';
  return isPicture
    ? [
        'The `<source>` elements of its `<picture>` have other files, which the browser takes before `src`; change them too.',
      ]
    : [];
}
