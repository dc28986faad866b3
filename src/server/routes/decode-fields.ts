/**
 * Readers of single fields. Each takes a value from the wire and its path (for the message), and returns the typed value or
 * throws a `Refused` that names the field. `form` distinguishes a request body, where an element is its lookup entry, from a
 * change item, where it is only the codebase id.
 */
import type { PropValue } from '../../protocol/changes.ts';
import { assertIdChars } from '../../protocol/codebase-id.ts';
import type { Splice } from '../../protocol/splice.ts';
import { spellingProblem } from '../files/path-rules.ts';
import { refuse } from './errors.ts';

export type Form = 'body' | 'item';
export type Reader<T> = (value: unknown, at: string, form: Form) => T;

const MAX_STRING = 64 * 1024;
const MAX_SOURCE = 1024 * 1024;
const MAX_ITEMS = 1000;
const MAX_ID = 200;

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function badField(at: string, expected: string, value: unknown): never {
  const got =
    value === undefined
      ? 'is missing'
      : `is ${Array.isArray(value) ? 'an array' : value === null ? 'null' : typeof value}`;
  return refuse('bad-field', `${at} ${got}; expected ${expected}.`);
}

function readString(value: unknown, at: string, limit: number): string {
  if (typeof value !== 'string') return badField(at, 'a string', value);
  const bytes = Buffer.byteLength(value);
  if (bytes > limit) refuse('field-too-large', `${at} has ${bytes} bytes, more than ${limit}.`);
  return value;
}

/** Text of at most 64 KiB. */
export const text: Reader<string> = (value, at) => readString(value, at, MAX_STRING);

/** Source text of at most 1 MiB. */
export const sourceText: Reader<string> = (value, at) => readString(value, at, MAX_SOURCE);

/** A non-empty string of at most `limit` bytes: a tag, a prop or class name. */
export function name(limit: number): Reader<string> {
  return (value, at) => {
    const read = readString(value, at, limit);
    if (read === '') refuse('bad-field', `${at} is empty.`);
    return read;
  };
}

/** A codebase id: as a string, or in the element's lookup entry, whose other fields are ignored. */
export const element: Reader<string> = (value, at, form) => {
  if (form === 'item') return codebaseId(value, at);
  if (!isObject(value)) return badField(at, 'an element, an object with codebaseId', value);
  return codebaseId(Object.hasOwn(value, 'codebaseId') ? value.codebaseId : undefined, `${at}.codebaseId`);
};

export function codebaseId(value: unknown, at: string): string {
  if (typeof value !== 'string') return badField(at, 'a codebase id', value);
  if (value === '' || value.length > MAX_ID)
    refuse('bad-field', `${at} has ${value.length} characters; expected a codebase id.`);
  try {
    assertIdChars(value, 'codebase id');
  } catch {
    refuse('bad-field', `${at}: codebase id contains invalid chars.`);
  }
  return value;
}

export const storyboardId: Reader<string> = (value, at, form) => {
  const id = name(64)(value, at, form);
  try {
    assertIdChars(id, 'storyboard id');
  } catch {
    refuse('bad-field', `${at}: storyboard id contains invalid chars.`);
  }
  return id;
};

/** One or more elements; duplicates are dropped. */
export const elements: Reader<string[]> = (value, at, form) => {
  const ids = list(element)(value, at, form);
  if (ids.length === 0) refuse('bad-field', `${at} is empty; expected at least one element.`);
  return [...new Set(ids)];
};

export function list<T>(item: Reader<T>): Reader<T[]> {
  return (value, at, form) => {
    if (!Array.isArray(value)) return badField(at, 'an array', value);
    if (value.length > MAX_ITEMS) refuse('bad-field', `${at} has ${value.length} items, more than ${MAX_ITEMS}.`);
    return value.map((one, index) => item(one, `${at}[${index}]`, form));
  };
}

