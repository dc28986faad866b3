/** A prop of a component, for tests of lists of them. */
import type { ComponentProp, PropKind } from '../../src/protocol/component-props.ts';

export const prop = (name: string, type: PropKind, more: Partial<ComponentProp> = {}): ComponentProp => ({
  name,
  type,
  typeText: '',
  isRequired: false,
  defaultCode: null,
  description: null,
  isDeprecated: false,
  isInherited: false,
  source: { state: 'absent' },
  ...more,
});
