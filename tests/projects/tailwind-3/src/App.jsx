import { Button } from './components/Button';
import { Field } from './components/Field';
import { Footer } from './components/Footer';
import { TrailCard } from './components/TrailCard';

const TRAILS = [
  { name: 'Ridge', words: 'Along the ridge, with wide views.', length: '12 km', level: 'hard' },
  { name: 'Lake', words: 'Around the lake, flat all the way.', length: '5 km', level: 'easy' },
  { name: 'Mill', words: 'Through the woods to the old mill.', length: '8 km', level: 'easy' },
];

export function App() {
  return (
    <>
      <header className="sticky top-0 z-10 border-b bg-white/80 dark:bg-slate-950/80">
        <div className="container mx-auto flex items-center gap-6 px-4 py-3">
          <b className="font-display text-xl">Trails</b>
          <nav className="hidden gap-4 md:flex">
            <a href="#all" className="hover:text-brand">
              All
            </a>
            <a href="#near" className="font-medium text-brand">
              Near you
            </a>
          </nav>
          <Button className="ml-auto">Sign in</Button>
        </div>
      </header>
      <main className="container mx-auto px-4 py-8">
        <h1 className="text-3xl font-bold md:text-5xl">Find a trail</h1>
        <p className="mt-2 max-w-prose text-slate-600">All trails within an hour of town.</p>
        <p className="prose-note mt-4">Dogs are welcome on most of them.</p>
        <form className="mt-6 grid gap-4 sm:grid-cols-2">
          <Field label="Name" placeholder="Ridge" />
          <Field label="Length" placeholder="10 km" />
        </form>
        <section className="mt-8 grid gap-6 md:grid-cols-3">
          {TRAILS.map((trail, i) => (
            <TrailCard key={trail.name} trail={trail} featured={i === 0} />
          ))}
        </section>
        <p className="mt-6">
          <span className="tag">New</span> <em style={{ letterSpacing: '1px' }}>Winter routes</em>
        </p>
      </main>
      <Footer />
    </>
  );
}
