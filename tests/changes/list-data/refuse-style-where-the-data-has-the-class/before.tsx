const TAGS = [
  { name: 'react', color: 'text-blue' },
  { name: 'css', color: 'text-pink' },
];
export const App = () => (
  <ul>
    {TAGS.map((tag) => (
      <li key={tag.name} className={`text-sm ${tag.color}`}>
        {tag.name}
      </li>
    ))}
  </ul>
);
