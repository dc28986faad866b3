/** The steps for a file that is served for the first time. */
export { tagJsx } from '../../src/plugin/tag-jsx.ts';
export { IdentityRegistry } from '../../src/server/identity/identity.ts';
