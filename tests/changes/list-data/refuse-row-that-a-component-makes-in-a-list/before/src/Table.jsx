import { draw } from './draw';

export function Table({ data, render }) {
  return <section>{draw(data, render)}</section>;
}
