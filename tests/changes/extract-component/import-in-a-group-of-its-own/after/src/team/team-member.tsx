interface TeamMemberProps {
  name: string;
}

export function TeamMember({ name }: TeamMemberProps) {
  return <p>{name}</p>;
}
