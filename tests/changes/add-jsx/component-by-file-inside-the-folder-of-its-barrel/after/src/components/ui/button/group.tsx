import { useId } from 'react';
import { Button } from './button';

export const Group = () => (
  <div id={useId()}>
    <hr />
    <Button />
  </div>
);
