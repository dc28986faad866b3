interface PersonDetailsProps {
  isKnown: boolean;
  firstName: string;
  lastName: string;
  address: string;
  birthday: string;
}

export function PersonDetails({
  isKnown,
  firstName,
  lastName,
  address,
  birthday,
}: PersonDetailsProps) {
  return (
    <dl hidden={!isKnown}>
      <dt>{firstName}</dt>
      <dd>
        {lastName} {address} {birthday}
      </dd>
    </dl>
  );
}
