const Title = ({ text }) => <h2>{text}</h2>;
const Card = ({ title }) => <article><Title text={title} /></article>;
const Hero = () => <Title text="News" />;
export const App = () => <main><Card title="Sport" /><Hero /></main>;
