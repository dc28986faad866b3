import old from './images/old.png';
import teamPhoto2 from './images/team-photo-2.png';

export const App = () => (
  <>
    <img src={teamPhoto2} alt="A" />
    <img src={old} alt="B" />
  </>
);
