import photo from '@/images/deep/photo.png';

export const App = () => <img src={photo} alt="A" />;
