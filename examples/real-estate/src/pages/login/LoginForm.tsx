import { useNavigate } from 'react-router';
import { Button } from '../../components/ui/Button';
import { Field } from '../../components/ui/Field';

/** Signing in only leads to the dashboard: there are no accounts to check against. */
export function LoginForm({ onDemo }: { onDemo: () => void }) {
  const navigate = useNavigate();
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        navigate('/dashboard');
      }}
    >
      <Field label="Email" type="email" placeholder="name@company.com" autoComplete="email" required />
      <Field label="Password" type="password" autoComplete="current-password" required />
      <Button type="submit" variant="primary" size="lg" className="mt-2">
        Sign In
      </Button>
      <Button variant="link" className="justify-self-center" onClick={onDemo}>
        Continue as Demo User
      </Button>
    </form>
  );
}
