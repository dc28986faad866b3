import { logo } from './assets';

export const App = ({ mark }: { mark: string }) => <img src={logo} alt={mark} />;
