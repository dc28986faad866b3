/** Operands: literals, names, members and calls. */
import {
  ARROW_KIND,
  CALL_KIND,
  type Kind,
  MEMBER_KIND,
  NAME_KIND,
  OTHER_KIND,
  PATH_KIND,
  PATTERN_KIND,
  TEXT_KIND,
} from './kinds.ts';
import { Operators } from './operators.ts';
import * as T from './token-types.ts';
import { UNSURE } from './tokens.ts';

const WRAPPING_METHOD = /^(?:memo|forwardRef|lazy|observer|withConfig|attrs)$/;

export abstract class Operands extends Operators {
  private propertyStart = 0;
  private propertyEnd = 0;

  protected abstract block(): void;
  protected abstract functionExpression(name: string | null, at: number, start: number): void;
  protected abstract classExpression(name: string | null, at: number): void;
  protected abstract parenthesized(name: string | null, at: number, isAsync: boolean): Kind;
  protected abstract genericArrow(name: string | null, at: number): void;
  protected abstract isGenericArrow(): boolean;
  protected abstract object(): void;
  protected abstract jsx(): void;

  /** An operand with its members and calls. */
  protected chain(name: string | null, at: number, noCalls = false): Kind {
    let kind = this.atom(name, at);
    if (kind === ARROW_KIND) return kind;
    let isOptional = false;
    for (;;) {
      switch (this.type) {
        case T.DOT:
          this.endName(name);
          this.next();
          kind = this.member(kind, isOptional);
          break;
        case T.QUESTION_DOT:
          if (noCalls) throw UNSURE;
          this.endName(name);
          isOptional = true;
          this.next();
          kind = this.optionalPart();
          break;
        case T.OPEN_SQUARE:
          this.endName(name);
          kind = this.computedMember(isOptional);
          break;
        case T.BANG:
          if (!this.isTypeScript || this.afterLineBreak) return kind;
          this.next();
          kind = kind === TEXT_KIND ? TEXT_KIND : OTHER_KIND;
          break;
        case T.OPEN_PAREN:
          if (noCalls) return kind;
          this.endName(name);
          this.call(!isOptional && name !== null && this.wraps(kind) ? name : null, at);
          kind = isOptional ? OTHER_KIND : CALL_KIND;
          break;
        case T.BACKTICK:
          this.endName(name);
          this.template();
          kind = OTHER_KIND;
          break;
        case T.LESS:
          if (!this.isTypeScript || !this.isTypeArguments()) return kind;
          if (this.type !== (T.OPEN_PAREN as number) && this.type !== (T.BACKTICK as number)) {
            this.endName(name);
            kind = OTHER_KIND;
          } else if (noCalls) return kind;
          break;
        default:
          return kind;
      }
    }
  }

  private call(name: string | null, at: number): void {
    if (name === null || !this.isNameUsed) {
      this.callArguments(name, at);
      return;
    }
    // `a(f)(g)`: the name was `g`'s, and `f` took it.
    const { found } = this;
    this.callArguments(null, 0);
    if (this.found !== found) throw UNSURE;
  }

  /** `memo(…)`, `withX(y)(…)`, `React.forwardRef(…)` hand their name on to the first argument. */
  private wraps(kind: Kind): boolean {
    if (kind === NAME_KIND || kind === CALL_KIND) return true;
    if (kind !== MEMBER_KIND && kind !== PATH_KIND) return false;
    return WRAPPING_METHOD.test(this.text.slice(this.propertyStart, this.propertyEnd));
  }

  private member(object: Kind, isOptional: boolean): Kind {
    if (this.property() === OTHER_KIND || isOptional) return OTHER_KIND;
    return object === NAME_KIND || object === PATH_KIND ? PATH_KIND : MEMBER_KIND;
  }

  private property(): Kind {
    const { type, start, end } = this;
    this.next();
    if (type === T.PRIVATE_NAME) return OTHER_KIND;
    if (type < T.NAME || (type > T.NAME && type < T.AWAIT)) throw UNSURE;
    this.propertyStart = start;
    this.propertyEnd = end;
    return MEMBER_KIND;
  }

  private optionalPart(): Kind {
    switch (this.type) {
      case T.OPEN_PAREN:
        this.callArguments(null, 0);
        break;
      case T.OPEN_SQUARE:
        this.computedMember(true);
        break;
      default:
        this.property();
    }
    return OTHER_KIND;
  }

  private computedMember(isOptional: boolean): Kind {
    this.next();
    const { start, end } = this;
    const { isBeforeColon } = this;
    this.isBeforeColon = false;
    const kind = this.expression();
    this.isBeforeColon = isBeforeColon;
    this.expect(T.CLOSE_SQUARE);
    if (kind !== NAME_KIND || isOptional) return OTHER_KIND;
    this.propertyStart = start;
    this.propertyEnd = end;
    return MEMBER_KIND;
  }

  /** `<` after a value: arguments of a type, by the rule of TypeScript, or an operator. */
  private isTypeArguments(): boolean {
    const before = this.state();
    if (this.maybeTypeArguments()) {
      const { type } = this;
      if (type === T.OPEN_PAREN || type === T.BACKTICK) return true;
      if (type !== T.MORE && (this.afterLineBreak || !this.startsExpression())) return true;
    }
    this.restore(before);
    return false;
  }

