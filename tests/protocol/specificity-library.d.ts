/** The library's own types cannot be reached. */
declare module '@bramus/specificity' {
  export default class Specificity {
    static calculate(selector: string): Specificity[];
    toArray(): [number, number, number];
  }
}
