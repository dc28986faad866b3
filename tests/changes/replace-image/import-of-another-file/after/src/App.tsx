import newImage from './images/new.png';

export const App = () => <img src={newImage} alt="A" />;
