import { Title } from './parts';

export const App = () => <Title>Hi</Title>;
