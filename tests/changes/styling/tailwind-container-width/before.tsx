export const A = () => (
  <div className="@container">
    <p className="p-4 @md:p-6">a</p>
  </div>
);
