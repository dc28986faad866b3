import { Dot } from "./App";

export function Ready() {
  return (
    <p>
      <Dot tone="calm" /> Ready
    </p>
  );
}
