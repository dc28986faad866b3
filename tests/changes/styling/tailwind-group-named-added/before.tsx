export const A = () => (
  <div className="group/card">
    <p className="p-4">a</p>
  </div>
);
