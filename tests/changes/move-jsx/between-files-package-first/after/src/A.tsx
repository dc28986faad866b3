import { X } from 'lucide-react';

export const A = () => (
  <div>
    <X />
  </div>
);
