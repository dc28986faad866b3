import styled, { ThemeProvider } from 'styled-components';
import { Button } from './components/Button';
import { Care } from './components/Care';
import { Layout } from './components/Layout';
import { PlantCard } from './components/PlantCard';
import { theme } from './theme';

const Grid = styled.section`
  display: grid;
  gap: 16px;

  @media (min-width: 768px) {
    grid-template-columns: repeat(3, 1fr);
  }
`;

const Title = styled.h1`
  margin: 24px 0 8px;
  font-size: 28px;
`;

const PLANTS = [
  { name: 'Monstera', words: 'Large leaves with holes.', price: '24', tags: ['green', 'large'] },
  { name: 'Pilea', words: 'Round leaves, easy to share.', price: '9', tags: ['small'] },
  { name: 'Fern', words: 'Likes it damp.', price: '12', tags: ['green'] },
];

export function App() {
  return (
    <ThemeProvider theme={theme}>
      <Layout>
        <Title>New this week</Title>
        <p className="plain-note">Free delivery in town.</p>
        <Grid>
          {PLANTS.map((plant) => (
            <PlantCard key={plant.name} plant={plant} />
          ))}
        </Grid>
        <Care />
        <p style={{ marginTop: 24 }}>
          <Button>Order</Button>
        </p>
        <ul>
          <li>Returns</li>
          <li>Contact</li>
        </ul>
      </Layout>
    </ThemeProvider>
  );
}
