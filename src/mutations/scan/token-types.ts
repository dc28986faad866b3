/**
 * Kinds of tokens. A sign is a token of its own, by its character code; longer operators, words and literals have the numbers
 * below. `<`, `>` and `/` come one by one: only who asks knows whether they are operators, brackets of types, tags or regular
 * expressions.
 */

export const END = 0;
export const NAME = 128;
export const STRING = 129;
export const NUMBER = 130;
export const BIGINT = 131;
/** `#name` */
export const PRIVATE_NAME = 132;
/** `=>` */
export const ARROW = 133;
/** `...` */
export const DOTS = 134;
/** `?.` */
export const QUESTION_DOT = 135;
/** `++`, `--` */
export const INCREMENT = 136;
/** `+=` and the like */
export const ASSIGN = 137;
/** operators of two operands that are nothing else */
export const BINARY = 138;

export const AWAIT = 140;
export const BREAK = 141;
export const CASE = 142;
export const CATCH = 143;
export const CLASS = 144;
export const CONST = 145;
export const CONTINUE = 146;
export const DEBUGGER = 147;
export const DEFAULT = 148;
export const DELETE = 149;
export const DO = 150;
export const ELSE = 151;
export const ENUM = 152;
export const EXPORT = 153;
export const EXTENDS = 154;
export const FALSE = 155;
export const FINALLY = 156;
export const FOR = 157;
export const FUNCTION = 158;
export const IF = 159;
export const IMPORT = 160;
export const IN = 161;
export const INSTANCEOF = 162;
export const LET = 163;
export const NEW = 164;
export const NULL = 165;
export const RETURN = 166;
export const SUPER = 167;
export const SWITCH = 168;
export const THIS = 169;
export const THROW = 170;
export const TRUE = 171;
export const TRY = 172;
export const TYPEOF = 173;
export const VAR = 174;
export const VOID = 175;
export const WHILE = 176;
export const WITH = 177;
export const YIELD = 178;

/** Signs, by their character codes. */
export const BANG = 33;
export const AND = 38;
export const OPEN_PAREN = 40;
export const CLOSE_PAREN = 41;
export const STAR = 42;
export const PLUS = 43;
export const COMMA = 44;
export const MINUS = 45;
export const DOT = 46;
export const SLASH = 47;
export const COLON = 58;
export const SEMICOLON = 59;
export const LESS = 60;
export const EQUALS = 61;
export const MORE = 62;
export const QUESTION = 63;
export const OPEN_SQUARE = 91;
export const CLOSE_SQUARE = 93;
export const BACKTICK = 96;
export const OPEN_BRACE = 123;
export const OR = 124;
export const CLOSE_BRACE = 125;
export const TILDE = 126;

const WORDS = (
  'await break case catch class const continue debugger default delete do else enum export extends false finally for function ' +
  'if import in instanceof let new null return super switch this throw true try typeof var void while with yield'
).split(' ');

/** Reserved words by first letter and length: most names have none to be compared with. */
const BY_SHAPE: (readonly (readonly [word: string, type: number])[])[] = new Array(26 * 16).fill([]);
WORDS.forEach((word, i) => {
  const shape = ((word.charCodeAt(0) - 97) << 4) | word.length;
  BY_SHAPE[shape] = [...(BY_SHAPE[shape] ?? []), [word, AWAIT + i]];
});

/** NAME, or the reserved word that stands in `text` from `start` to `end`. */
export function wordType(text: string, start: number, end: number): number {
  const first = text.charCodeAt(start) - 97;
  const length = end - start;
  if (first < 0 || first > 25 || length < 2 || length > 10) return NAME;
  for (const [word, type] of BY_SHAPE[(first << 4) | length] as (readonly [string, number])[]) {
    if (text.startsWith(word, start)) return type;
  }
  return NAME;
}
