import {
  Button,
} from './ui';
export const B = () => <main><Button /></main>;
