import photo from "./images/photo.png";

const a = 1;
export const App = () => <img src={photo} alt={`${a}`} />;
