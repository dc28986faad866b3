import { Panel } from './Panel';

export function Cart() {
  return (
    <Panel>
      <h2>Cart</h2>
    </Panel>
  );
}
