import { Plus } from 'lucide-react';
import { Button } from '../../../components/ui/Button';
import { Dialog, DialogContent, DialogTrigger } from '../../../components/ui/Dialog';
import { Field } from '../../../components/ui/Field';

const FIELDS = [
  { label: 'Name', type: 'text' },
  { label: 'Title', type: 'text' },
  { label: 'Department', type: 'text' },
  { label: 'Email', type: 'email' },
  { label: 'Phone', type: 'text' },
];

export function AddMemberDialog() {
  return (
    <Dialog>
      <DialogTrigger asChild>
        <Button variant="primary">
          <Plus aria-hidden />
          Add Team Member
        </Button>
      </DialogTrigger>
      <DialogContent title="Add Team Member" description="They will appear in the internal team.">
        <div className="mt-5 grid gap-4">
          {FIELDS.map((field) => (
            <Field key={field.label} {...field} />
          ))}
        </div>
        <div className="mt-6 flex justify-end">
          <Button variant="primary">Add Team Member</Button>
        </div>
      </DialogContent>
    </Dialog>
  );
}
