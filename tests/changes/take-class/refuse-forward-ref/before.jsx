import { forwardRef } from 'react';
export const Field = forwardRef(function Field({ label }, ref) {
  return <label ref={ref}>{label}</label>;
});
