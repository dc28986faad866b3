const Card = styled.div``;
export const App = () => <Card>x</Card>;
