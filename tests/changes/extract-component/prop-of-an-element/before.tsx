export function Page({ name }: { name: string }) {
  return <Box icon={<svg aria-label={name} viewBox="0 0 1 1" />} />;
}

function Box({ icon }: { icon: React.ReactNode }) {
  return (
    <div>
      <b>{icon}</b>
    </div>
  );
}
