import type { T } from './t';
export const A = () => (
  <div>
    <List<T> />
  </div>
);
declare const List: any;
