import AboutText from '../components/AboutText';

export default function About() {
  return (
    <main>
      <AboutText />
    </main>
  );
}
