import { Mail } from 'lucide-react';

export default function MailLink() {
  return (
    <a href="mailto:a@b.c">
      <Mail /> Write
    </a>
  );
}
