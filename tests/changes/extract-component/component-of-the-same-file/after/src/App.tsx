import { Ready } from "./Ready";

export function Dot({ tone }: { tone: string }) {
  return <i className={tone} />;
}

export function Page() {
  return (
    <main>
      <Ready />
    </main>
  );
}
