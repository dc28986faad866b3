const title = 'Read more';

export function App() {
  return (
    <button>
      <Icon />
      {title}
    </button>
  );
}
