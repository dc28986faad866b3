import { mark as markImage } from './assets';

export const App = ({ mark }: { mark: string }) => <img src={markImage} alt={mark} />;
