import { Input } from './field';

export const Login = () => (
  <form>
    <Input label="Your email" />
    <Input label="Secret" />
  </form>
);
