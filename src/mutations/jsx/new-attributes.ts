/** Attributes as they are written into an opening tag that has none of that name yet. */
import type { PropValue } from '../../protocol/changes.ts';
import type { Refusal } from '../mutation.ts';
import { isRefusal } from '../refusals.ts';
import { attributeString } from './attributes.ts';
import type { Target } from './find-element.ts';
import { refuseForNative } from './native-props.ts';
import { checkPropName } from './prop-name.ts';
import { type ValueSource, valueSource } from './prop-value.ts';

/** ` href="/" download`, one for each prop in order. @param target the place that names in their values are looked up from */
export function newAttributes(tag: string, props: Record<string, PropValue>, target: Target): string | Refusal {
  let attributes = '';
  for (const [name, value] of Object.entries(props)) {
    const refused = checkPropName(name, target) ?? refuseForNative(tag, name, value, target.where);
    if (refused) return refused;
    const source = valueSource(value, name, target);
    if (isRefusal(source)) return source;
    attributes += ` ${name}${newValue(target.source.text, value, source)}`;
  }
  return attributes;
}

/** `="x"`, `={3}`; nothing for true: a bare attribute is true. */
export function newValue(text: string, value: PropValue, source: ValueSource): string {
  return value === true ? '' : `=${attributeValue(text, value, source)}`;
}

export function attributeValue(text: string, value: PropValue, source: ValueSource): string {
  return typeof value === 'string' ? attributeString(text, value) : `{${source.code}}`;
}
