import { Button } from '@/components/ui/button';

export function Contact() {
  return (
    <section>
      <p>
        Write to us
      </p>
      <Button />
    </section>
  );
}
