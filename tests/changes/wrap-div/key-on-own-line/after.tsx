export const A = ({ rows }) =>
  rows.map((r) => (
    <div key={r.id}>
      <li
        id="a"
      />
    </div>
  ));
