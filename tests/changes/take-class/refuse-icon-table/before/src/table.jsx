import { Icon } from './App';
export const table = [{ icon: Icon }];
