export { default as logo } from './logo.svg';
export { default as mark } from './mark.svg';
