import old from './images/old.png';
import photo from './images/photo.png';

export const App = () => (
  <>
    <img src={old} alt="A" />
    <img src={photo} alt="B" />
  </>
);
