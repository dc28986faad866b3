/** REPLACE_IMAGE: a prop gets another image of the project, written where and how the present one is. */
import { isImageFile } from '../../protocol/assets.ts';
import type { ChangeItem } from '../../protocol/changes.ts';
import { inFormOf, splitAtBase, withoutFrame } from '../images/framed-address.ts';
import { type GivenImage, type ImagePlace, imagePlace } from '../images/image-place.ts';
import { imagesInStyle } from '../images/style-image.ts';
import { type NewImage, writeImage } from '../images/write-image.ts';
import { findAttribute, spreadsAfter } from '../jsx/attributes.ts';
import { findElement, type Target } from '../jsx/find-element.ts';
import { endOf, startOf } from '../jsx/nodes.ts';
import { checkPropName } from '../jsx/prop-name.ts';
import type { Project, Refusal } from '../mutation.ts';
import type { Plan } from '../plan.ts';
import { invalidField, isRefusal, noChange, propNotFound, type Where } from '../refusals.ts';
import { isInItem } from '../scope/item-value.ts';
import { originIn } from '../text/editable.ts';
import { traceOf } from '../trace/edit-traced.ts';
import { placeOf, sourceOf } from '../trace/origin.ts';
import type { Origin } from '../trace/origin-node.ts';
import type { Trace } from '../trace/tracer.ts';
import { tracer } from '../trace/values.ts';
import { markAttributeString, textOf } from '../trace/write-literal.ts';
import { dynamicProp, imageOutsideFrame } from '../value-refusals.ts';

/** A path on the app's own server: no scheme, no other host, nothing that ends a string. */
const ADDRESS = /^\/(?!\/)[^\s"'`<>\\{}]*$/;

export function replaceImage(change: ChangeItem<'REPLACE_IMAGE'>, project: Project): Plan | Refusal {
  const { codebaseIdToChange, propName, filename, address } = change.changeFields;
  const target = findElement(project, codebaseIdToChange);
  if (isRefusal(target)) return target;
  if (!isImageFile(filename)) return invalidField('filename', 'names no image');
  if (address !== undefined && !ADDRESS.test(address)) return invalidField('address', 'is no path of the app');
  const newTrace = () => ({ ...traceOf(project, change), images: true });
  const given = presentImage(target, propName, newTrace());
  if (isRefusal(given)) return given;
  const base = address === undefined ? null : (splitAtBase(address, filename)?.base ?? null);
  const found = imagePlace(project, given, change, target.where, base);
  if (isRefusal(found)) return found;
  const { place } = found;
  const isForAll = change.scope === 'data' && given.over && !isInItem(place, given.origin, newTrace);
  if (isForAll) return propNotFound(target.where, propName, given.over ?? null);
  const image = imageAt(found, change, target.where);
  if (isRefusal(image)) return image;
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

/** The new image as its place has to say it. */
function imageAt({ place, frame }: ImagePlace, change: ChangeItem<'REPLACE_IMAGE'>, where: Where): NewImage | Refusal {
  const { filename: file, address = null, oldAddress = null } = change.changeFields;
  const formed = address !== null && oldAddress !== null ? inFormOf(oldAddress, address, file) : address;
  if (!frame) return { file, address: formed, oldAddress };
  const inner = formed === null ? null : withoutFrame(formed, frame);
  if (inner === null) return imageOutsideFrame(where, file, frame, placeOf(place));
  return { file, address: inner, oldAddress: textOf(place) };
}

interface PresentImage extends GivenImage {
  /** source of a spread after the attribute, without an image for this item; other items may have one there */
  over?: string;
}

function presentImage(target: Target, propName: string, trace: Trace): PresentImage | Refusal {
  const refused = checkPropName(propName, target);
  if (refused) return refused;
  const [inStyle, second] = propName === 'style' ? imagesInStyle(target) : [];
  if (second) return dynamicProp(target.where, propName, 'several images', 'the edit does not say which is meant');
  if (inStyle) return { origin: inStyle };
  const opening = target.node.openingElement;
  const attribute = findAttribute(opening, propName);
  const spreads = spreadsAfter(opening, attribute ? endOf(attribute) : startOf(opening));
  const value = attribute?.value;
  for (const spread of spreads.toReversed()) {
    const origin = originIn(target, spread.argument);
    const { values, unknown } = tracer.along(origin, [{ key: propName }], trace);
    if (values.length > 0) return { origin, key: propName };
    if (!value || unknown.length > 0) return propNotFound(target.where, propName, sourceOf(target.source, spread));
  }
  if (!value) return propNotFound(target.where, propName, null);
  const [spread] = spreads;
  const over = spread && { over: sourceOf(target.source, spread) };
  if (value.type === 'JSXExpressionContainer') return { origin: originIn(target, value.expression), ...over };
  markAttributeString(value);
  return { origin: originIn(target, value), ...over };
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
