export const App = () => <p>old</p>
const = 3;
