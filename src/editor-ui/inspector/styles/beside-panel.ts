/** For popups that belong to a field: at the field's height, at the edge of its panel, so that they cover none of its labels. */
export function besidePanel(
  field: HTMLElement | null,
): { getBoundingClientRect(): DOMRect; contextElement: Element } | null {
  if (!field) return null;
  return {
    contextElement: field,
    getBoundingClientRect: () => {
      const own = field.getBoundingClientRect();
      const panel = (field.closest('[data-panel]') ?? field).getBoundingClientRect();
      return new DOMRect(panel.left, own.top, panel.width, own.height);
    },
  };
}
