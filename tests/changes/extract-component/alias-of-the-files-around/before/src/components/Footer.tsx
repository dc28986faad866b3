import { Contact } from '@/components/Contact';

export const Footer = () => <Contact />;
