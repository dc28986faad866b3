export const A = () => (
  <div className="group/card">
    <p className="p-4 md:group-focus/card:p-2">a</p>
  </div>
);
