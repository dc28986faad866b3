import { Input } from './field';

export const Login = () => (
  <form>
    <Input label="Work email" />
    <Input label="Secret" />
  </form>
);
