const Card = styled.div``;
export const App = () => <div>x</div>;
