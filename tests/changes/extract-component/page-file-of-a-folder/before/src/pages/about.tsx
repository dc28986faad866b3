import { Dot } from '../components/Dot';

export default function About() {
  return (
    <main>
      <p>
        <Dot />
      </p>
    </main>
  );
}
