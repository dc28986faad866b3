export const App = () => <img src={`${import.meta.env.BASE_URL}photos/new.png`} alt="A" />;
