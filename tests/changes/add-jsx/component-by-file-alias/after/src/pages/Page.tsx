import { cn } from "@/lib/cn";
import { Card } from "@/ui/Card";

export function Page() {
  return (
    <main>
      <h1>Hi</h1>
      <Card />
    </main>
  );
}
