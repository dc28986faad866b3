import { Link } from 'react-router';
import { Button } from '../components/ui/Button';
import { drawing } from '../lib/pictures';

export default function NotFoundPage() {
  return (
    <div className="mx-auto grid max-w-xl justify-items-center px-4 py-12 text-center sm:py-20">
      <img
        src={drawing('centers', 'street')}
        alt=""
        className="aspect-[16/9] w-full max-w-md rounded-xl object-cover object-bottom"
      />
      <h1 className="mt-8 text-2xl font-semibold tracking-tight">This unit is empty</h1>
      <p className="mt-2 text-lg text-muted">
        There is no page at this address. It may have moved, or the link has a typo.
      </p>
      <Button asChild variant="primary" className="mt-6">
        <Link to="/dashboard">Go to the dashboard</Link>
      </Button>
    </div>
  );
}
