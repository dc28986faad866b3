import { Mail } from 'lucide-react';

export default function Page() {
  return (
    <main>
      <a href="mailto:a@b.c">
        <Mail /> Write
      </a>
    </main>
  );
}
