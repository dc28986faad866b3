import { tone } from './tones';

export function App() {
  return (
    <div style={{ color: tone }}>x</div>
  );
}
