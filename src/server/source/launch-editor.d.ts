/** The parts of launch-editor that find the editor and its arguments. Its own `launch` prints to stdout. */
declare module 'launch-editor/guess.js' {
  /** command and arguments of the running or configured code editor; `[null]` if there is none */
  function guess(specified?: string): [string | null, ...string[]];
  export = guess;
}
declare module 'launch-editor/get-args.js' {
  function getArguments(editor: string, file: string, line: number, column: number): string[];
  export = getArguments;
}
