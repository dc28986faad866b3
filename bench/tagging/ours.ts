/** What a file goes through when it is first served. */
export { tagJsx } from '../../src/plugin/tag-jsx.ts';
export { IdentityRegistry } from '../../src/server/identity.ts';
