export function Page({ busy }: { busy: boolean }) {
  if (busy) {
    return (
      <p className="busy">
        Please <b>wait</b>
      </p>
    );
  }
  return <main />;
}
