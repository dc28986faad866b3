export { Badge as Pill } from './badge';
