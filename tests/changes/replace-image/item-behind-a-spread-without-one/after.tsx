const people = [
  { id: 'a', more: { src: '/a.png' }, photo: '/x.png' },
  { id: 'b', more: {}, photo: '/new.png' },
];

export const App = () => (
  <ul>
    {people.map(({ id, more, photo }) => (
      <img key={id} alt={id} src={photo} {...more} />
    ))}
  </ul>
);
