import { title } from 'some-package';
export function App() {
  return (
    <p>{title}</p>
  );
}
