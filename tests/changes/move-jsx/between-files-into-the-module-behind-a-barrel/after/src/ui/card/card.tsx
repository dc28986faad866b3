export const Badge = () => <span>New</span>;

export const Card = () => (
  <aside>
    <Badge />
    <p>
      <Badge />
    </p>
  </aside>
);
