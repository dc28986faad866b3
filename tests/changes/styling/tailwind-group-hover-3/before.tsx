export const A = () => (
  <div className="group">
    <p className="p-4">a</p>
  </div>
);
