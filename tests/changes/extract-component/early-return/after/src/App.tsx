import { Waiting } from "./Waiting";

export function Page({ busy }: { busy: boolean }) {
  if (busy) {
    return <Waiting />;
  }
  return <main />;
}
