import Bar from './Menus';

export function App() {
  return (
    <Bar>
      <Bar.Button>Copy</Bar.Button>
      <Bar.Button>Make a copy</Bar.Button>
    </Bar>
  );
}
