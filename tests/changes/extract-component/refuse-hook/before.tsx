import { useId } from 'react';
export function Page() {
  return (
    <main>
      <p id={useId()}>a</p>
    </main>
  );
}
