export const A = () => (
  <div className="group">
    <p className="p-4 group-hover:p-2">a</p>
  </div>
);
