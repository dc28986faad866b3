import { memo } from 'react';
function Field({ label }) {
  return <label>{label}</label>;
}
export default memo(Field);
