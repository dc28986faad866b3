/** True for attributes that run or load code. */
function isDangerous(name: string, value: string): boolean {
  return name.startsWith('on') || name === 'srcdoc' || /^\s*(javascript|vbscript):/i.test(value);
}

/**
 * The first element of an HTML text without scripts, handlers and script addresses. Null when there is none or the page's policy
 * (trusted types) forbids it.
 */
export function elementFromHtml(document: Document, html: string): Element | null {
  const template = document.createElement('template');
  try {
    template.innerHTML = html;
  } catch {
    return null;
  }
  for (const element of template.content.querySelectorAll('*')) {
    if (element.localName === 'script' || element.localName === 'base' || element.localName === 'meta') {
      element.remove();
      continue;
    }
    for (const { name, value } of [...element.attributes]) if (isDangerous(name, value)) element.removeAttribute(name);
  }
  const first = template.content.firstElementChild;
  return first && (document.importNode(first, true) as Element);
}
