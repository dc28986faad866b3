import { Bell, X } from 'lucide-react';

export const A = () => (
  <div>
    <Bell />
    <X />
  </div>
);
