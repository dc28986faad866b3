export { default as Badge } from './badge';
