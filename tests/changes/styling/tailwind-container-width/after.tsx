export const A = () => (
  <div className="@container">
    <p className="p-4 @md:p-2">a</p>
  </div>
);
