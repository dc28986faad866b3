const Card = ({ picture }: { picture: string }) => <img src={picture} alt="" />;

export const App = () => (
  <main>
    <Card picture="/a.png" />
    <Card picture="/b.png" />
  </main>
);