export function record<T>(item: Reader<T>): Reader<Record<string, T>> {
  return (value, at, form) => {
    if (!isObject(value)) return badField(at, 'an object', value);
    const entries = Object.entries(value);
    if (entries.length > MAX_ITEMS) refuse('bad-field', `${at} has ${entries.length} keys, more than ${MAX_ITEMS}.`);
    return Object.fromEntries(entries.map(([key, one]) => [key, item(one, `${at}.${key.slice(0, 80)}`, form)]));
  };
}

export function shape<T>(fields: { [K in keyof T]: Reader<T[K]> }): Reader<T> {
  return (value, at, form) => {
    if (!isObject(value)) return badField(at, 'an object', value);
    const entries = Object.entries(fields) as [string, Reader<unknown>][];
    const read = entries.map(([key, reader]) => [
      key,
      reader(Object.hasOwn(value, key) ? value[key] : undefined, `${at}.${key}`, form),
    ]);
    return Object.fromEntries(read) as T;
  };
}

/**
 * Declarations by property. Other editors send a list of classes and their CSS instead. It is validated and ignored, because
 * we read the classes from the project.
 */
export const customProperties: Reader<Record<string, string>> = (value, at, form) => {
  if (!Array.isArray(value)) return record(text)(value, at, form);
  list(shape({ tailwind: text, css: text }))(value, at, form);
  return {};
};

export const textOrNull: Reader<string | null> = (value, at, form) => (value === null ? null : text(value, at, form));

export const flag: Reader<boolean> = (value, at) =>
  typeof value === 'boolean' ? value : badField(at, 'true or false', value);

export function oneOf<const T extends string>(...words: T[]): Reader<T> {
  return (value, at) => words.find((word) => word === value) ?? badField(at, `one of ${words.join(', ')}`, value);
}

export function wholeNumber(max: number): Reader<number> {
  return (value, at) => {
    if (typeof value !== 'number' || !Number.isInteger(value) || value < 0 || value > max) {
      return badField(at, `a whole number from 0 to ${max}`, value);
    }
    return value;
  };
}

export const pixels: Reader<number> = (value, at) =>
  typeof value === 'number' && value > 0 && value <= 1e6 ? value : badField(at, 'a number of pixels', value);

/**
 * A prop value. An object is an expression only if it is exactly `{type: 'expression', code}`; otherwise each of its values
 * must be a literal.
 */
export const propValue: Reader<PropValue> = (value, at, form) => {
  if (value === null || typeof value === 'boolean') return value;
  if (typeof value === 'string') return text(value, at, form);
  if (typeof value === 'number') {
    return Number.isFinite(value) ? value : badField(at, 'a finite number', value);
  }
  if (!isObject(value)) return badField(at, 'a string, number, boolean, null or object', value);
  if (value.type === 'expression') {
    if (Object.keys(value).length !== 2) refuse('bad-field', `${at} has other keys beside type and code.`);
    return { type: 'expression', code: text(value.code, `${at}.code`, form) };
  }
  return record(propValue)(value, at, form);
};

/** A path in the project, checked for its spelling only; whether it may be edited is checked later. */
export const projectPath: Reader<string> = (value, at) => {
  const path = readString(value, at, 4096);
  const problem = spellingProblem(path);
  if (problem) refuse('bad-field', `${at} is no path in the project: ${problem}.`);
  return path;
};

export const hash: Reader<string> = (value, at) => {
  if (typeof value !== 'string' || !/^[0-9a-f]{64}$/.test(value)) return badField(at, 'a sha256 in hex', value);
  return value;
};

export const uuid: Reader<string> = (value, at) => {
  const isUuid = typeof value === 'string' && /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(value);
  return isUuid ? value.toLowerCase() : badField(at, 'a uuid', value);
};

export const sourceSplices: Reader<Splice[]> = list(
  shape<Splice>({ start: wholeNumber(1e9), end: wholeNumber(1e9), text: sourceText }),
);
