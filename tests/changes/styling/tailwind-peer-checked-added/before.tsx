export const A = () => (
  <div>
    <input className="peer" type="checkbox" />
    <p className="p-4">a</p>
  </div>
);
