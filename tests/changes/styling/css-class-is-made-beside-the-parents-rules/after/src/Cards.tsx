export function Cards({ names = ['Milk'] }: { names?: string[] }) {
  return (
    <div>
      {names.map((name) => (
        <div key={name} className="card center">
          <h4 className="cards-heading">{name}</h4>
        </div>
      ))}
    </div>
  );
}
