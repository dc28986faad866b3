export { default as logo } from './logo.svg';
export { default as 'the-mark' } from './mark.svg';
