import photo from "./images/photo.png";

export const App = () => <img src={photo} alt="A" />;
