import heroBg from '@/assets/hero-bg.jpg';

export function App() {
  return <div className="cover" style={{ backgroundImage: `linear-gradient(red, blue), url(${ heroBg })` }} />;
}
