import night from '@/assets/night.jpg';

export function App() {
  return <div className="cover" style={{ opacity: 0.9, backgroundImage: `linear-gradient(red, blue), url("${night}")` }} />;
}
