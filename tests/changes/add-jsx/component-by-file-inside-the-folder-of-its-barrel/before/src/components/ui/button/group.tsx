import { useId } from 'react';

export const Group = () => (
  <div id={useId()}>
    <hr />
  </div>
);
