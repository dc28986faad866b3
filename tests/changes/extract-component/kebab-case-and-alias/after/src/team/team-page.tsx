import { TeamMember } from './team-member';

export function TeamPage({ name }: { name: string }) {
  return (
    <main>
      <TeamMember name={name} />
    </main>
  );
}
