import old from '@/images/old.png';

export const App = () => <img src={old} alt="A" />;
