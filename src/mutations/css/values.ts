/** CSS property names and values as a React style object takes them. */

/** `margin-top`, `marginTop`, `-webkit-line-clamp`, `--gap` → the key of a style object; null when it is no property. */
export function styleKey(property: string): string | null {
  if (/^--[A-Za-z_][\w-]*$|^--\d[\w-]*$/.test(property)) return property;
  if (!/^-?[A-Za-z][A-Za-z0-9-]*$/.test(property)) return null;
  if (/^(?:constructor|prototype|toString|valueOf|hasOwnProperty)$/.test(property)) return null;
  // Only the old Microsoft prefix begins small.
  const name = property.startsWith('-ms-') ? property.slice(1) : property;
  return name.replace(/-+([A-Za-z0-9])/g, (_, char: string) => char.toUpperCase());
}

/** The spelling of style sheets: `paddingTop` → `padding-top`; null when it is no property. */
export function cssProperty(property: string): string | null {
  const key = styleKey(property);
  if (key === null || key.startsWith('--')) return key;
  return key
    .replace(/^(Webkit|Moz|O|ms)(?=[A-Z])/, '-$1')
    .replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
    .replace(/^--/, '-');
}

/** Properties whose plain numbers mean no pixels (React's own list, the ones in use). */
const UNITLESS =
  /^(?:animationIterationCount|aspectRatio|borderImage(?:Outset|Slice|Width)|columnCount|columns|fillOpacity|flex|flexGrow|flexShrink|floodOpacity|fontWeight|grid(?:Area|Column|Row|ColumnEnd|ColumnStart|RowEnd|RowStart)|lineClamp|lineHeight|opacity|order|orphans|scale|stopOpacity|strokeDash(?:array|offset)|stroke(?:Miterlimit|Opacity|Width)|tabSize|WebkitLineClamp|widows|zIndex|zoom)$/;

/**
 * The number that says `value` for a property where numbers are used, or null: `12px` → 12, `0.5` of opacity → 0.5, `0` → 0.
 */
export function numberFor(key: string, value: string): number | null {
  if (key.startsWith('--')) return null;
  const [, digits, unit] = /^(-?(?:\d+\.?\d*|\.\d+))(px)?$/.exec(value) ?? [];
  if (digits === undefined) return null;
  const isUnitless = UNITLESS.test(key);
  if (isUnitless ? unit !== undefined : unit === undefined && Number(digits) !== 0) return null;
  return Number(digits);
}
