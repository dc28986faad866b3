export const A = () => (
  <div className="card">
    <p className="p-4">a</p>
  </div>
);
