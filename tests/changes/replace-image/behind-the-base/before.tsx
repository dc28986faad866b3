export const App = () => <img src={`${import.meta.env.BASE_URL}pictures/old.png`} alt="A" />;
