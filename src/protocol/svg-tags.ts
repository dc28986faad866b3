/** The elements of SVG. */

/** Those that stand inside an `<svg>`: all but `svg` itself. */
export const INNER_SVG_TAGS: ReadonlySet<string> = new Set(
  `animate animateMotion animateTransform circle clipPath defs desc ellipse feBlend feColorMatrix
  feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight feDropShadow
  feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feImage feMerge feMergeNode feMorphology feOffset
  fePointLight feSpecularLighting feSpotLight feTile feTurbulence filter foreignObject g line linearGradient
  marker mask metadata mpath path pattern polygon polyline radialGradient rect set stop switch symbol text
  textPath tspan use view`
    .trim()
    .split(/\s+/),
);

/** Tags that HTML has, too. */
const OF_BOTH = new Set('a audio canvas iframe image script style svg title video'.split(' '));

/** True where browsers show the element inside an `<svg>` alone. */
export const isShape = (tag: string): boolean => INNER_SVG_TAGS.has(tag) && !OF_BOTH.has(tag);

/** True where browsers do not show the element inside an `<svg>`. */
export const isOnlyHtml = (tag: string): boolean => !INNER_SVG_TAGS.has(tag) && !OF_BOTH.has(tag);
