import img from './hero.png';

export const App = () => <div style={{ background: `url(${img})`, backgroundSize: 'cover' }}>x</div>;
