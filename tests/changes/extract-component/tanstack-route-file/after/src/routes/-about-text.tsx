interface AboutTextProps {
  name: string;
}

export function AboutText({ name }: AboutTextProps) {
  return <p title={name}>{name}</p>;
}
