import { Button } from '@/components/ui/button';
import { ContactItem } from '@/components/ContactItem';

export function Contact() {
  return (
    <section>
      <ContactItem />
      <Button />
    </section>
  );
}
