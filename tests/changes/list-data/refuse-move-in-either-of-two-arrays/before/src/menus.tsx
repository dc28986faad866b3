export const Wide = ({ data }) => (
  <aside>
    <Links data={data} />
  </aside>
);

export const Narrow = ({ data }) => (
  <dialog>
    <Links data={data} />
  </dialog>
);

const Links = ({ data }) => (
  <ul>
    {data.map((item) => (
      <li key={item.title}>{item.title}</li>
    ))}
  </ul>
);
