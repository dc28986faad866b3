import { Dot } from '@/ui/dot';

interface TeamMemberProps {
  name: string;
}

export function TeamMember({ name }: TeamMemberProps) {
  return (
    <p>
      <Dot /> {name}
    </p>
  );
}
