import { NameIcon } from "./NameIcon";

export function Page({ name }: { name: string }) {
  return <Box icon={<NameIcon name={name} />} />;
}

function Box({ icon }: { icon: React.ReactNode }) {
  return (
    <div>
      <b>{icon}</b>
    </div>
  );
}
