export const A = () => (
  <div className="group">
    <p className="p-4 group-hover:p-6">a</p>
  </div>
);
