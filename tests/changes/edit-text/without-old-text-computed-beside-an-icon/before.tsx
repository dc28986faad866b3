const title = 'Explore Vite';

export function App() {
  return (
    <button>
      <Icon />
      {title}
    </button>
  );
}
