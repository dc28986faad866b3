export const A = () => (
  <div className="card">
    <p className="p-4 [.card:hover_&]:p-2">a</p>
  </div>
);
