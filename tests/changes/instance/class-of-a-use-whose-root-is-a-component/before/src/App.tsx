import { Button } from './Button';
export const App = () => <p><Button>a</Button><Button>b</Button></p>;
