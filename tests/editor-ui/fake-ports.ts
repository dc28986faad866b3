/** Message channels that deliver at once, and pages that keep the ports they were given. */
export class FakePort {
  onmessage: ((message: { data: unknown }) => void) | null = null;
  other!: FakePort;
  closed = false;
  got: unknown[] = [];
  postMessage(data: unknown): void {
    if (this.closed || this.other.closed) return;
    this.other.got.push(data);
    this.other.onmessage?.({ data });
  }
  close(): void {
    this.closed = true;
  }
}

export class FakeMessageChannel {
  port1 = new FakePort();
  port2 = new FakePort();
  constructor() {
    this.port1.other = this.port2;
    this.port2.other = this.port1;
  }
}

/** A fake window, and the messages posted to it. */
export function fakePage() {
  const posted: { message: unknown; origin: string; port: FakePort }[] = [];
  const page = {
    postMessage: (message: unknown, origin: string, [port]: FakePort[]) =>
      void posted.push({ message, origin, port: port as FakePort }),
  } as unknown as Window;
  return { posted, page };
}
