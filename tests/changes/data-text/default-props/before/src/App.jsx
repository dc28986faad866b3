import { Footer } from './footer';
export const App = () => <Footer />;
