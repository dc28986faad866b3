interface NameIconProps {
  name: string;
}

export function NameIcon({ name }: NameIconProps) {
  return <svg aria-label={name} viewBox="0 0 1 1" />;
}
