import { UserPlus } from 'lucide-react';
import { Button } from '../../../components/ui/Button';

export function AddPartnerCard() {
  return (
    <section className="grid place-content-center justify-items-center rounded-xl border border-dashed border-line-strong p-6 text-center">
      <span className="grid size-11 place-items-center rounded-full bg-primary-soft text-primary-ink">
        <UserPlus aria-hidden className="size-5" />
      </span>
      <h2 className="mt-3 font-semibold">Add External Partner</h2>
      <p className="mt-1 mb-4 max-w-56 text-sm text-muted">Brokers, architects and contractors who work with you.</p>
      <Button>Add Partner</Button>
    </section>
  );
}
