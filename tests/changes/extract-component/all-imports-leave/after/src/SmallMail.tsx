import { Mail } from 'lucide-react';

export function SmallMail() {
  return <Mail size={12} />;
}
