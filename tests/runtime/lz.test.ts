import { describe, expect, it } from 'vitest';
import { decompress } from '../../src/runtime/lz.ts';

/** Made with lz-string 1.5.0: `compress`, `compressToBase64`, `compressToEncodedURIComponent`. */
const TEXT = '[{"name":"Zoë 🙂","list":[1,2,3,1,2,3,1,2,3]}]';
const FORMS = {
  utf16:
    '\u3686\uf044\u0760\u860b\u60a6\u6017\u1805\ua07b\u035c\u0090\ubc1b\u8213\udb00\u1a30\u01b0\u12c0\u6700\u5c96F\u4202\u6420\u6642\u1e6d\u8f58\u1740\u5f1e\u4000',
  base64: 'NobwRAdghgtgpmAXGAWgewNcAJC8G4IT2wAaMAGwEsBnAFyWAEZCAmQgZkIebY9YF0BfHkA=',
  uri: 'NobwRAdghgtgpmAXGAWgewNcAJC8G4IT2wAaMAGwEsBnAFyWAEZCAmQgZkIebY9YF0BfHkA',
};

describe('decompress', () => {
  it.each(Object.entries(FORMS))('reads the %s form', (_form, compressed) => {
    expect(decompress(compressed)).toBe(TEXT);
  });

  it('reads nothing as nothing', () => {
    expect(decompress('')).toBe('');
  });

  it('stops where the output would pass the limit', () => {
    expect(() => decompress(FORMS.base64, 20)).toThrow('expands beyond 20 units');
    expect(decompress(FORMS.base64, TEXT.length)).toBe(TEXT);
  });

  it('says so when the text is cut off or no such text', () => {
    expect(() => decompress(FORMS.utf16.slice(0, 5))).toThrow('ends after 5 units');
    expect(() => decompress(`${FORMS.utf16.slice(0, 2)}\uffff\uffff`)).toThrow(RangeError);
  });
});
