/** The scripts are plain JavaScript, so that they run before anything is installed; these are the types that tests need. */
declare module '*/lib/hash.mjs' {
  export function hashOf(root: string, paths: string[]): string;
}
declare module '*/lib/lock.mjs' {
  export function withLock<T>(file: string, work: () => T | Promise<T>): Promise<T>;
}
declare module '*/lib/setup.mjs' {
  export function checkNode(version?: string): void;
}
declare module '*/lib/security-checks.mjs' {
  export interface Check {
    number: number;
    priority: 0 | 1 | 2;
    what: string;
    untested?: string;
  }
  export const CHECKS: Check[];
  export function checksIn(name: string): number[];
}
declare module '*/lib/test-results.mjs' {
  interface TestLine {
    file: string;
    test: string;
    message: string;
  }
  export interface TestSummary {
    passed: number;
    failed: number;
    skipped: number;
    failures: TestLine[];
    secondTries: TestLine[];
  }
  export function summaryOf(results: object): TestSummary;
  export function summaryOfTwo(first: object, again: object): TestSummary;
}
