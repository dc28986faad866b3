/**
 * The four wildcards of our options and of workspace lists. Not picomatch: two callers do not justify one more package in the
 * user's project.
 *
 * `*` matches within a name, `**` across folders, `?` one character, `{a,b}` alternatives. Ignores a leading `./` or `/`.
 */
export function globToRegExp(glob: string): RegExp {
  let source = '';
  let depth = 0;
  for (const [part] of glob.replace(/^\.?\//, '').matchAll(/\*\*\/|\*\*|./gsu)) {
    if (part === '**/') source += '(?:.*/)?';
    else if (part === '**') source += '.*';
    else if (part === '*') source += '[^/]*';
    else if (part === '?') source += '[^/]';
    else if (part === '{') {
      depth += 1;
      source += '(?:';
    } else if (part === '}' && depth > 0) {
      depth -= 1;
      source += ')';
    } else if (part === ',' && depth > 0) source += '|';
    else source += part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  }
  return new RegExp(`^${source}${')'.repeat(depth)}$`, 'u');
}
