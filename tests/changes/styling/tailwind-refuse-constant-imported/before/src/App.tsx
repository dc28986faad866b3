import { box } from './looks';

export function App() {
  return (
    <div className={box}>x</div>
  );
}
