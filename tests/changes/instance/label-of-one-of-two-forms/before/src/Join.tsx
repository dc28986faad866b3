import { Area, Input } from './field';

export const Join = () => (
  <form>
    <Input label="Work email" />
    <Area label="About you" rows={3} />
  </form>
);
