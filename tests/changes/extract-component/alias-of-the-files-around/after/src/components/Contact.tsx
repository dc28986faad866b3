import { ContactItem } from "@/components/ContactItem";

export function Contact() {
  return (
    <section>
      <ContactItem />
      <hr />
    </section>
  );
}
