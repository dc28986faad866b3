export const A = () => (
  <div>
    <input className="peer" type="checkbox" />
    <p className="p-4 peer-checked:p-2">a</p>
  </div>
);
