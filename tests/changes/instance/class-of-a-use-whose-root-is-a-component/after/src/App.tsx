import { Button } from './Button';
export const App = () => <p><Button>a</Button><Button className="mt-2">b</Button></p>;
