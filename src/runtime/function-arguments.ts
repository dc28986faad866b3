/** Checks for arguments that come over the port. */
type Check = (value: unknown) => boolean;

export const MAX_ARGUMENTS = 16;
/** UTF-16 units and items of one call. */
export const MAX_SIZE = 1024 * 1024;
/** Tables of a whole project are larger. */
export const MAX_TABLE_SIZE = 64 * 1024 * 1024;

export const isString: Check = (value) => typeof value === 'string';
export const isNumber: Check = (value) => typeof value === 'number' && Number.isFinite(value);
export const isBoolean: Check = (value) => typeof value === 'boolean';
export const isAnything: Check = () => true;
export const isObject: Check = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);
export const isStrings: Check = (value) => Array.isArray(value) && value.every(isString);

export function optional(check: Check): Check {
  return (value) => value === undefined || value === null || check(value);
}

export function fields(checks: Record<string, Check>): Check {
  return (value) =>
    isObject(value) && Object.entries(checks).every(([name, check]) => check((value as Record<string, unknown>)[name]));
}

/** True when a value holds more than `limit` texts (by length) and items; stops counting there. */
export function isLargerThan(value: unknown, limit: number): boolean {
  let size = 0;
  const ahead: unknown[] = [value];
  while (ahead.length > 0) {
    const next = ahead.pop();
    size += typeof next === 'string' ? next.length : 1;
    if (size > limit) return true;
    if (typeof next !== 'object' || next === null) continue;
    for (const [name, part] of Object.entries(next)) {
      size += name.length;
      ahead.push(part);
    }
  }
  return false;
}