  private startsExpression(): boolean {
    const { type } = this;
    if (type === T.EQUALS || type === T.BINARY || type === T.ASSIGN || type === T.QUESTION || type === T.ARROW)
      return false;
    if (type === T.DOT || type === T.QUESTION_DOT || type === T.STAR || type === T.AND || type === T.OR) return false;
    return !this.endsExpression() && type !== T.INSTANCEOF;
  }

  /** From `(` to behind `)`; the name is the first argument's. */
  protected callArguments(name: string | null, at: number): void {
    const { isBeforeColon } = this;
    this.isBeforeColon = false;
    this.next();
    let first = name;
    while (this.type !== T.CLOSE_PAREN) {
      if (this.type === T.DOTS) {
        this.next();
        this.assignment(null, 0);
      } else this.handOn(first, at);
      first = null;
      if (this.type !== T.COMMA) break;
      this.next();
    }
    this.expect(T.CLOSE_PAREN);
    this.isBeforeColon = isBeforeColon;
  }

  /** @returns how many expressions the template holds */
  protected template(): number {
    const { isBeforeColon } = this;
    this.isBeforeColon = false;
    let count = 0;
    while (this.templateText()) {
      count++;
      this.next();
      this.expression();
      if (this.type !== T.CLOSE_BRACE) throw UNSURE;
    }
    this.next();
    this.isBeforeColon = isBeforeColon;
    return count;
  }

  private atom(name: string | null, at: number): Kind {
    const { type } = this;
    switch (type) {
      case T.NAME:
        return this.nameOrArrow(name, at);
      case T.STRING:
      case T.NUMBER:
        this.next();
        return TEXT_KIND;
      case T.BACKTICK:
        return this.template() === 0 ? TEXT_KIND : OTHER_KIND;
      case T.OPEN_PAREN:
        return this.parenthesized(name, at, false);
      case T.OPEN_BRACE:
        this.object();
        return PATTERN_KIND;
      case T.OPEN_SQUARE:
        this.array();
        return PATTERN_KIND;
      case T.LESS:
        if (!this.isGenericArrow()) {
          this.jsx();
          return OTHER_KIND;
        }
        this.genericArrow(name, at);
        return ARROW_KIND;
      case T.FUNCTION:
        this.functionExpression(name, at, this.start);
        return OTHER_KIND;
      case T.CLASS:
        this.classExpression(name, at);
        return OTHER_KIND;
      case T.NEW:
        return this.construction();
      case T.SLASH:
        this.regularExpression();
        return OTHER_KIND;
      case T.IMPORT:
        return this.importCall();
      case T.BIGINT:
      case T.PRIVATE_NAME:
      case T.THIS:
      case T.SUPER:
      case T.NULL:
      case T.TRUE:
      case T.FALSE:
        this.next();
        return OTHER_KIND;
      default:
        throw UNSURE;
    }
  }

  private importCall(): Kind {
    this.next();
    if (this.type === T.DOT) {
      this.next();
      this.next();
    } else if (this.type !== T.OPEN_PAREN) throw UNSURE;
    return OTHER_KIND;
  }

  private construction(): Kind {
    this.next();
    if (this.type === T.DOT) {
      this.next();
      this.next();
      return OTHER_KIND;
    }
    this.chain(null, 0, true);
    if (this.type === T.OPEN_PAREN) this.callArguments(null, 0);
    return OTHER_KIND;
  }

  private array(): void {
    const { isBeforeColon } = this;
    this.isBeforeColon = false;
    this.next();
    while (this.type !== T.CLOSE_SQUARE) {
      if (this.type === T.COMMA) {
        this.next();
        continue;
      }
      if (this.type === T.DOTS) this.next();
      this.assignment(null, 0);
      if (this.type === T.COMMA) this.next();
      else break;
    }
    this.expect(T.CLOSE_SQUARE);
    this.isBeforeColon = isBeforeColon;
  }

  private nameOrArrow(name: string | null, at: number): Kind {
    const isAsync = this.isWord('async');
    const { start } = this;
    this.next();
    if (this.type === T.ARROW && !this.afterLineBreak) return this.arrow(name, at);
    if (!isAsync || this.afterLineBreak) return NAME_KIND;
    switch (this.type) {
      case T.FUNCTION:
        this.functionExpression(name, at, start);
        return OTHER_KIND;
      case T.NAME:
        if (this.isWord('as') || this.isWord('satisfies') || this.isWord('of')) throw UNSURE;
        this.next();
        if ((this.type as number) !== T.ARROW) throw UNSURE;
        return this.arrow(name, at);
      case T.OPEN_PAREN:
        return this.parenthesized(name, at, true);
      case T.LESS:
        if (!this.isTypeScript) throw UNSURE;
        this.genericArrow(name, at);
        return ARROW_KIND;
      default:
        return NAME_KIND;
    }
  }

  /** From `=>` on. */
  protected arrow(name: string | null, at: number): Kind {
    const { place } = this;
    this.enterScope(name, at);
    this.arrowBody();
    this.place = place;
    this.takeName(name);
    return ARROW_KIND;
  }

  protected arrowBody(): void {
    this.expect(T.ARROW);
    if (this.type === T.OPEN_BRACE) this.block();
    else this.assignment(null, 0);
  }
}
