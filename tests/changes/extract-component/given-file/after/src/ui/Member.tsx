import { Dot } from '../team/Dot';

interface MemberProps {
  name: string;
}

export function Member({ name }: MemberProps) {
  return (
    <p>
      <Dot /> {name}
    </p>
  );
}
