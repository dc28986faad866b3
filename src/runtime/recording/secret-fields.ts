/**
 * Fields whose content is never recorded. rrweb asks for a field only when it has a text, so a password that is empty until it is
 * shown as plain text would be missed: what rrweb tells of the page is looked through for such fields, too.
 */
import {
  type addedNodeMutation,
  EventType,
  type eventWithTime,
  IncrementalSource,
  type mutationData,
  type serializedElementNodeWithId,
  type serializedNodeWithId,
} from '@rrweb/types';
import { isCalledSecret } from './secret-words.ts';

/** rrweb sets it on a field of the app that was a password. */
const ONCE_PASSWORD = 'data-rr-is-password';
/** Kinds of `input` with a text that the user does not type. */
const NOT_TYPED = /^(?:button|checkbox|image|radio|reset|submit)$/;

/** The same number of stars for every text: not even its length is told. */
export function masked(text: string): string {
  return text === '' ? '' : '********';
}

export class SecretFields {
  /** fields that hid what was typed at some time, or took the place of such a field: "show password" makes plain text of them */
  private readonly passwords = new WeakSet<Node>();
  /** their ids in the recording */
  private readonly ids = new Set<number>();

  /** @param nodeOf the node that the recorder knows by this id */
  constructor(private readonly nodeOf: (id: number) => Node | null) {}

  /** True for a password, also one that is shown as plain text now, for a code or a card's number, and for a hidden field. */
  isSecret(field: Element): boolean {
    const type = typeOf(field);
    if (type === 'password' || field.hasAttribute(ONCE_PASSWORD)) this.passwords.add(field);
    return type === 'hidden' || this.passwords.has(field) || isCalledSecret(field);
  }

  /** Notes the secret fields that an event tells of, and masks in place what is still plain text in it. */
  mask(event: eventWithTime): void {
    if (event.type === EventType.FullSnapshot) this.look(event.data.node);
    if (event.type !== EventType.IncrementalSnapshot || event.data.source !== IncrementalSource.Mutation) return;
    const { data } = event;
    const places = this.placesOfGone(data);
    for (const { parentId, node } of data.adds) {
      if (places.has(parentId) && isField(node)) this.note(node.id);
      this.look(node);
    }
    // a field that has become a password, or has been one
    for (const { id, attributes } of data.attributes) if ('type' in attributes) this.check(id);
  }

  /** Parents out of which a password was taken. */
  private placesOfGone({ adds, removes }: Pick<mutationData, 'adds' | 'removes'>): Set<number> {
    const isMoved = (id: number) => adds.some(({ node }: addedNodeMutation) => node.id === id);
    const gone = removes.filter(({ id }) => this.ids.has(id) && !isMoved(id));
    return new Set(gone.map(({ parentId }) => parentId));
  }

  private look(root: serializedNodeWithId): void {
    const open = [root];
    for (let node = open.pop(); node; node = open.pop()) {
      if (isField(node) && this.check(node.id)) {
        if (typeof node.attributes.value === 'string') node.attributes.value = masked(node.attributes.value);
        // the text that a textarea began with
        node.childNodes = [];
      }
      if ('childNodes' in node) open.push(...node.childNodes);
    }
  }

  private check(id: number): boolean {
    const field = this.nodeOf(id) as Element | null;
    if (!field?.matches('input, textarea')) return false;
    const isSecret = this.isSecret(field);
    // the app's field stays as the app made it
    if (field.hasAttribute(ONCE_PASSWORD)) field.removeAttribute(ONCE_PASSWORD);
    if (this.passwords.has(field)) this.ids.add(id);
    return isSecret;
  }

  private note(id: number): void {
    const field = this.nodeOf(id);
    if (field) this.passwords.add(field);
  }
}

function isField(node: serializedNodeWithId): node is serializedElementNodeWithId {
  if (!('tagName' in node)) return false;
  if (node.tagName === 'textarea') return true;
  return node.tagName === 'input' && !NOT_TYPED.test(String(node.attributes.type ?? '').toLowerCase());
}

function typeOf(field: Element): string {
  return field.getAttribute('type')?.toLowerCase() ?? '';
}
