import { Slot } from './slot';
export function Page() {
  return (
    <Slot asChild>
      <p>a</p>
    </Slot>
  );
}
