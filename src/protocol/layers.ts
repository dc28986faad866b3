/**
 * The order of cascade layers (CSS Cascading and Inheritance 5). A layer's position is that of the first occurrence of its
 * name. Unlayered styles come after all layers, and styles directly in a layer after its nested layers.
 */
interface LayerNode {
  children: Map<string, LayerNode>;
}

export class LayerOrder {
  private readonly root: LayerNode = { children: new Map() };

  /** Adds a layer by its full name (`base.type`). */
  note(name: string): void {
    let node = this.root;
    for (const part of name.split('.')) {
      let child = node.children.get(part);
      if (!child) {
        child = { children: new Map() };
        node.children.set(part, child);
      }
      node = child;
    }
  }

  /**
   * Positive when normal declarations of layer `a` win over those of `b`; reversed for important ones. Empty name:
   * unlayered.
   */
  compare(a: string, b: string): number {
    const first = this.path(a);
    const second = this.path(b);
    for (let i = 0; ; i++) {
      const x = first[i];
      const y = second[i];
      if (x === undefined && y === undefined) return 0;
      // Styles in the outer layer win over those in a nested one.
      if (x === undefined) return 1;
      if (y === undefined) return -1;
      if (x !== y) return x - y;
    }
  }

  private path(name: string): number[] {
    if (name === '') return [];
    const path: number[] = [];
    let node: LayerNode | undefined = this.root;
    for (const part of name.split('.')) {
      const names: string[] = node ? [...node.children.keys()] : [];
      path.push(names.indexOf(part));
      node = node?.children.get(part);
    }
    return path;
  }
}
